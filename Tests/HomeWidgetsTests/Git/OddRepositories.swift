/// Repositories in rare states, each with the shell commands that create it in a folder `r`.
enum OddRepositories {
  struct Case: Sendable, CustomStringConvertible {
    let name: String
    let lines: String
    /// The folder that is read.
    var folder = "r"

    var description: String { name }
  }

  private static let one = "git init -q -b main r; cd r; commit a one\n"
  private static let two = one + "commit a two\n"
  /// Shell commands that create a repository `r`, which is a clone of a neighbouring one.
  private static let cloned =
    "git init -q -b main o; (cd o; commit a one; commit b two); git clone -q o r; cd r\n"
  /// Shell commands that create a repository with two branches that both changed `a`.
  private static let forked =
    one + "git checkout -qb side; commit a side; git checkout -q main; commit a main\n"

  static let files: [Case] = [
    Case(name: "unborn", lines: "git init -q -b main r"),
    Case(name: "unborn, staged", lines: "git init -q -b main r; cd r; say a x; git add a"),
    Case(name: "unborn, untracked", lines: "git init -q -b main r; cd r; say a x; say b y"),
    Case(name: "clean", lines: one),
    Case(name: "changed", lines: one + "say a other"),
    Case(name: "staged", lines: one + "say a other; git add a"),
    Case(name: "staged and changed", lines: one + "say a other; git add a; say a third"),
    Case(name: "untracked", lines: one + "say b x; say c y"),
    Case(name: "deleted", lines: one + "rm a"),
    Case(name: "deleted, staged", lines: one + "git rm -q a"),
    Case(name: "deleted, staged and back", lines: one + "git rm -q --cached a"),
    Case(name: "renamed", lines: one + "git mv a b"),
    Case(
      name: "renamed and edited",
      lines:
        "git init -q -b main r; cd r; seq 99 > a; git add a; git commit -qm one; git mv a b; seq 98 > b"
    ),
    Case(name: "copied", lines: one + "cp a b; git add b"),
    Case(name: "mode", lines: one + "chmod +x a"),
    Case(name: "mode, staged", lines: one + "chmod +x a; git add a"),
    Case(name: "a link for a file", lines: one + "rm a; ln -s b a"),
    Case(name: "a link to nothing", lines: one + "ln -s nowhere l"),
    Case(name: "a link to itself", lines: one + "ln -s l l"),
    Case(name: "a pipe", lines: one + "mkfifo p"),
    Case(name: "a folder for a file", lines: one + "rm a; mkdir a; say a/b x"),
    Case(name: "a name that is no UTF-8", lines: one + "say \"$(printf 'x\\377y')\" x"),
    Case(
      name: "staged names that are no UTF-8",
      lines: one + "say \"$(printf '\\377')\" x; git add ."
    ),
    Case(name: "a name with a line feed", lines: one + "say \"$(printf 'x\\ny')\" x; git add ."),
    Case(name: "names with signs", lines: one + "say '? x' x; say '1 M. \"y' y; say '# z' z"),
    Case(name: "3000 untracked in a folder", lines: one + "mkdir d; cd d; seq 3000 | xargs touch"),
    Case(name: "3000 untracked", lines: one + "seq 3000 | xargs touch"),
    Case(name: "an empty folder", lines: one + "mkdir d"),
    Case(name: "ignored", lines: one + "say .gitignore b; say b x; mkdir c; say c/b y"),
    Case(name: "excluded", lines: one + "echo b >> .git/info/exclude; say b x; say c x"),
    Case(name: "to be added", lines: one + "say b x; git add -N b"),
    Case(name: "assumed unchanged", lines: one + "git update-index --assume-unchanged a; say a x"),
    Case(name: "not in the work tree", lines: two + "git update-index --skip-worktree a; rm a"),
    Case(
      name: "sparse",
      lines: one + "mkdir d e; commit d/x d; commit e/x e; git sparse-checkout set d; say d/y y"
    ),
    Case(
      name: "line ends",
      lines: one + "say .gitattributes '* text'; printf 'x\\r\\n' > b; git add ."
    ),
    Case(name: "without an index", lines: one + "rm .git/index"),
    Case(name: "split index", lines: one + "git update-index --split-index; say a x; git add a"),
    Case(name: "untracked cache", lines: one + "git update-index --untracked-cache; say b x"),
    Case(
      name: "SHA-256",
      lines: "git init -q -b main --object-format=sha256 r; cd r; commit a one; say a x"
    ),
    Case(name: "packed", lines: two + "git gc -q; git pack-refs --all; say a x"),
    Case(name: "a nested repository", lines: one + "git init -q n; (cd n; commit a x)"),
    Case(name: "a folder within", lines: one + "mkdir d; say d/x x", folder: "r/d"),
  ]

  static let histories: [Case] = [
    Case(name: "detached", lines: two + "git checkout -q HEAD~1"),
    Case(name: "a tag", lines: two + "git tag v1 HEAD~1; git checkout -q v1"),
    Case(name: "a branch with slashes", lines: one + "git checkout -qb feature/tides/low"),
    Case(name: "a branch in Greek", lines: one + "git checkout -qb παλίρροια"),
    Case(name: "an orphan", lines: one + "git checkout -q --orphan other"),
    Case(
      name: "a worktree",
      lines: one + "git worktree add -q ../w -b side; say ../w/a x",
      folder: "w"
    ),
    Case(
      name: "a detached worktree",
      lines: two + "git worktree add -q --detach ../w HEAD~1",
      folder: "w"
    ),
    Case(
      name: "a git folder elsewhere",
      lines: "git init -q -b main --separate-git-dir g r; cd r; commit a one; say a x"
    ),
    Case(
      name: "shallow",
      lines:
        "git init -q -b main o; (cd o; commit a one; commit a two); git clone -q --depth 1 file://$PWD/o r; say r/a x"
    ),
    Case(name: "level", lines: cloned),
    Case(name: "ahead", lines: cloned + "commit c three; commit c four"),
    Case(name: "behind", lines: cloned + "git reset -q --hard HEAD~1"),
    Case(
      name: "diverged",
      lines: cloned + "git reset -q --hard HEAD~1; commit c three; commit c four"
    ),
    Case(
      name: "an upstream that is gone",
      lines: cloned + "git update-ref -d refs/remotes/origin/main"
    ),
    Case(name: "one stash", lines: one + "say a x; git stash -q"),
    Case(name: "three stashes", lines: one + "for n in 1 2 3; do say a $n; git stash -q; done"),
    Case(
      name: "a submodule",
      lines: "git init -q s; (cd s; commit a x); " + one
        + "git submodule -q add ../s s; git commit -qm sub"
    ),
    Case(
      name: "a submodule that went on",
      lines: "git init -q s; (cd s; commit a x); " + one
        + "git submodule -q add ../s s; git commit -qm sub; (cd s; commit a y)"
    ),
    Case(name: "a merge in conflict", lines: forked + "git merge side > /dev/null || true"),
    Case(
      name: "a merge that is solved",
      lines: forked + "git merge side > /dev/null || true; say a x; git add a"
    ),
    Case(
      name: "both added",
      lines: one
        + "git checkout -qb side; commit b x; git checkout -q main; commit b y; git merge side > /dev/null || true"
    ),
    Case(
      name: "deleted by one",
      lines: one
        + "git checkout -qb side; git rm -q a; git commit -qm gone; git checkout -q main; commit a y; git merge side > /dev/null || true"
    ),
    Case(name: "a rebase in conflict", lines: forked + "git rebase side > /dev/null 2>&1 || true"),
    Case(
      name: "a rebase that stopped",
      lines: two + "GIT_SEQUENCE_EDITOR='sed -i s/pick/edit/' git rebase -q -i HEAD~1 2> /dev/null"
    ),
    Case(
      name: "a cherry-pick in conflict",
      lines: forked + "git cherry-pick side > /dev/null 2>&1 || true"
    ),
    Case(
      name: "a revert in conflict",
      lines: two + "commit a three; git revert HEAD~1 > /dev/null 2>&1 || true"
    ),
    Case(
      name: "a bisection",
      lines: two + "commit a three; git bisect start HEAD HEAD~2 > /dev/null"
    ),
    Case(
      name: "a mail in conflict",
      lines: forked
        + "git format-patch -q --stdout side~1..side > ../m; git am ../m > /dev/null 2>&1 || true"
    ),
  ]
}
