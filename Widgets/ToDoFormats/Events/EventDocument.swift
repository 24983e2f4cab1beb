internal import Moments

/// The events in a file, and the errors that were found in it.
package struct EventDocument: Sendable {
  package var events: [CalendarEvent] = []
  /// The errors; for each of them an event was not read, or only in part.
  package var faults: [FormatFault] = []
  /// Messages about problems that lose no data, such as an unknown time zone.
  package var remarks: [String] = []
  /// The calendar's name in the file; `nil` if it has none.
  package var name: String?
  /// The calendar's colour in the file, as `#RRGGBB`; `nil` if it has none.
  package var color: String?

  package init() {}
}

/// Reads files with events one after another: iCalendar files, and calcurse's file `apts`.
package struct EventReader {
  private var zones: EventZones

  package init(_ settings: FormatSettings) { zones = EventZones(settings) }

  /// Reads a file.
  ///
  /// - Throws: `FormatRefusal` if the text has events in neither format.
  package mutating func read(_ text: String) throws(FormatRefusal) -> EventDocument {
    if ICalendar().recognizes(text[...].utf8) { return try calendar(text) }
    if CalcurseAppointments.recognizes(text) {
      return CalcurseAppointments.read(text, in: zones.reader)
    }
    throw FormatRefusal("it is not a calendar: neither iCalendar nor the apts file of calcurse")
  }

  private mutating func calendar(_ text: String) throws(FormatRefusal) -> EventDocument {
    let scan = CalendarScan(text, for: .event)
    if let version = scan.version, version.hasPrefix("1") {
      throw FormatRefusal(
        "it is vCalendar \(version.prefix(8)), another form than iCalendar",
        hint: "export it as iCalendar 2.0 (.ics)"
      )
    }
    zones.begin(scan.zones)
    var document = EventDocument()
    document.faults = scan.faults
    document.name = scan.listName
    document.color = scan.color.flatMap { CollectionFolder.color(String($0.prefix(7))) }
    var components: [EventComponent] = []
    for case .component(let text, let line) in scan.pieces {
      do throws(FormatFault) {
        let component = try EventComponent(CalendarText(text), &zones)
        components.append(component)
        if let fault = component.fault { document.faults.append(fault.moved(by: line)) }
      } catch {
        document.faults.append(error.moved(by: line))
      }
    }
    document.events = Self.joined(components)
    document.faults.sort { $0.line < $1.line }
    document.remarks = zones.unknown.map {
      "the zone “\($0.prefix(60))” is not known: its times are read in \(zones.reader.identifier)"
    }
    if !scan.isWhole { document.remarks.append("the file ends before its calendar does") }
    return document
  }

  /// Combines the components with one UID into an event and its changed occurrences.
  ///
  /// Of two revisions of an event the later one is used.
  private static func joined(_ components: [EventComponent]) -> [CalendarEvent] {
    var events: [CalendarEvent] = []
    var revisions: [Int] = []
    var places: [String: Int] = [:]
    for component in components where component.original == nil {
      let event = CalendarEvent(component)
      if !event.identity.isEmpty, let place = places[event.identity] {
        guard component.revision >= revisions[place] else { continue }
        (events[place], revisions[place]) = (event, component.revision)
      } else {
        places[event.identity] = events.count
        events.append(event)
        revisions.append(component.revision)
      }
    }
    for component in components {
      guard let original = component.original else { continue }
      let change = CalendarEvent.Change(
        original: original,
        isForFuture: component.isForFuture,
        start: component.start,
        length: component.length.limited,
        words: component.words
      )
      if !component.identity.isEmpty, let place = places[component.identity] {
        events[place].changes.append(change)
      } else {
        var event = CalendarEvent(component)
        event.isChangesAlone = true
        event.changes = [change]
        places[component.identity] = events.count
        events.append(event)
      }
    }
    return events
  }
}

extension CalendarEvent {
  fileprivate init(_ component: EventComponent) {
    self.init(
      identity: component.identity,
      words: component.words,
      start: component.start,
      length: component.length
    )
    rules = component.rules
    added = component.added
    exceptions = component.exceptions
  }
}

extension FormatFault {
  fileprivate func moved(by lines: Int) -> FormatFault {
    var moved = self
    moved.line += lines
    return moved
  }
}
