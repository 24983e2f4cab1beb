import Foundation

extension GitPicture {
  /// Returns invented repositories, for the gallery and for placeholders; does not start `git`.
  static func sample(at date: Date, in calendar: Calendar) -> GitPicture {
    let answers = [
      answer(
        "~/src/lighthouse",
        .branch("main"),
        [
          ("Turn the lamp at dusk", 2.2), ("Count the ships that pass", 9),
          ("Oil the bearings", 31),
          ("Light the lamp from the tide table", 50), ("Measure the fog", 74),
          ("Wind the clockwork once a night", 99), ("Paint the gallery white", 126),
          ("Clean the lenses", 150), ("Keep the log of weather", 175), ("Begin the watch", 198),
        ],
        at: date
      ) { state in
        state.upstream = "origin/main"
        (state.ahead, state.behind) = (2, 0)
        (state.staged, state.changed, state.untracked) = (2, 3, 1)
        state.stashes = 1
      },
      answer(
        "~/src/harbor",
        .branch("feature/tides"),
        [
          ("Read the tables of tides", 20), ("Mark the fairway", 45), ("Dredge the basin", 90),
          ("Number the berths", 140),
        ],
        at: date
      ) { state in
        state.upstream = "origin/feature/tides"
        (state.ahead, state.behind) = (0, 4)
      },
      answer(
        "~/src/charts",
        .detached("4f2a9c1"),
        [("Draw the northern coast", 75), ("Sound the bay", 110), ("Name the rocks", 160)],
        at: date
      ) {
        $0.operation = GitOperation(kind: .rebase, branch: "soundings", step: 2, count: 5)
        $0.conflicted = 1
      },
    ]
    return GitPicture(
      rows: zip(answers, ConfiguredPath.names(of: answers.map(\.path))).map {
        Row($0, name: $1, at: date)
      },
      year: CommitYear(moments(before: date), today: date, in: calendar)
    )
  }

  private static func answer(
    _ path: String,
    _ head: RepositoryState.Head,
    _ commits: [(subject: String, hours: Double)],
    at date: Date,
    _ change: (inout RepositoryState) -> Void
  ) -> Repositories.Answer {
    var state = RepositoryState(head: head)
    state.commits = commits.map {
      RepositoryState.Commit(
        subject: $0.subject,
        author: "Grace Darling",
        date: date.addingTimeInterval(-$0.hours * 3_600)
      )
    }
    change(&state)
    return Repositories.Answer(path: path, seen: RepositoryLook.Seen(state: state))
  }

  /// Returns the times of sample commits in a year with busy and quiet weeks, always the same for a
  /// date.
  private static func moments(before date: Date) -> [Date] {
    (0..<371).flatMap { day in
      // Few commits at weekends, none on holidays, more before a release.
      let wave = (day * day + day * 7) % 11 + (day / 17) % 4 - (day % 7 < 2 ? 9 : 4)
      return (0..<max(0, min(wave, 9))).map { date.addingTimeInterval(-Double(day * 86_400 + $0)) }
    }
  }
}
