import MacroExpansion

/// The compiler plug-in: answers the compiler's requests until the end of input.
///
/// Each message is its length, 8 bytes little-endian, and JSON (the Swift repository,
/// include/swift/AST/PluginRegistry.h; swift-syntax, SwiftCompilerPluginMessageHandling).
@main
enum PluginProgram {
  static func main() {
    let channel = MessageChannel(input: 0, output: 1)
    while let message = channel.read() {
      guard let reply = Replies.reply(to: message), channel.write(reply) else { return }
    }
  }
}
