import WidgetUI

/// A list of up to `limit` to-dos under the header.
struct ToDoListView: View {
  let picture: ToDoPicture
  let limit: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ToDoHeader(picture: picture)
      ToDoRows(rows: picture.rows(limit))
      Spacer(minLength: 0)
      ToDoMoreLabel(count: picture.hiddenCount(limit))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
