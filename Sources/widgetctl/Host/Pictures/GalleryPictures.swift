import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Makes pictures of kinds of widgets that need not be placed, for a gallery (WK-69).
struct GalleryPictures {
  /// A picture of a kind in one size.
  struct Picture {
    let offered: OfferedWidget
    let family: WidgetFamily
    /// Whether the picture is the kind's placeholder, because its code did not return a snapshot.
    let isPlaceholder: Bool
    /// The name of the preview that the picture shows; `nil` if it is a snapshot or placeholder.
    var preview: String?
    let view: ArchivedView
  }

  let options: PictureOptions
  let output: Output

  /// Returns a picture of each kind, in its default size or in `family`.
  ///
  /// - Throws: `.usage` if the only kind does not support the size. Of several kinds, those that do
  ///   not support it are left out.
  func pictures(
    of offered: [OfferedWidget],
    in family: WidgetFamily?
  ) throws(CommandError) -> [Picture] {
    if let family, let only = offered.first, offered.count == 1, !only.comes(in: family) {
      throw .usage(
        .other(
          message: "\(only.name) has no size '\(family.commandLineName)'",
          hint: "expected one of \(only.widget.families.joined(separator: ", "))"
        )
      )
    }
    // The content of a Live Activity is only known when its program starts one.
    return offered.filter { $0.widget.isActivity != true && $0.widget.stops == nil }.compactMap {
      offered in
      let family = family ?? offered.defaultFamily
      return offered.comes(in: family) ? picture(of: offered, in: family) : nil
    }
  }

  /// Returns the kind's snapshot with sample data, or else its placeholder.
  ///
  /// It is `nil`, after a warning on standard error, if the extension returns neither.
  private func picture(of offered: OfferedWidget, in family: WidgetFamily) -> Picture? {
    var request = WidgetRequest(
      kind: offered.widget.kind,
      family: family,
      isPreview: true,
      isOffline: true
    )
    request.mode = options.mode
    let hosted = offered.host
    do throws(ExtensionError) {
      let entry = try hosted.session().snapshot(request, within: ExtensionSession.answerLimit)
      return picture(entry, of: offered, in: family, isPlaceholder: false)
    } catch {
      // If the process crashed or was killed, it is started once more.
      hosted.forgetLost()
      if let entry = try? hosted.session().placeholder(request) {
        return picture(entry, of: offered, in: family, isPlaceholder: true)
      }
      let error = hosted.explained(error) { _ = try? $0.snapshot(request) }
      output.warning("\(offered.name) has no picture: \(error.message)", hint: error.hint)
      return nil
    }
  }

  private func picture(
    _ entry: MadeEntry,
    of offered: OfferedWidget,
    in family: WidgetFamily,
    isPlaceholder: Bool
  ) -> Picture? {
    let bytes = options.isDark ? entry.dark ?? entry.light : entry.light
    // The client has already decoded the archive once.
    guard let view = try? ArchivedView(compactBytes: bytes) else { return nil }
    return Picture(offered: offered, family: family, isPlaceholder: isPlaceholder, view: view)
  }
}

extension GalleryPictures.Picture {
  /// The text in the lower border of the picture; `nil` if there is nothing to add.
  ///
  /// It contains the name that adds the kind, if that differs from the title, and a word for a
  /// picture that is not a snapshot.
  var badge: String? {
    let form = isPlaceholder ? "placeholder" : preview == nil ? nil : "preview"
    let name = CommandLineName.kebab(title) == offered.name ? nil : offered.name
    let words = [name, form].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  var title: String { preview ?? offered.widget.displayName }

  var json: JSONText {
    get throws(CommandError) {
      .object(
        [
          ("name", .string(offered.widget.name)),
          ("kind", .string(offered.widget.kind)),
          ("title", .string(offered.widget.displayName)),
          ("size", .string(family.commandLineName)),
          ("isPlaceholder", .bool(isPlaceholder)),
        ] + (preview.map { [("preview", .string($0))] } ?? []) + [
          ("archive", .raw(try ShownJSON.archive(view)))
        ]
      )
    }
  }
}

extension OfferedWidget {
  fileprivate func comes(in family: WidgetFamily) -> Bool {
    widget.families.contains(family.commandLineName)
  }
}
