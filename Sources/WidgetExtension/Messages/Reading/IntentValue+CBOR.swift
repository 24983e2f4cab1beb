import Essentials
internal import Moments
internal import WidgetIntents

extension IntentValue {
  init(reading value: CBORValue) throws(CBORMisfit) {
    guard value.level <= Self.maximumPath else {
      throw value.misfit("the value is nested too deeply")
    }
    let map = try value.map()
    var known: CodingKeys?
    for key in map.keys {
      guard let kind = CodingKeys(stringValue: key) else { continue }
      guard known == nil else { throw value.misfit("one known kind is expected") }
      known = kind
    }
    guard let kind = known else { throw value.misfit("one known kind is expected") }
    self = try map.value(kind.rawValue) { value throws(CBORMisfit) in
      switch kind {
      case .none: .none
      case .bool: .bool(try value.flag())
      case .int: .int(try value.integer())
      case .double: .double(try Self.known(Double(try value.text()), kind, value))
      case .string: .string(try value.text())
      case .url: .url(try Self.known(URL(string: try value.text()), kind, value))
      case .date: .date(Instant(microseconds: try value.integer()).date)
      case .dateComponents: .dateComponents(try DateComponents(reading: value))
      case .duration: .duration(try CalendarDuration(reading: value))
      case .measurement: .measurement(try MeasurementValue(reading: value))
      case .enumeration: .enumeration(try EnumerationValue(reading: value))
      case .entity: .entity(try EntityValue(reading: value))
      case .list: .list(try value.list(IntentValue.init(reading:)))
      }
    }
  }

  private static func known<Value>(
    _ known: Value?,
    _ kind: CodingKeys,
    _ value: CBORValue
  ) throws(CBORMisfit) -> Value {
    guard let known else { throw value.misfit("not a \(kind.rawValue)") }
    return known
  }
}

extension DateComponents {
  fileprivate init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init()
    year = try map.integerIfAny("year")
    month = try map.integerIfAny("month")
    day = try map.integerIfAny("day")
    weekday = try map.integerIfAny("weekday")
    hour = try map.integerIfAny("hour")
    minute = try map.integerIfAny("minute")
    second = try map.integerIfAny("second")
  }
}

extension CalendarDuration {
  fileprivate init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      months: try map.integer("months"),
      days: try map.integer("days"),
      microseconds: try map.integer("microseconds")
    )
  }
}

extension MeasurementValue {
  fileprivate init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      value: try map.value("value") { value throws(CBORMisfit) in
        guard let number = Double(try value.text()) else { throw value.misfit("not a number") }
        return number
      },
      unit: try map.text("unit"),
      dimension: try map.text("dimension")
    )
  }
}

extension EnumerationValue {
  init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      type: try map.text("type"),
      rawValue: try map.text("rawValue"),
      title: try map.text("title"),
      position: try map.integerIfAny("position") ?? 0
    )
  }
}

extension EntityValue {
  init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      type: try map.text("type"),
      id: try map.text("id"),
      title: try map.text("title"),
      subtitle: try map.textIfAny("subtitle"),
      properties: try map.list("properties", Property.init(reading:))
    )
  }
}

extension EntityValue.Property {
  fileprivate init(reading value: CBORValue) throws(CBORMisfit) {
    let map = try value.map()
    self.init(
      name: try map.text("name"),
      value: try map.value("value", IntentValue.init(reading:))
    )
  }
}
