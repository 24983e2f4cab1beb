import CSQLite

/// An open database, with its statements prepared once; opaque outside the store.
public final class StoreConnection {
  let location: StoreLocation
  private let handle: OpaquePointer
  private var statements: [String: Statement] = [:]

  init(_ location: StoreLocation, mode: OpenMode) throws(StoreError) {
    fatalError("not reached")
  }
}

enum OpenMode {
  case readWrite
}
