/// The views inside a layout, in the order of the source.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>

  /// The side at which rows begin; frames are mirrored without the layout's doing.
  public var layoutDirection: LayoutDirection
  private let elements: ArraySlice<LayoutSubview>

  init(_ elements: ArraySlice<LayoutSubview>, _ layoutDirection: LayoutDirection) {
    self.elements = elements
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }

  public subscript(index: Int) -> LayoutSubview { elements[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements[bounds], layoutDirection)
  }

  public subscript<Chosen: Sequence>(indices: Chosen) -> LayoutSubviews where Chosen.Element == Int
  {
    LayoutSubviews(indices.map { elements[$0] }[...], layoutDirection)
  }
}
