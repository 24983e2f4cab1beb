import WidgetTerminal

extension OptionDefinition {
  /// The option that names a preview in the source code of a widget.
  static let preview = OptionDefinition(
    "preview",
    value: "NAME",
    "one of its author's previews, with sample data; 'gallery KIND' lists them"
  )
}

/// Draws previews for a gallery, in which they are marked as such.
extension GalleryPictures {
  /// The most previews of each kind, in a gallery of several kinds.
  private static let mostOfSeveral = 4
  /// The most previews in the gallery of one kind; any preview can be drawn by its name.
  private static let mostOfOne = 24

  /// Returns one picture of each preview of these kinds: the first.
  ///
  /// If there are several kinds, only four previews of each are included.
  func previews(of offered: [OfferedWidget]) -> [Picture] {
    let limit = offered.count == 1 ? Self.mostOfOne : Self.mostOfSeveral
    var listed: [String: [ProgramPreviews.Listed]] = [:]
    return offered.flatMap { one -> [Picture] in
      guard let program = ProgramPreviews(one.host) else { return [] }
      do throws(CommandError) {
        let known = listed[one.host.name]
        let all = if let known { known } else { try program.all() }
        listed[one.host.name] = all
        let own = all.filter { $0.kind == one.widget.kind }.prefix(limit)
        return own.compactMap { try? pictures(of: $0.name, program, one).first }
      } catch {
        output.warning(error.message, hint: error.hint)
        listed[one.host.name] = []
        return []
      }
    }
  }

  /// Returns all pictures of the preview with this name, in order.
  func pictures(ofPreview name: String, of offered: OfferedWidget) throws(CommandError) -> [Picture]
  {
    guard let program = ProgramPreviews(offered.host) else {
      throw .usage(
        .other(
          message: "\(offered.name) has no previews",
          hint: "previews come from the #Preview blocks in a widget's Swift sources"
        )
      )
    }
    return try pictures(of: program.named(name, of: offered).name, program, offered)
  }

  private func pictures(
    of name: String,
    _ program: ProgramPreviews,
    _ offered: OfferedWidget
  ) throws(CommandError) -> [Picture] {
    try program.entries(of: name).map { entry in
      Picture(
        offered: offered,
        family: entry.family,
        isPlaceholder: false,
        preview: name,
        view: entry.archive.view
      )
    }
  }
}
