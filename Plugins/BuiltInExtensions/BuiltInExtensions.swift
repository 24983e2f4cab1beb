import PackagePlugin

/// Makes SwiftPM build the built-in extensions whenever it builds `widgetctl`, without linking them.
///
/// An executable that depends on an executable links the latter's libraries; a plug-in's
/// dependencies are only built.
@main
struct BuiltInExtensions: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) -> [Command] { [] }
}
