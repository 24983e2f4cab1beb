extension Painter {
  /// Draws a text in large letters, each in the style of its run.
  mutating func draw(
    _ form: LetterForm,
    _ text: ArchivedText,
    in frame: CellRect,
    _ surroundings: Surroundings
  ) {
    let indent = text.alignment.offset(form.size.columns, in: frame.size.columns)
    let origin = CellPoint(column: frame.origin.column + indent, row: frame.origin.row)
    let styles = text.runs.map { run in
      var style = run.style
      // A line below or through one row of several would cut the letters.
      style.attributes.subtract([.underline, .strikethrough])
      return self.style(of: style, surroundings)
    }
    let paint = letterPaint(surroundings)
    let area = CellRect(origin: origin, size: form.size).intersection(surroundings.clip)
    for row in area.origin.row..<area.endRow {
      if surroundings.isMasked {
        let start = CellPoint(column: origin.column, row: row)
        mask(start, columns: form.size.columns, surroundings)
        continue
      }
      for column in area.origin.column..<area.endColumn {
        let cell = form[column - origin.column, row - origin.row]
        guard cell.quarters != 0, styles.indices.contains(cell.run), var style = styles[cell.run]
        else { continue }
        if let paint { style = self.style(style, paint, column: column, row: row) }
        grid.put(
          LetterForm.glyph(cell.quarters, isASCII: context.isASCII).value,
          width: 1,
          style: style,
          column: column,
          row: row,
          clip: surroundings.clip
        )
      }
    }
  }
}

extension ArchivedText {
  /// The text as it is drawn where its large letters have no room.
  var inBold: ArchivedText {
    var text = self
    for index in text.runs.indices { text.runs[index].style.attributes.insert(.bold) }
    return text
  }
}
