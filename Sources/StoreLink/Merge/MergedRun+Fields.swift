internal import SharedStore
package import Wire

extension MergedRun.Outcome: WiredChoice {
  package static var noun: StaticString { "outcome" }

  package static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if let it = try c.when(
      "lost",
      0,
      value,
      {
        if case .lost(let name, let column, let value, let run) = $0 {
          (name, column, value, run)
        } else {
          nil
        }
      }
    ) {
      return .lost(
        try c.required("record", 0, it?.0),
        column: try c.required("column", 1, it?.1),
        value: try c.required("value", 2, (it?.2).map(WiredValue.init)).value,
        to: try c.required("run", 3, it?.3)
      )
    }
    if let it = try c.when(
      "replaced",
      1,
      value,
      {
        if case .replaced(let name, let column, let value, let run) = $0 {
          (name, column, value, run)
        } else {
          nil
        }
      }
    ) {
      return .replaced(
        try c.required("record", 0, it?.0),
        column: try c.required("column", 1, it?.1),
        value: try c.required("value", 2, (it?.2).map(WiredValue.init)).value,
        of: try c.required("run", 3, it?.3)
      )
    }
    if let it = try c.when(
      "broughtBack",
      2,
      value,
      { if case .broughtBack(let name, let run) = $0 { (name, run) } else { nil } }
    ) {
      return .broughtBack(
        try c.required("record", 0, it?.0),
        removedBy: try c.required("run", 1, it?.1)
      )
    }
    if let it = try c.when(
      "kept",
      3,
      value,
      { if case .kept(let name, let run) = $0 { (name, run) } else { nil } }
    ) {
      return .kept(try c.required("record", 0, it?.0), editedBy: try c.required("run", 1, it?.1))
    }
    if let it = try c.when(
      "joined",
      4,
      value,
      {
        if case .joined(let name, let other, let column) = $0 { (name, other, column) } else { nil }
      }
    ) {
      return .joined(
        try c.required("record", 0, it?.0),
        with: try c.required("other", 1, it?.1),
        column: try c.required("column", 2, it?.2)
      )
    }
    if let it = try c.when(
      "missing",
      5,
      value,
      { if case .missing(let name) = $0 { name } else { nil } }
    ) {
      return .missing(try c.required("record", 0, it))
    }
    if let it = try c.when(
      "undoRefused",
      6,
      value,
      { if case .undoRefused(let name, let run) = $0 { (name, run) } else { nil } }
    ) {
      return .undoRefused(
        try c.required("record", 0, it?.0),
        changedBy: try c.required("run", 1, it?.1)
      )
    }
    if let it = try c.when(
      "undoWithoutRun",
      7,
      value,
      { if case .undoWithoutRun(let run) = $0 { run } else { nil } }
    ) {
      return .undoWithoutRun(try c.required("run", 0, it))
    }
    if let it = try c.when(
      "answered",
      8,
      value,
      { if case .answered(let run) = $0 { run } else { nil } }
    ) {
      return .answered(by: try c.required("run", 0, it))
    }
    throw c.unknown(noun)
  }
}
