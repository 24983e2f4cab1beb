/// Why a preview cannot be shown.
package enum PreviewError: Error, Equatable, Sendable {
  /// An entry is of another type than the widget's provider makes.
  case entryMismatch(entry: String, widget: String)
  /// A widget whose configuration offers nothing.
  case emptyWidget(String)

  package var message: String {
    switch self {
    case .entryMismatch(let entry, let widget): "\(widget) does not show entries of type \(entry)"
    case .emptyWidget(let widget): "\(widget) offers nothing to show"
    }
  }

  package var hint: String? {
    switch self {
    case .entryMismatch: "list entries of the type that the widget's provider makes"
    case .emptyWidget: "give its body a StaticConfiguration or an AppIntentConfiguration"
    }
  }
}
