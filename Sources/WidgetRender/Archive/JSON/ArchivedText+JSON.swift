/// Either `text` with `style`, or `runs`; and the rules by which it wraps.
extension ArchivedText {
  init(_ object: ObjectReader) throws {
    let shared = ["kind", "modifiers", "lineLimit", "reservesSpace", "truncation", "alignment"]
    if object.has("text") {
      try object.allow(shared + ["text", "style"])
      let style: TextStyle = try object.optional("style") ?? TextStyle()
      self.init(runs: [Run(.verbatim(try object.string("text")), style: style)])
    } else {
      try object.allow(shared + ["runs"])
      self.init(runs: try object.required("runs"))
      guard runs.count <= ArchiveLimits.maximumRuns else {
        throw object.error("runs", "are more than \(ArchiveLimits.maximumRuns)")
      }
    }
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
    if alignment != .leading { try object.encode(alignment.jsonName, forKey: "alignment") }
  }
}
