import WidgetTerminal

/// Checks that only this user and root can change a program; other programs are not run (RI-11).
///
/// The file and each folder in its path are checked, at each step of a symbolic link. A user who
/// may write to a folder may replace a program in it. A sticky folder, such as /tmp, is safe: other
/// users cannot remove or rename files in it that they do not own.
struct ProgramTrust {
  /// The reason why a program is not run, and a hint for the user.
  struct Problem: Equatable {
    let message: String
    let hint: String
  }

  /// The most symbolic links that are followed in a path: 40, as in Linux.
  private static let maximumLinks = 40

  private let user: UInt32
  private let facts: (String) -> FileFacts?
  private let hasOthers: (UInt32) -> Bool

  /// Creates the check.
  ///
  /// `facts` reads the attributes of a path without following a link.
  ///
  /// `hasOthers` returns whether a group has members other than the user and root.
  init(
    user: UInt32 = Account.user,
    facts: @escaping (String) -> FileFacts? = FileFacts.init(path:),
    hasOthers: @escaping (UInt32) -> Bool = { GroupMembers.hasOthers(in: $0) }
  ) {
    self.user = user
    self.facts = facts
    self.hasOthers = hasOthers
  }

  /// Returns the reason why the program at an absolute path is not run; `nil` if it may be run.
  func problem(of path: String) -> Problem? {
    var rest = Self.steps(of: path)
    var place = ""
    var links = 0
    if let problem = problem(at: "/") { return problem }
    while let step = rest.popLast() {
      if step == ".." {
        place = String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)])
        continue
      }
      let next = "\(place)/\(step)"
      if let problem = problem(at: next) { return problem }
      guard let target = facts(next)?.target else {
        place = next
        continue
      }
      links += 1
      if links > Self.maximumLinks { return Self.unreachable(path) }
      if target.hasPrefix("/") { place = "" }
      rest += Self.steps(of: target)
    }
    return nil
  }

  /// Returns the components of a path, the last one first.
  private static func steps(of path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }.reversed()
  }

  private static func unreachable(_ path: String) -> Problem {
    Problem(message: "\(path) cannot be accessed", hint: "check its path and its permissions")
  }

  private func problem(at path: String) -> Problem? {
    guard let facts = facts(path) else { return Self.unreachable(path) }
    guard facts.owner == user || facts.owner == 0 else {
      return Problem(
        message: "\(path) belongs to another user (\(facts.owner))",
        hint: Self.move
      )
    }
    // A link has no permissions of its own.
    if facts.target != nil || facts.isStickyFolder { return nil }
    let writers: String
    if facts.permissions & 0o002 != 0 {
      writers = "others"
    } else if facts.permissions & 0o020 != 0, hasOthers(facts.group) {
      writers = "others of its group"
    } else {
      return nil
    }
    let mode = String(facts.permissions, radix: 8)
    return Problem(
      message: "\(writers) can write to \(path) (\(mode))",
      // The user can only change the permissions of their own files.
      hint: facts.owner == user ? "'chmod go-w \(ShellWord.quoted(path))'" : Self.move
    )
  }

  private static let move = "put a copy into a folder that only you can write to, and add that"
}
