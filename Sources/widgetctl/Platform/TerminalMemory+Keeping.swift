import WidgetTerminal

extension TerminalMemory {
  /// Stores the terminal's answer about its background for later commands (RD-9); if that fails,
  /// they ask the terminal again.
  static func keep(_ background: TerminalBackground, of environment: EnvironmentVariables) {
    guard let memory = TerminalMemory(environment: environment), memory.background != background
    else {
      return
    }
    PrivateFolder.make(for: memory.path)
    try? FileReplacement.write(memory.bytes(of: background), to: memory.path, newFile: 0o600)
  }
}
