import Foundation
import Ground
import TestSupport
import Testing

@testable import HomeWidgets

@Suite("Hostile repositories", .timeLimit(.minutes(2)))
struct HostileRepositoryTests {
  /// Shell commands that create a repository whose configuration names a program wherever git could
  /// start one; each program creates a file in `marks` if it is run.
  private static let lines = """
    mkdir marks evil hooks
    trap_() { printf '#!/bin/sh\\ntouch %s/marks/%s\\nexec cat\\n' "$PWD" "$1" > evil/$1; chmod +x evil/$1; }
    for name in monitor clean process smudge lfs diff textconv ssh helper askpass gpg pager editor alias \
      included worktree remote upload alternate proxy merge sub; do trap_ $name; done
    E="$PWD/evil"
    for hook in post-index-change pre-commit post-checkout reference-transaction fsmonitor-watchman pre-auto-gc; do
      printf '#!/bin/sh\\ntouch %s/marks/hook-%s\\n' "$PWD" $hook > hooks/$hook; chmod +x hooks/$hook
    done
    H="$PWD/hooks"
    git init -q s; (cd s; commit a x)
    git init -q -b main r; cd r
    commit a one; commit b two; commit c one; commit d one; commit e one
    git submodule -q add ../s s; git commit -qm sub
    git config filter.never.clean "$E/clean"
    printf 'a filter=evil\\nb filter=long\\nc filter=lfs\\nd filter=included\\ne diff=evil\\n' > .git/info/attributes
    printf '* diff=evil\\n' > .gitattributes; git add .gitattributes; git commit -qm attributes
    # A commit with a signature, which log.showSignature would have checked.
    signed=$(git cat-file commit HEAD | sed 's/^committer.*/&\\ngpgsig -----BEGIN PGP SIGNATURE-----\\n \\n x\\n -----END PGP SIGNATURE-----/' |
      git hash-object -t commit -w --stdin)
    git update-ref HEAD $signed
    c() { git config "$@"; }
    c filter.evil.clean "$E/clean"; c filter.evil.smudge "$E/smudge"; c filter.evil.required true
    c filter.long.process "$E/process"; c filter.long.required true
    c filter.lfs.clean "$E/lfs"; c filter.lfs.process "$E/lfs"
    c include.path "$PWD/.git/more"; git config -f .git/more filter.included.clean "$E/included"
    git config -f .git/more core.fsmonitor "$E/monitor"
    c extensions.worktreeConfig true; c core.repositoryFormatVersion 1
    git config -f .git/config.worktree core.pager "$E/worktree"
    git config -f .git/config.worktree filter.evil.clean "$E/worktree"
    c core.fsmonitor "$E/monitor"; c core.hooksPath "$H"; c core.pager "$E/pager"
    c pager.status "$E/pager"; c pager.log "$E/pager"; c pager.config "$E/pager"; c pager.rev-parse "$E/pager"
    c core.editor "$E/editor"; c sequence.editor "$E/editor"
    c diff.external "$E/diff"; c diff.evil.command "$E/diff"; c diff.evil.textconv "$E/textconv"
    c core.sshCommand "$E/ssh"; c credential.helper "$E/helper"; c core.askPass "$E/askpass"
    c core.gitProxy "$E/proxy"; c core.alternateRefsCommand "$E/alternate"
    c gpg.program "$E/gpg"; c gpg.ssh.program "$E/gpg"; c gpg.x509.program "$E/gpg"; c log.showSignature true
    c merge.evil.driver "$E/merge"; c log.diffMerges on; c status.submoduleSummary true
    for name in status log config rev-parse symbolic-ref; do c alias.$name "!$E/alias"; done
    # The objects of a commit are missing, and their remote is a program.
    c extensions.partialClone origin; c remote.origin.promisor true
    c remote.origin.url "ext::$E/remote"; c remote.origin.uploadpack "$E/upload"; c protocol.ext.allow always
    c remote.origin.fetch '+refs/heads/*:refs/remotes/origin/*'
    # The submodule has a monitor of its own.
    git -C s config core.fsmonitor "$E/sub"; git -C s config core.hooksPath "$H"; say s/a other
    # All files look changed, so that their bytes are compared.
    touch -d '2001-01-01' a b c d e
    """

  @Test func `a configuration that names programs starts none`() async throws {
    try await onThread {
      let world = GitWorld()
      try world.shell(Self.lines)
      func marks() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: world.path("marks"))) ?? []).sorted()
      }
      // Setting the trap up may have sprung it.
      try world.shell("rm -rf marks; mkdir marks")
      for round in 0..<2 {
        let seen = try? world.look(
          world.path("r"),
          since: Date(timeIntervalSince1970: 0),
          isMine: round == 1
        )
        #expect(marks().isEmpty)
        #expect(seen?.state.head == .branch("main"))
        #expect(seen?.state.commits.first?.subject == "attributes")
        #expect(seen?.state.changed == 0, "the files are as they were committed")
      }
      // A missing object is not asked for.
      try world.shell("cd r; rm -f .git/objects/$(git rev-parse HEAD^{tree} | sed 's/^../&\\//')")
      #expect(throws: RepositoryProblem.self) { try world.look(world.path("r")) }
      #expect(marks().isEmpty)
      // The trap is armed: git by itself springs it.
      _ = try? world.shell(
        "cd r; for do_ in status 'log -1' 'log -p --ext-diff' diff; do timeout 3 git $do_ > /dev/null 2>&1 || true; done"
      )
      let sprung = marks()
      for name in ["monitor", "process", "gpg"] { #expect(sprung.contains(name), "\(sprung)") }
    }
  }

  @Test func `filters of git itself would run, and do not`() async throws {
    try await onThread {
      let world = GitWorld()
      try world.shell(
        """
        mkdir marks; git init -q -b main r; cd r; commit a one
        printf '#!/bin/sh\\ntouch %s/../marks/clean\\ncat\\n' "$PWD" > ../clean; chmod +x ../clean
        git config filter.evil.clean "$PWD/../clean"; git config filter.evil.required true
        echo 'a filter=evil' > .git/info/attributes; touch -d 2001-01-01 a
        """
      )
      #expect(try world.look(world.path("r")).state.changed == 0)
      #expect(!FileManager.default.fileExists(atPath: world.path("marks/clean")))
      try world.shell("cd r; git status > /dev/null")
      #expect(FileManager.default.fileExists(atPath: world.path("marks/clean")))
    }
  }

  @Test func `a look writes nothing`() async throws {
    try await onThread {
      let world = GitWorld()
      try world.shell("git init -q -b main r; cd r; commit a one; touch -d 2001-01-01 a; say b x")
      let sums = "cd r; find . -type f | sort | xargs cksum; find . -printf '%p %T@\\n' | sort"
      let before = try world.shell(sums)
      _ = try world.look(world.path("r"), since: Date(timeIntervalSince1970: 0))
      #expect(try world.shell(sums) == before)
    }
  }

  /// Programs in place of git, each with the expected problem.
  private static let pretenders: [(script: String, problem: RepositoryProblem)] = [
    ("sleep 60", .tooSlow),
    ("trap '' TERM; while :; do :; done", .tooSlow),
    ("sleep 60 & echo $! > PLACE/pid; sleep 60", .tooSlow),
    ("yes", .failed("nothing, with code -1")),
    ("echo no >&2; exit 3", .failed("no")),
    ("printf 'a\\033[31mb' >&2; exit 1", .failed("a\u{1B}[31mb")),
    ("yes >&2", .tooSlow),
    ("kill -9 $$", .failed("nothing, with code -1")),
    ("exit 0", .failed("a status without a branch")),
  ]

  @Test(arguments: pretenders.indices)
  func `a git that hangs, floods or fails is ended with all that it started`(
    index: Int
  ) async throws {
    let row = Self.pretenders[index]
    try await onThread {
      let folder = TemporaryFolder()
      let script = row.script.replacingOccurrences(of: "PLACE", with: folder.path)
      let end =
        row.script == "exit 0" ? "case \"$*\" in *rev-parse*) echo true;; esac; exit 0" : script
      try Data("#!/bin/sh\n\(end)\n".utf8).write(to: folder.url.appending(path: "text"))
      let world = GitWorld(path: "\(folder.path):/usr/bin:/bin")
      // A program that this process had written could be open for writing still, in a child of another test.
      let program = "\(folder.path)/git"
      _ = try world.shell("cp '\(folder.path)/text' '\(program)'; chmod 755 '\(program)'")
      let problem = #expect(throws: RepositoryProblem.self) {
        try world.look(world.folder.path, milliseconds: 700)
      }
      #expect(problem == row.problem)
      let child = folder.text("pid").trimmingCharacters(in: .whitespacesAndNewlines)
      guard let child = Int32(child) else { return }
      // It is gone, or was ended and is not collected yet.
      #expect(Self.isGone(child))
    }
  }

  /// Returns whether a process ends within two seconds, as a signal is delivered with some delay.
  private static func isGone(_ child: Int32) -> Bool {
    for _ in 0..<200 {
      let status = FileManager.default.contents(atPath: "/proc/\(child)/stat") ?? Data()
      let words = String(decoding: status, as: UTF8.self).split(separator: " ")
      if words.count < 3 || ["Z", "X"].contains(words[2]) { return true }
      _ = poll(nil, 0, 10)
    }
    return false
  }

  @Test func `without git in an absolute folder there are words`() {
    let relative = ["PATH": ".:bin:", "HOME": "/"]
    #expect(throws: RepositoryProblem.noGit) { try GitProgram(relative) }
    #expect(throws: RepositoryProblem.noGit) { try GitProgram(["PATH": "/nowhere"]) }
  }
}
