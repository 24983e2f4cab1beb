import WidgetUI

/// What the counts come to: how much there is to do, what is late, what is done.
struct ToDoHeader: View {
  let picture: ToDoPicture

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        ToDoOpenCount(picture: picture)
        Spacer()
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 16) {
            if picture.lateCount > 0 { ToDoLateCount(count: picture.lateCount, isLong: true) }
            if picture.doneCount > 0 { ToDoDoneCount(count: picture.doneCount) }
          }
          if picture.lateCount > 0 { ToDoLateCount(count: picture.lateCount, isLong: false) }
          ToDoDoneCount(count: picture.doneCount)
        }
      }
      Divider()
    }
  }
}
