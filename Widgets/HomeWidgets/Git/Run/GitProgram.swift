import Foundation
import Ground

/// Runs `git` so that a repository's configuration cannot start another program (RI-11).
///
/// There is no shell. The environment is fresh, and the system's configuration is excluded. Options
/// on the command line, which override every file, switch off the programs in a repository's
/// configuration. These are monitors, hooks, filters, pagers, signature checks, and all network
/// access. The commands only read.
struct GitProgram: Sendable {
  private let path: String
  private let environment: [String]
  /// The home folder that replaces `~` in paths; `/` if `HOME` is not an absolute path.
  let home: String

  /// Finds `git` in the absolute folders of `PATH`.
  ///
  /// - Throws: `.noGit` if none of them contains it.
  init(_ variables: [String: String]) throws(RepositoryProblem) {
    let folders = (variables["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
      .map(String.init).filter { $0.hasPrefix("/") }
    let programs: [String] = folders.map { $0 + "/git" }
    guard let path = programs.first(where: { access($0, X_OK) == 0 }) else { throw .noGit }
    self.path = path
    home = variables["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/"
    var environment = [
      "PATH": folders.joined(separator: ":"), "HOME": home, "LC_ALL": "C",
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_ATTR_NOSYSTEM": "1", "GIT_OPTIONAL_LOCKS": "0",
      "GIT_TERMINAL_PROMPT": "0", "GIT_ASKPASS": "false", "GIT_PAGER": "cat",
      "GIT_EDITOR": "false", "GIT_SEQUENCE_EDITOR": "false", "GIT_SSH_COMMAND": "false",
      // Git must not download missing objects from a remote.
      "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
    ]
    // The user's own configuration is trusted, as git itself trusts it.
    if let folder = variables["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      environment["XDG_CONFIG_HOME"] = folder
    }
    self.environment = environment.map { "\($0.key)=\($0.value)" }.sorted()
  }

  /// The git settings that are passed with `-c`, which override every configuration file.
  private static let overruled = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.pager=cat", "core.sshCommand=false",
    "core.askPass=false", "credential.helper=", "diff.external=", "gpg.program=false",
    "log.showSignature=false", "submodule.recurse=false",
  ]

  /// Runs a git command in a folder.
  ///
  /// The named git filters are disabled, so that their programs do not run. The deadline is in
  /// milliseconds of the monotonic clock.
  func run(
    _ command: [String],
    in folder: String,
    without filters: [String] = [],
    until deadline: Int64
  ) throws(RepositoryProblem) -> GitProcess.Output {
    let settings =
      Self.overruled
      + filters.flatMap { name in
        ["clean=", "smudge=", "process=", "required=false"].map { "filter.\(name).\($0)" }
      }
    return try GitProcess.run(
      [path, "--no-pager", "--no-optional-locks", "-C", folder]
        + settings.flatMap { ["-c", $0] } + command,
      environment: environment,
      until: deadline
    )
  }

  /// Returns the names of the configured git filters, programs that git would run for changed
  /// files.
  ///
  /// - Throws: `.oddFilter` for a name that cannot be overridden, or for too many filters.
  func filters(in folder: String, until deadline: Int64) throws(RepositoryProblem) -> [String] {
    let listed = try run(["config", "--list", "--name-only", "-z"], in: folder, until: deadline)
    guard listed.code == 0, !listed.isCut else { throw RepositoryProblem(listed) }
    var names: Set<String> = []
    for key in listed.bytes.split(separator: 0) {
      let text = String(decoding: key, as: UTF8.self)
      guard text.hasPrefix("filter."), let end = text.lastIndex(of: ".") else { continue }
      let start = text.index(text.startIndex, offsetBy: "filter.".count)
      guard start <= end else { continue }
      let name = text[start..<end]
      // Git ends a key at its first `=`, and bytes that are not valid text are replaced by U+FFFD.
      guard !name.contains("="), !name.contains(where: \.isNewline), !name.contains("\u{FFFD}")
      else { throw .oddFilter }
      names.insert(String(name))
    }
    guard names.count <= GitLimits.filters else { throw .oddFilter }
    return names.sorted()
  }
}

extension RepositoryProblem {
  /// Creates the problem from the error message of a git process that failed.
  init(_ output: GitProcess.Output) {
    let words = output.words
    self =
      if words.contains("not a git repository") {
        .notARepository
      } else if words.contains("dubious ownership") || words.contains("unsafe repository") {
        .foreign
      } else if words.contains("Permission denied") {
        .noRights
      } else {
        .failed(GitText.shortened(words.isEmpty ? "nothing, with code \(output.code)" : words))
      }
  }
}
