package import SharedStore
package import Wire

/// The answer of a hub to a call, in the format that is sent over a connection.
package enum HubAnswer: Hashable, Sendable {
  case done
  case flag(Bool)
  case number(Int64)
  case range(Int64, Int64)
  case state(HubState)
  case runs([ArrivedRun])
  case records([HubRecord])
  case machines([HubMachine])
  case appended([Int64])
  case behind(Int64)
  case keyTaken(String)
  case failed(LinkError)
  case taken(TakenPictures)
  case pictures(HubPictures)
}

extension HubAnswer: WiredChoice {
  package static var noun: StaticString { "answer" }

  package static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if try c.isCase("done", 0, value, { $0 == .done }) { return .done }
    if let flag: Bool = try c.bare(1, value, { if case .flag(let it) = $0 { it } else { nil } }) {
      return .flag(flag)
    }
    if let it: Int64 = try c.bare(2, value, { if case .number(let it) = $0 { it } else { nil } }) {
      return .number(it)
    }
    if let it = try c.when(
      "range",
      3,
      value,
      { if case .range(let first, let last) = $0 { (first, last) } else { nil } }
    ) {
      return .range(try c.required("first", 0, it?.0), try c.required("last", 1, it?.1))
    }
    if let it: HubState = try c.bare(4, value, { if case .state(let it) = $0 { it } else { nil } })
    {
      return .state(it)
    }
    if let it: [Int64] = try c.bare(
      5,
      value,
      { if case .appended(let it) = $0 { it } else { nil } }
    ) {
      return .appended(it)
    }
    if let it: Int64 = try c.bare(6, value, { if case .behind(let it) = $0 { it } else { nil } }) {
      return .behind(it)
    }
    if let it: String = try c.bare(7, value, { if case .keyTaken(let it) = $0 { it } else { nil } })
    {
      return .keyTaken(it)
    }
    if let list = try lists(value, &c) { return list }
    if let it: WiredLinkError = try c.bare(
      11,
      value,
      { if case .failed(let error) = $0 { WiredLinkError(error) } else { nil } }
    ) {
      return .failed(it.error)
    }
    throw c.unknown(noun)
  }

  private static func lists<C: WireCoder>(
    _ value: Self?,
    _ c: inout C
  ) throws(WireFault) -> Self? {
    if let it: [ArrivedRun] = try c.bare(
      8,
      value,
      { if case .runs(let it) = $0 { it } else { nil } }
    ) {
      return .runs(it)
    }
    if let it: [HubRecord] = try c.bare(
      9,
      value,
      { if case .records(let it) = $0 { it } else { nil } }
    ) {
      return .records(it)
    }
    if let it: [HubMachine] = try c.bare(
      10,
      value,
      { if case .machines(let it) = $0 { it } else { nil } }
    ) {
      return .machines(it)
    }
    if let it: TakenPictures = try c.bare(
      12,
      value,
      { if case .taken(let it) = $0 { it } else { nil } }
    ) {
      return .taken(it)
    }
    if let it: HubPictures = try c.bare(
      13,
      value,
      { if case .pictures(let it) = $0 { it } else { nil } }
    ) {
      return .pictures(it)
    }
    return nil
  }
}

extension HubSeat: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      machine: try c.required("machine", 0, value?.machine),
      head: try c.required("head", 1, value?.head)
    )
  }
}

extension HubState: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      list: try c.required("list", 0, value?.list),
      head: try c.required("head", 1, value?.head),
      first: try c.required("first", 2, value?.first),
      now: try c.required("now", 3, value?.now),
      version: try c.required("version", 4, value?.version)
    )
  }
}

extension HubMachine: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      number: try c.required("number", 0, value?.number),
      name: try c.required("name", 1, value?.name),
      computer: try c.required("computer", 2, value?.computer),
      author: try c.required("author", 3, value?.author),
      joined: try c.required("joined", 4, value?.joined),
      seen: try c.required("seen", 5, value?.seen),
      head: try c.required("head", 6, value?.head)
    )
  }
}

extension HubRecord: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      place: try c.required("place", 0, value?.place),
      record: try c.required("record", 1, value?.record),
      values: try c.field("values", 2, value?.values.map(LinkedColumns.init))?.values
    )
  }
}
