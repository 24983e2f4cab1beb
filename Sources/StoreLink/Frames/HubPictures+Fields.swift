internal import SharedStore
package import Wire

// The other end may be hostile, so a field that is missing or too large is a fault.

extension TakenPicture: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      widget: try c.required("widget", 0, value?.widget),
      token: try c.required("token", 1, value?.token)
    )
  }
}

extension TakenPictures: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      try c.list("pictures", 0, value?.pictures, upTo: HubLimits.pictures),
      head: try c.required("head", 1, value?.head),
      next: try c.field("next", 2, value?.next),
      now: try c.required("now", 3, value?.now)
    )
  }
}

extension MadePicture: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      TakenPicture(
        widget: try c.required("widget", 0, value?.widget),
        token: try c.required("token", 1, value?.token)
      ),
      due: try c.required("due", 2, value?.due),
      reads: try c.list("reads", 3, value?.reads, upTo: HubLimits.reads),
      error: try c.field("error", 4, value?.error),
      content: try c.field("content", 5, value?.content.map { WiredBytes($0) })?.bytes
    )
  }
}

extension HubPicture: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      number: try c.required("number", 0, value?.number),
      widget: try c.required("widget", 1, value?.widget),
      values: try c.field("values", 2, value?.values.map(LinkedColumns.init))?.values,
      made: try c.field("made", 3, value?.made, usually: 0),
      error: try c.field("error", 4, value?.error),
      content: try c.field("content", 5, value?.content.map { WiredBytes($0) })?.bytes
    )
  }
}

extension HubPictures: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      try c.list("pictures", 0, value?.pictures, upTo: HubLimits.pictures),
      late: try c.list("late", 1, value?.late, upTo: HubLimits.pictures),
      boards: try c.list("boards", 2, value?.boards, upTo: HubLimits.boards),
      now: try c.required("now", 3, value?.now)
    )
  }
}

extension HubPictures.Late: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      widget: try c.required("widget", 0, value?.widget),
      since: try c.required("since", 1, value?.since)
    )
  }
}
