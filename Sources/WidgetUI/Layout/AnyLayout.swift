public import Foundation

/// A type-erased layout, used to choose one of several.
///
/// ```swift
/// struct Flexible: View {
///   @Environment(\.widgetFamily) private var family
///   var body: some View {
///     let layout = family == .systemSmall ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
///     layout {
///       Text("One")
///       Text("Two")
///     }
///   }
/// }
/// ```
public struct AnyLayout: Layout {
  /// The cache of the wrapped layout.
  public struct Cache {
    fileprivate var value: Any
  }

  let layout: any Layout

  public init<Container: Layout>(_ layout: Container) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    layout.size(proposal, subviews, &cache.value)
  }

  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    layout.place(in: bounds, proposal, subviews, &cache.value)
  }
}

extension Layout {
  fileprivate func size(
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ value: inout Any
  ) -> CGSize {
    var cache = value as? Cache ?? makeCache(subviews: subviews)
    defer { value = cache }
    return sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  fileprivate func place(
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ value: inout Any
  ) {
    var cache = value as? Cache ?? makeCache(subviews: subviews)
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    value = cache
  }
}
