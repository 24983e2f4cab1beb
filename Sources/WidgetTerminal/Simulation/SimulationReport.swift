import Moments
import WidgetTimeline

/// The report of a simulation: its tables, the differences from reality, and the limits that were exceeded.
package struct SimulationReport: Sendable {
  /// The outcome of all widgets with one budget.
  package struct Run: Sendable {
    let budget: String
    let outcome: Simulation.Outcome
    /// The kinds whose providers read the system's clock.
    let systemClocks: [String]
    /// The kinds whose providers did not respond.
    let hung: [String]

    package init(
      budget: String,
      outcome: Simulation.Outcome,
      systemClocks: [String],
      hung: [String]
    ) {
      self.budget = budget
      self.outcome = outcome
      self.systemClocks = systemClocks
      self.hung = hung
    }
  }

  private let options: SimulationOptions
  /// The outcome with one budget, or with two that are compared.
  private let runs: [Run]

  package init(options: SimulationOptions, runs: [Run]) {
    (self.options, self.runs) = (options, runs)
  }

  /// Writes the tables, or the format that `drawing` requests: JSON, or a picture of each widget.
  ///
  /// An image shows only the first widget. Remarks for the author go to standard error.
  ///
  /// - Throws: `CommandError` with exit code 1 if a limit was exceeded, after everything is
  ///   written.
  package func write(to output: Output, drawing: PictureOptions? = nil) throws(CommandError) {
    if let drawing, drawing.format != .archive(.json), !output.isJSON {
      try draw(drawing, to: output)
    } else if output.isJSON || drawing != nil {
      try output.result(json: [("simulations", SimulationJSON(options, runs).simulations)])
    } else {
      try output.result(text(output))
    }
    for (message, hint) in remarks { output.warning(message, hint: hint) }
    // The limits apply only to the first budget; the second is for comparison.
    guard let first = runs.first else { return }
    let missed = options.limits.missed(in: first.outcome, budget: first.budget)
    guard missed.isEmpty else {
      throw .failed(
        .negative,
        message: missed.joined(separator: "; "),
        hint: "later policy dates and fewer changes make fewer reloads; the table has each day"
      )
    }
  }

  private func draw(_ options: PictureOptions, to output: Output) throws(CommandError) {
    let pictures = runs.flatMap { run in
      run.outcome.widgets.map { widget in
        SimulationPicture(
          widget: widget,
          plan: self.options.plan,
          title: "\(widget.name), budget \(run.budget)",
          drawing: options.drawing
        ).picture()
      }
    }
    switch options.form {
    case .plain, .ansi: try output.result(pictures.flatMap { options.bytes(of: $0) })
    case .png, .svg, .html, .markdown:
      guard let first = pictures.first else { return }
      try options.write(first, title: runs.first?.outcome.widgets.first?.name, to: output)
    }
  }

  private func text(_ output: Output) -> [UInt8] {
    var bytes: [UInt8] = []
    for place in runs.first.map({ Array($0.outcome.widgets.indices) }) ?? [] {
      if place > 0 { bytes.append(0x0A) }
      let text = SimulationText(options, runs, at: place)
      bytes += Array(output.text(of: text.facts).utf8) + [0x0A]
      bytes += Array(output.text(of: text.days).utf8)
      if let sums = text.sums { bytes += [0x0A] + Array(output.text(of: sums).utf8) }
    }
    return bytes
  }

  /// The remarks about differences between the simulation and reality, once for each kind.
  private var remarks: [(message: String, hint: String)] {
    var remarks: [(message: String, hint: String)] = []
    for kind in Set(runs.flatMap(\.systemClocks)).sorted() {
      remarks.append(
        (
          "\(KindName.commandName(of: kind)) reads the system's clock: its dates were moved",
          "take the time from 'context.date' in the provider; hours and midnights are wrong else"
        )
      )
    }
    for kind in Set(runs.flatMap(\.hung)).sorted() {
      remarks.append(
        (
          "\(KindName.commandName(of: kind)) did not answer 3 times in a row and was not asked again",
          "each of its reloads counts as failed after its whole time"
        )
      )
    }
    if let cut = runs.compactMap(\.outcome.cut).min() {
      let words = SimulationWords(plan: options.plan)
      remarks.append(
        (
          "it ended at \(words.date(cut)), after \(Simulation.mostReloads) reloads",
          "simulate a shorter time with --for"
        )
      )
    }
    if runs.contains(where: { $0.outcome.idleChanges > 0 }) {
      remarks.append(
        (
          "some changes changed nothing: a widget is not made from records of the store",
          "leave out --changes for it"
        )
      )
    }
    return remarks
  }
}
