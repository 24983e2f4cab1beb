// Four bits for each alignment in the compact encoding; the numbers are stored and never change.

extension CellHorizontalAlignment {
  var code: UInt8 {
    switch self {
    case .leading: 0
    case .center: 1
    case .trailing: 2
    }
  }

  init?(code: UInt8) {
    switch code {
    case 0: self = .leading
    case 1: self = .center
    case 2: self = .trailing
    default: return nil
    }
  }
}

extension CellVerticalAlignment {
  var code: UInt8 {
    switch self {
    case .top: 0
    case .center: 1
    case .bottom: 2
    case .firstTextBaseline: 3
    case .lastTextBaseline: 4
    }
  }

  init?(code: UInt8) {
    switch code {
    case 0: self = .top
    case 1: self = .center
    case 2: self = .bottom
    case 3: self = .firstTextBaseline
    case 4: self = .lastTextBaseline
    default: return nil
    }
  }
}
