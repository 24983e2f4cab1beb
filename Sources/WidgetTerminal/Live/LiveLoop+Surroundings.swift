import Ground
import SystemLibrary
import WidgetRender

/// Changes in the view's surroundings: signals, the terminal's colours, settings, the time zone.
extension LiveLoop {
  func receive(_ signal: Int32) {
    switch signal {
    case SIGWINCH:
      model.resize(to: Self.size(of: terminal))
      isStale = true
    case SIGTSTP: suspend(wholeJob: false)
    case SIGCONT:
      // After a stop by another process, the terminal may be in a state that another program has set.
      terminal.enter(again: true)
      resume()
    default:
      endingSignal = signal
      end = .interrupted
    }
  }

  /// Asks the terminal for its background colour without waiting; the response arrives among the
  /// keys.
  func ask() {
    if mayAsk { terminal.write(TerminalBackground.question) }
  }

  func take(_ answer: [UInt8]) {
    guard let background = TerminalBackground(answer: answer) else { return }
    var scheme = options.scheme
    scheme.take(background)
    if scheme != options.scheme {
      remember(background)
      isStale = true
    }
    take(scheme)
  }

  /// Draws in the colours of this decision from now on.
  func take(_ scheme: SchemeDecision) {
    let before = options.scheme.palette
    options.scheme = scheme
    if scheme.palette != before { redraw() }
  }

  func suspend(wholeJob: Bool) {
    terminal.leave()
    waiting.stop(wholeJob: wholeJob)
    terminal.enter()
    resume()
  }

  /// Lets an editor use the terminal; the view continues when the editor has ended.
  func edit(_ path: String, of widget: Int64) {
    terminal.leave()
    let outcome = source.edit(path, of: widget)
    terminal.enter()
    resume()
    model.show(outcome.text, isFailure: outcome.isFailure)
  }

  func resume() {
    ask()
    model.resize(to: Self.size(of: terminal))
    isStale = true
    redraw()
  }

  /// Writes all cells again, whatever the terminal shows.
  func redraw() {
    shown = WidgetPicture(grid: CellGrid(size: .zero))
  }

  /// The colours in which everything is drawn.
  var palette: Palette { options.scheme.with(palette: shownPalette).palette }

  /// Reads the settings that a command may have changed: the palette, and whether the clipboard may be written.
  func readSettings() {
    shownPalette = nil
    guard let changed = try? readOptions() else { return }
    rings = changed.ringsBell
    take(options.scheme.preferring(paletteOf: changed.scheme))
    prepareModel(changed)
  }

  func prepareModel(_ options: PictureOptions) {
    model.mayCopy = options.mayCopy
    model.showHeader(options.showsHeader)
    model.take(self.options.scheme.choices, current: self.options.scheme.paletteName)
  }

  func changeZone() {
    guard let changed = try? readOptions() else { return }
    let scheme = options.scheme
    options = changed
    options.scheme = scheme
    screen.forget()
    isStale = true
  }
}
