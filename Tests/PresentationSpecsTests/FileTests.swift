import Testing

@testable import PresentationSpecs

/// Files and folders of every kind, also bad ones.
@Suite struct FileTests {
  private static let rows = """
    | style | os | sdk | horizontal | vertical | style? |
    |---|---|---|---|---|---|
    | pageSheet | 17 | 17 | compact | regular | pageSheet |

    """

  @Test func aByteOrderMarkIsPassedOver() async throws {
    let run = try await run("\u{FEFF}" + Self.rows)
    #expect(run.summary.passed == 1)
  }

  @Test func lineEndsOfOtherSystemsAreAccepted() async throws {
    let run = try await run(Self.rows.split(separator: "\n").joined(separator: "\r\n"))
    #expect(run.summary.passed == 1)
    #expect(run.errors.isEmpty)
  }

  @Test func tabsAreSpace() async throws {
    let run = try await run(String(Self.rows.map { $0 == " " ? "\t" : $0 }))
    #expect(run.summary.passed == 1, "\(run.errors)")
  }

  @Test func pipesAroundRowsMayBeLeftOut() async throws {
    let bare = Self.rows.split(separator: "\n").map { $0.dropFirst().dropLast() }.joined(separator: "\n")
    let run = try await run(bare)
    #expect(run.summary.passed == 1, "\(run.errors)")
  }

  @Test func cellsMayHoldCodeLinksAndEscapedPipes() async throws {
    let run = try await run(
      table(
        """
        | case           | style       | style?                              |
        |----------------|-------------|-------------------------------------|
        | a \\| b `c\\|d` | `pageSheet` | [pageSheet](https://example.org/a)  |
        | x<br>y         | "pageSheet" | pageSheet<br>or formSheet            |

        """))
    #expect(run.summary.passed == 2, "\(run.errors)\(run.output)")
  }

  @Test func whatIsNamedTwiceIsCheckedOnce() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("spec.md", Self.rows)
    #expect(await run([path, path], in: folder).summary.passed == 1)
    #expect(await run([folder.path, folder.path + "/"], in: folder).summary.passed == 1)
  }

  @Test func whatIsNeitherFileNorFolderIsRefused() async throws {
    let folder = try TemporaryFolder()
    let run = await run(["/dev/zero"], in: folder)
    #expect(run.messages == ["/dev/zero: error: this cannot be read: it is neither a file nor a folder"])
  }

  @Test func bytesThatAreNotUTF8AreAnError() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("spec.md", Array("| a\n| ü".utf8) + [0xFF, 0x41, 0x0A])
    let run = await run([path], in: folder)
    #expect(run.messages.contains("spec.md:2:4: error: this is not UTF-8"))
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0x80], [0xF0, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func malformedSequencesAreFound(_ bytes: [UInt8]) {
    let padded = Array("12345678".utf8) + bytes + Array("x".utf8)
    #expect(UTF8Check.firstInvalid(in: padded, 0..<padded.count) == 8)
  }

  @Test func wellFormedTextIsAccepted() {
    let bytes = Array("plain, ü → 𝄞, and more plain text".utf8)
    #expect(UTF8Check.firstInvalid(in: bytes, 0..<bytes.count) == nil)
  }

  @Test func aVeryLongLineIsAnErrorAndNothingMore() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "spec.md", [UInt8](repeating: 0x61, count: 3_000_000) + Array(("\n\n" + Self.rows).utf8))
    let run = await run([path], in: folder)
    #expect(run.messages == ["spec.md:1:1: error: this line is longer than 1048576 bytes"])
    #expect(run.summary.passed == 1)
  }

  @Test func tablesInFencesAreDocumentation() async throws {
    let run = try await run("~~~\n| stlye | style? |\n|---|---|\n| x | y |\n~~~\n\n" + Self.rows)
    #expect(run.summary.passed == 1)
    #expect(run.errors.isEmpty)
  }

  @Test func indentedTablesAreDocumentation() async throws {
    let run = try await run("    | stlye | style? |\n    |---|---|\n    | x | y |\n\n" + Self.rows)
    #expect(run.summary.passed == 1)
    #expect(run.errors.isEmpty)
  }

  @Test func aMarkExemptsTheNextTable() async throws {
    let run = try await run("# Title\n\n<!-- documentation -->\n\n| style | os |\n|---|---|\n| a | b |\n\n" + Self.rows)
    #expect(run.summary.passed == 1)
    #expect(run.errors.isEmpty)
  }

  @Test func aMarkAtTheTopExemptsTheFile() async throws {
    let folder = try TemporaryFolder()
    let documentation = try folder.write("a.md", "<!-- documentation -->\n\n| style | os |\n|---|---|\n| a | b |\n")
    let specs = try folder.write("b.md", Self.rows)
    let both = await run([documentation, specs], in: folder)
    #expect(both.summary.passed == 1)
    #expect(both.errors.isEmpty)
    let alone = await run([documentation], in: folder)
    #expect(alone.messages == ["error: nothing was checked"])
  }

  @Test func otherTablesAreDocumentation() async throws {
    let run = try await run("| member | from |\n|---|---|\n| x | 13 |\n\n" + Self.rows)
    #expect(run.summary.passed == 1)
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: ["", "# Only a title\n", "prose\n"]) func aNamedFileHoldsSpecs(_ text: String) async throws {
    let run = try await run(text)
    #expect(run.messages == ["spec.md: error: this file holds no spec table"])
  }

  @Test func aFolderHoldsSpecs() async throws {
    let folder = try TemporaryFolder()
    try folder.write("empty/notes.txt", "x")
    try folder.write("prose/a.md", "x")
    let run = await run([folder.path + "/empty", folder.path + "/prose"], in: folder)
    #expect(
      run.messages == [
        "empty: error: this folder holds no `.md` file", "prose: error: this folder holds no spec table",
      ])
  }

  @Test func linksThatLeadNowhereOrBackAreErrors() async throws {
    let folder = try TemporaryFolder()
    try folder.write("specs/b/spec.md", Self.rows)
    try folder.write("specs/a.md", Self.rows)
    try folder.write("specs/.hidden/x.md", "| broken |")
    try folder.link("specs/b/back", to: "../../specs")
    try folder.link("specs/c.md", to: "nowhere.md")
    let run = await run([folder.path + "/specs"], in: folder)
    #expect(run.summary.passed == 2)
    #expect(
      run.messages == [
        "specs/c.md: error: this cannot be read: no such file or directory",
        "specs/b/back: error: this link leads back to a folder that it lies in",
      ])
  }

  @Test func whatIsNotThereIsAnError() async throws {
    let folder = try TemporaryFolder()
    let run = await run([folder.path + "/missing.md"], in: folder)
    #expect(run.messages == ["missing.md: error: this cannot be read: no such file or directory"])
  }

  @Test func headingsNest() async throws {
    let run = try await run(
      """
      Given os 17; sdk 17; vertical regular

      One
      ===

      Given style fullScreen; horizontal compact

      ## Inner

      Given style pageSheet

      | style? |
      |---|
      | pageSheet |

      ### Deeper ###

      | style | style? |
      |---|---|
      | formSheet | formSheet |

      Two
      ---

      | style? |
      |---|
      | fullScreen |

      # Three

      | horizontal | style? |
      |---|---|
      | compact | pageSheet |

      """)
    #expect(run.summary.passed == 4, "\(run.errors)\(run.output)")
    #expect(run.summary.failed == 0)
  }

  @Test func aFolderIsReadInTheOrderOfItsNames() {
    #expect(SpecFiles(paths: [#filePath]).files.map { $0.isNamed } == [true])
  }
}
