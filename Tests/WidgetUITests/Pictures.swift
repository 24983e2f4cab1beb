import Foundation
import Moments
import WidgetRender

@testable import WidgetUI

/// Returns the pictures of a view in two families, each in Unicode and in ASCII, as one text.
@MainActor
func pictures(
  of view: some View,
  in families: [WidgetFamily] = [.systemSmall, .systemLarge]
) -> String {
  var text = ""
  for family in families {
    for isASCII in [false, true] {
      text += picture(of: view, in: family, isASCII: isASCII)
    }
  }
  return text
}

@MainActor
private func picture(of view: some View, in family: WidgetFamily, isASCII: Bool) -> String {
  var environment = EnvironmentValues()
  environment.widgetFamily = family
  let margin: CGFloat = family == .accessoryCircular ? 0 : 8
  let archive = ViewArchiver.archive(VStack { view }.padding(.horizontal, margin), in: environment)
  let context = DrawContext(now: Instant(microseconds: 0), isASCII: isASCII)
  let cells = CellSize(columns: family.cells.columns, rows: family.cells.rows)
  let content = WidgetPicture(archive, size: cells, in: context)
  let title = "\(family.commandLineName)"
  return FramedWidget(content, title: title).picture(in: context).grid.plainText
}
