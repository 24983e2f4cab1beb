import WidgetTerminal

/// Opens files that intents return in the user's editor, at the terminal of the view.
extension StoreLive {
  /// Returns the path of the file that a press or a key has returned, and the id of its widget;
  /// `nil` if there is none.
  func file(of request: LiveRequest, _ end: OwnProcess.End) -> (path: String, widget: Int64)? {
    let widget: Int64
    switch request {
    case .press(_, let pressed, _): widget = pressed
    case .perform(_, let pressed): widget = pressed
    case .row(let performance) where performance.call.key.opensResult: widget = performance.widget
    default: return nil
    }
    guard end.code == 0, let path = RunReport(end).value.flatMap(FileAddress.path) else {
      return nil
    }
    return (path, widget)
  }

  func edit(_ path: String, of widget: Int64) -> LiveOutcome {
    let result = Result { () throws(CommandError) in
      try EditorProgram.edit(path, context.environment, mayStop: false)
    }
    // The widget is reloaded at once, so that it shows the edited file.
    if let id = placed[widget]?.shortID {
      _ = runs.start(["refresh", "--in-view", "--force", id], for: .dueReload([widget]))
    }
    guard case .failure(let error) = result else { return LiveOutcome("") }
    return LiveOutcome("\(error.message); \(error.hint)", isFailure: true)
  }
}
