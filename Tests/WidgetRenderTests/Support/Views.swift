import WidgetRender

// Short forms, so that a test shows the structure of what it draws.

func text(
  _ words: String,
  lineLimit: Int? = nil,
  truncation: ArchivedText.Truncation = .tail,
  alignment: CellHorizontalAlignment = .leading,
  style: TextStyle = TextStyle()
) -> ArchivedView {
  .text(
    ArchivedText(
      runs: [ArchivedText.Run(.verbatim(words), style: style)],
      lineLimit: lineLimit,
      truncation: truncation,
      alignment: alignment
    )
  )
}

func row(
  _ children: ArchivedView...,
  spacing: CellLength? = nil,
  alignment: CellVerticalAlignment = .center
) -> ArchivedView {
  .stack(
    ArchivedStack(
      .horizontal,
      alignment: CellAlignment(.center, alignment),
      spacing: spacing,
      children
    )
  )
}

func column(
  _ children: ArchivedView...,
  spacing: CellLength? = nil,
  alignment: CellHorizontalAlignment = .center
) -> ArchivedView {
  .stack(
    ArchivedStack(
      .vertical,
      alignment: CellAlignment(alignment, .center),
      spacing: spacing,
      children
    )
  )
}

extension ArchivedView {
  static let color = ArchivedView.fill(.color(ArchivedColor(.system(.red))))
  static let gap = ArchivedView.spacer(minimumLength: nil)

  func with(_ modifier: ArchivedModifier) -> ArchivedView { .modified(self, modifier) }

  func frame(
    _ width: CellLength? = nil,
    _ height: CellLength? = nil,
    _ alignment: CellAlignment = .center
  ) -> ArchivedView {
    with(.frame(width: width, height: height, alignment))
  }

  func flexible(
    minWidth: Int? = nil,
    idealWidth: Int? = nil,
    maxWidth: Int? = nil,
    minHeight: Int? = nil,
    idealHeight: Int? = nil,
    maxHeight: Int? = nil,
    _ alignment: CellAlignment = .center
  ) -> ArchivedView {
    with(
      .flexibleFrame(
        ArchivedModifier.FlexibleFrame(
          minimumWidth: minWidth,
          idealWidth: idealWidth,
          maximumWidth: maxWidth,
          minimumHeight: minHeight,
          idealHeight: idealHeight,
          maximumHeight: maxHeight,
          alignment: alignment
        )
      )
    )
  }

  func padding(
    top: CellLength = 0,
    leading: CellLength = 0,
    bottom: CellLength = 0,
    trailing: CellLength = 0
  ) -> ArchivedView {
    with(.padding(CellInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
  }

  func priority(_ priority: Double) -> ArchivedView { with(.layoutPriority(priority)) }
}
