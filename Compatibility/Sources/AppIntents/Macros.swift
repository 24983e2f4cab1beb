public import WidgetUI

/// Marks a computed property that Apple's platforms list among an entity's; here nothing finds by it.
@attached(peer)
public macro ComputedProperty(
  title: LocalizedStringResource? = nil,
  indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil
) = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Marks a property that Apple's platforms ask for when they need it; here nothing finds by it.
@attached(peer)
public macro DeferredProperty(
  title: LocalizedStringResource? = nil
) = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")
