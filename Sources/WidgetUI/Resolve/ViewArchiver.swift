import WidgetRender

/// Turns views into archives, once for each colour scheme that makes a difference.
@MainActor
package enum ViewArchiver {
  /// A picture for light and, where the view asked for the scheme, another for dark.
  package struct Pictures: Sendable {
    package var light: ArchivedView
    /// `nil` where the view looks alike in both schemes.
    package var dark: ArchivedView?
  }

  /// The archive of `view` in `environment`; several views on the outside lie beneath each other.
  package static func archive<Content: View>(
    _ view: Content,
    in environment: EnvironmentValues = EnvironmentValues(),
    notes: ArchiveNotes = ArchiveNotes()
  ) -> ArchivedView {
    let scope = ArchiveScope(environment: environment, notes: notes)
    let archive = scope.column(view)
    if scope.session.isSettled { return archive }
    return ArchiveResolver(scope.session, in: environment).resolve(archive)
  }

  /// The archives of what `makeView` makes: a second one only where the first depends on the scheme.
  package static func pictures<Content: View>(
    in environment: EnvironmentValues = EnvironmentValues(),
    notes: ArchiveNotes = ArchiveNotes(),
    of makeView: () -> Content
  ) -> Pictures {
    let reads = SchemeReads()
    var environment = environment
    environment.pictureScheme = .light
    environment.schemeReads = reads
    let light = archive(makeView(), in: environment, notes: notes)
    guard reads.happened else { return Pictures(light: light) }
    environment.pictureScheme = .dark
    let dark = archive(makeView(), in: environment, notes: notes)
    return Pictures(light: light, dark: dark == light ? nil : dark)
  }
}
