extension WidgetPicture {
  /// The address that each column of a row leads to where a page may follow it; empty where none does.
  func links(ofRow row: Int) -> [String?] {
    let hasLink = hitAreas.contains { area in
      guard case .link = area.target else { return false }
      return (area.rect.origin.row..<max(area.rect.origin.row, area.rect.endRow)).contains(row)
    }
    guard hasLink else { return [] }
    return (0..<grid.size.columns).map { link(at: CellPoint(column: $0, row: row)) }
  }

  /// What is topmost decides: a button above a link leads nowhere.
  private func link(at point: CellPoint) -> String? {
    for area in hitAreas.reversed() where area.rect.contains(point) {
      guard case .link(let address) = area.target, MarkupText.isFollowable(address) else {
        return nil
      }
      return address
    }
    return nil
  }
}
