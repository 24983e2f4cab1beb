package import Foundation

/// A preview of the program, and how its pictures are made.
package struct CataloguedPreview: Sendable {
  /// Unique in the program: the author's name, or one made of the type's and the family's.
  package let name: String
  /// `nil` for views that name no widget's size.
  package let family: WidgetFamily?
  /// What the author's layout asks for, in points; `nil` is the family's size or that of the views.
  package let fixedSize: CGSize?
  /// The pictures to step through, in order; without a widget, one.
  ///
  /// May throw a `PreviewError`, or what the author's code throws.
  package let entries: @MainActor @Sendable () async throws -> [MadeEntry]
}
