/// Whether the code that runs on behalf of a request may use the network.
package enum NetworkAccess {
  /// Set around each request; a transport refuses when it is `false`, before any name is resolved.
  @TaskLocal package static var isAllowed = true
}
