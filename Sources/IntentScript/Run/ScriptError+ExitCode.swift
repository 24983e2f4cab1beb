extension ScriptError {
  /// What the command ends with (CL-2; 65 is sysexits.h's EX_DATAERR, 130 a shell's for SIGINT).
  package var exitCode: Int32 {
    switch self {
    case .rejected, .limit: 65
    case .failed(_, _, _, _, let exitCode): exitCode
    case .cancelled: 130
    }
  }

  init(_ fault: ScriptFault, at span: SourceSpan) {
    self =
      switch fault {
      case .failed(let message, let hint, let intent, let exitCode):
        .failed(message: message, hint: hint, at: span, intent: intent, exitCode: exitCode)
      case .declined(let message):
        .failed(message: message, hint: nil, at: span, intent: nil, exitCode: 1)
      case .limit(let name, let value): .limit(name: name, value: value, at: span)
      case .cancelled: .cancelled(at: span)
      }
  }
}
