import Foundation
import TestSupport
import Testing

@testable import widgetctl

// RI-11
@Suite("Programs that others may have changed", .timeLimit(.minutes(2)))
struct ProgramTrustTests {
  private static let user: UInt32 = 1_000
  private static let other: UInt32 = 2_000
  /// The number of a group without other members; `shared` is that of a group with others.
  private static let own: UInt32 = 1_000
  private static let shared: UInt32 = 50

  /// The attributes of files by their paths.
  private typealias Files = [String: FileFacts]

  private func problem(
    of path: String = "/home/me/bin/tea",
    _ change: (inout Files) -> Void = { _ in }
  ) -> ProgramTrust.Problem? {
    let folder = FileFacts(owner: 0, group: 0, permissions: 0o755, isFolder: true)
    let mine = FileFacts(owner: Self.user, group: Self.own, permissions: 0o755, isFolder: true)
    var files: Files = [
      "/": folder, "/home": folder, "/home/me": mine, "/home/me/bin": mine,
      "/home/me/bin/tea": FileFacts(owner: Self.user, group: Self.own, permissions: 0o755),
    ]
    change(&files)
    let found = files
    let trust = ProgramTrust(
      user: Self.user,
      facts: { found[$0] },
      hasOthers: { $0 == Self.shared }
    )
    return trust.problem(of: path)
  }

  @Test func `a program of the user's own below folders of root's is run`() {
    #expect(problem() == nil)
  }

  @Test(arguments: ["/", "/home", "/home/me", "/home/me/bin", "/home/me/bin/tea"])
  func `it is not run where another user owns the file or a folder above`(path: String) {
    let problem = problem { $0[path]?.owner = Self.other }
    #expect(problem?.message == "\(path) belongs to another user (2000)")
    #expect(
      problem?.hint == "put a copy into a folder that only you can write to, and add that"
    )
  }

  @Test(arguments: ["/home/me", "/home/me/bin", "/home/me/bin/tea"])
  func `it is not run where others may write, and the advice can be pasted`(path: String) {
    let problem = problem { $0[path]?.permissions = 0o757 }
    #expect(problem?.message == "others can write to \(path) (757)")
    #expect(problem?.hint == "'chmod go-w \(path)'")
  }

  @Test func `what is not the user's own is not theirs to change`() {
    let problem = problem { $0["/home"]?.permissions = 0o777 }
    #expect(problem?.message == "others can write to /home (777)")
    #expect(problem?.hint.contains("chmod") == false)
  }

  @Test func `a group that may write is safe where nobody else is in it`() {
    #expect(problem { $0["/home/me/bin"]?.permissions = 0o775 } == nil)
    let problem = problem {
      $0["/home/me/bin"]?.permissions = 0o775
      $0["/home/me/bin"]?.group = Self.shared
    }
    #expect(problem?.message == "others of its group can write to /home/me/bin (775)")
  }

  @Test func `a sticky folder is safe, a program with that bit is not`() {
    #expect(problem { $0["/home"]?.permissions = 0o1777 } == nil)
    #expect(problem { $0["/home/me/bin/tea"]?.permissions = 0o1777 } != nil)
  }

  @Test func `another user's file in a sticky folder is not run`() {
    let problem = problem {
      $0["/home"]?.permissions = 0o1777
      $0["/home/me"]?.owner = Self.other
    }
    #expect(problem?.message == "/home/me belongs to another user (2000)")
  }

  @Test func `a link is followed, and each folder on its way is looked at`() {
    let link = { (target: String) in
      FileFacts(owner: Self.user, group: Self.own, permissions: 0o777, target: target)
    }
    let folder = FileFacts(owner: Self.user, group: Self.own, permissions: 0o777, isFolder: true)
    let program = FileFacts(owner: Self.user, group: Self.own, permissions: 0o755)
    for target in ["../open/tea", "/home/me/open/tea", "/home/me/bin/.././open/tea"] {
      let problem = problem {
        $0["/home/me/bin/tea"] = link(target)
        $0["/home/me/open"] = folder
        $0["/home/me/open/tea"] = program
      }
      #expect(problem?.message == "others can write to /home/me/open (777)", "\(target)")
    }
    let problem = problem {
      $0["/home/me/bin/tea"] = link("real")
      $0["/home/me/bin/real"] = program
    }
    #expect(problem == nil, "a link's own permissions say nothing")
  }

  @Test func `a link of another user's is not followed`() {
    let problem = problem {
      $0["/home/me/bin/tea"] = FileFacts(
        owner: Self.other,
        group: Self.own,
        permissions: 0o777,
        target: "real"
      )
      $0["/home/me/bin/real"] = FileFacts(owner: Self.user, group: Self.own, permissions: 0o755)
    }
    #expect(problem?.message == "/home/me/bin/tea belongs to another user (2000)")
  }

  @Test func `links in a circle, and what is not there, are no programs`() {
    let circle = problem {
      $0["/home/me/bin/tea"] = FileFacts(
        owner: Self.user,
        group: Self.own,
        permissions: 0o777,
        target: "tea"
      )
    }
    #expect(circle?.message == "/home/me/bin/tea cannot be accessed")
    #expect(problem { $0["/home/me/bin/tea"] = nil } == circle)
  }

  @Test func `the system's own programs are run`() {
    #expect(ProgramTrust().problem(of: "/bin/sh") == nil)
  }

  @Test func `the facts of a file are its own, not those of what it leads to`() throws {
    let folder = TemporaryFolder()
    let file = folder.path + "/file"
    try "x".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(chmod(file, 0o640) == 0)
    #expect(symlink("file", folder.path + "/link") == 0)
    let facts = try #require(FileFacts(path: file))
    #expect(facts.permissions == 0o640)
    #expect(facts.owner == getuid())
    #expect(FileFacts(path: folder.path + "/link")?.target == "file")
    #expect(FileFacts(path: folder.path)?.isFolder == true)
    #expect(FileFacts(path: folder.path + "/none") == nil)
  }

  @Test func `a group that is in no list may have any members`() {
    #expect(GroupMembers.hasOthers(in: 4_000_000_000))
  }

  @Test(
    arguments: [
      ("Tea", true), ("tea-2.1", true), ("Tee & Kaffee", true), ("茶", true), ("", false),
      ("-rf", false), ("a/b", false), ("two\nlines", false), ("ev\u{1B}]52;c;x\u{7}", false),
      ("a\u{202E}b", false), (" tea", false), ("tea\t", false),
      (String(repeating: "x", count: 64), true), (String(repeating: "x", count: 65), false),
    ]
  )
  func `an extension's name can be printed and typed`(name: String, isName: Bool) {
    #expect(HostedExtension.isName(name) == isName)
  }
}
