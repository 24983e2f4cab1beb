internal import SharedStore

/// Creates the parameters of the function that appends runs to a list in PostgreSQL.
///
/// They are arrays of the runs, and arrays of their changes, each with the index of its run from 1.
enum AppendParameters {
  static func of(_ runs: [LinkedRun]) throws(LinkError) -> [ServerParameter] {
    try HubRequest.check(runs)
    var contents: [[UInt8]] = []
    var reversing: [Int64] = []
    var changing: [Int64] = []
    var values: [String?] = []
    var (boards, kinds): ([String?], [String?]) = ([], [])
    var drawn: [Bool] = []
    for (place, run) in runs.enumerated() {
      contents.append(try HubBytes.of(run))
      reversing += run.reverses.map { _ in Int64(place + 1) }
      for change in run.changes {
        changing.append(Int64(place + 1))
        if let after = change.after {
          values.append(try ServerColumns.text(of: after))
        } else {
          values.append(nil)
        }
        var (board, kind, isDrawn): (String?, String?, Bool) = (nil, nil, false)
        switch try PictureChange.of(change) {
        case .placed(let its, let name): (board, kind) = (its, name)
        case .changed(let isDrawnAnew): isDrawn = isDrawnAnew
        case .removed, nil: break
        }
        boards.append(board)
        kinds.append(kind)
        drawn.append(isDrawn)
      }
    }
    let changes = runs.flatMap(\.changes)
    return [
      .texts(runs.map(\.id)), .integers(runs.map(\.machine)), .integers(runs.map(\.made)),
      .texts(runs.map(\.key)), .blobs(contents), .integers(reversing),
      .texts(runs.flatMap(\.reverses)), .integers(changing),
      .texts(changes.map(\.record.collection)), .texts(changes.map(\.record.identity)),
      .booleans(changes.map { $0.before == nil }), .texts(values),
      .texts(boards), .texts(kinds), .booleans(drawn),
    ]
  }
}
