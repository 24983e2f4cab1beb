import SharedStore

extension StoreReading where Self: ~Copyable {
  /// Returns the widgets of the page, as `show` reads them.
  func currentEntries(
    at now: Int64,
    family: Int64? = nil,
    dark: Bool = false,
    including isIncluded: (PlacedWidget) -> Bool = { _ in true }
  ) throws(StoreError) -> [ShownWidget] {
    try shownPage(at: now, family: family, dark: dark, including: isIncluded).widgets
  }
}
