/// Either `text` with `style`, or `runs`; and the rules by which it wraps.
extension ArchivedText {
  init(_ object: ObjectReader) throws {
    let shared = [
      "kind", "modifiers", "lineLimit", "reservesSpace", "truncation", "alignment",
      "letterRows",
    ]
    if object.has("text") {
      try object.allow(shared + ["text", "style"])
      let style: TextStyle = try object.optional("style") ?? TextStyle()
      self.init(runs: [Run(.verbatim(try object.string("text")), style: style)])
    } else {
      try object.allow(shared + ["runs"])
      _ = try object.present("runs", object.has("runs") ? true : nil)
      self.init(runs: try object.list("runs", upTo: ArchiveLimits.maximumRuns))
    }
    letterRows = try object.whole("letterRows", in: 1...ArchiveLimits.maximumLetterRows) ?? 1
    lineLimit = try object.optional("lineLimit")
    reservesSpace = try object.optional("reservesSpace") ?? false
    truncation = try object.name("truncation") ?? .tail
    alignment = try object.name("alignment") ?? .leading
  }

  func encode(to object: inout KeyedEncodingContainer<JSONKey>) throws {
    if runs.count == 1, case .verbatim(let words) = runs[0].content {
      try object.encode(words, forKey: "text")
      if runs[0].style != TextStyle() { try object.encode(runs[0].style, forKey: "style") }
    } else {
      try object.encode(runs, forKey: "runs")
    }
    try object.encodeIfPresent(lineLimit, forKey: "lineLimit")
    if reservesSpace { try object.encode(true, forKey: "reservesSpace") }
    if truncation != .tail { try object.encode(truncation.jsonName, forKey: "truncation") }
    let letterRows = min(max(letterRows, 1), ArchiveLimits.maximumLetterRows)
    if letterRows != 1 { try object.encode(letterRows, forKey: "letterRows") }
    if alignment != .leading { try object.encode(alignment.jsonName, forKey: "alignment") }
  }
}
