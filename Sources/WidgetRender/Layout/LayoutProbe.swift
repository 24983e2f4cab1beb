/// Measures and places an unfinished archive, to find the frames of its marked views.
package struct LayoutProbe: ~Copyable {
  /// A function that returns the size of a marked view for a proposal, in place of the size of its
  /// content.
  package typealias Answer = @Sendable (ProposedCellSize) -> CellSize

  /// The size and the baselines with which a view answers a proposal.
  package struct Dimensions: Hashable, Sendable {
    package var size: CellSize
    /// The row of the first and last line of text; `nil` without text.
    package var firstBaseline: Int?
    package var lastBaseline: Int?
  }

  private var engine: LayoutEngine
  private let marks: [(number: Int, node: Int32)]
  private let answers: [Int: Answer]
  private let context: DrawContext

  /// Creates a probe of `view`, in which `answers` choose the sizes of marked views.
  package init(
    _ view: ArchivedView,
    answers: [Int: Answer] = [:],
    in context: DrawContext
  ) {
    let tree = LayoutTree(view, answering: answers, in: context)
    engine = LayoutEngine(tree)
    self.answers = answers
    self.context = context
    engine.placesAlternatives = true
    marks = tree.views.enumerated().compactMap { index, view in
      guard case .modified(_, let modifier) = view, let number = modifier.mark else { return nil }
      return (number, Int32(truncatingIfNeeded: index))
    }
  }

  /// Returns a probe of another view, with the same functions for the sizes of marked views.
  package func probing(_ view: ArchivedView) -> LayoutProbe {
    LayoutProbe(view, answers: answers, in: context)
  }

  /// The layout priority of the view in a stack.
  package var priority: Double { engine.tree.nodes[0].priority }

  /// Whether the view counts as a spacer, so that no spacing is added next to it.
  package var isSpacer: Bool { engine.tree.nodes[0].isSpacer }

  package mutating func measure(_ proposal: ProposedCellSize) -> Dimensions {
    Dimensions(engine.measure(0, proposal))
  }

  /// Returns the frames of the marked views, by their numbers, if the view is placed in the middle
  /// of `size` cells.
  ///
  /// Marked views that are not placed are left out.
  package mutating func frames(in size: CellSize) -> [Int: CellRect] {
    engine.layOut(in: size)
    var frames: [Int: CellRect] = [:]
    for (number, node) in marks {
      let frame = engine.frames[Int(node)]
      if frame.size.columns >= 0 { frames[number] = frame }
    }
    return frames
  }
}

extension LayoutProbe.Dimensions {
  fileprivate init(_ measurement: Measurement) {
    func row(_ raw: Int32) -> Int? { raw == Measurement.none ? nil : Int(raw) }
    self.init(
      size: measurement.size,
      firstBaseline: row(measurement.firstBaseline),
      lastBaseline: row(measurement.lastBaseline)
    )
  }
}
