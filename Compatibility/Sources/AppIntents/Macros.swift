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

/// Makes a type an intent: its stored variables are parameters, and its title is its name in words.
@attached(member, names: named(title))
@attached(memberAttribute)
@attached(extension, conformances: AppIntent)
public macro AppIntent(schema: AssistantSchemas.Intent) =
  #externalMacro(module: "PreviewMacros", type: "SchemaIntentMacro")

/// Makes a type an entity with its name in words; of its variables those marked `@Property` are found by.
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEntity)
public macro AppEntity(schema: AssistantSchemas.Entity) =
  #externalMacro(module: "PreviewMacros", type: "SchemaEntityMacro")

/// Makes an enumeration a closed choice with its name in words.
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEnum)
public macro AppEnum(schema: AssistantSchemas.Enum) =
  #externalMacro(module: "PreviewMacros", type: "SchemaEnumMacro")

/// The older name of `@AppIntent(schema:)`.
@attached(member, names: named(title))
@attached(memberAttribute)
@attached(extension, conformances: AppIntent)
public macro AssistantIntent(schema: AssistantSchemas.Intent) =
  #externalMacro(module: "PreviewMacros", type: "SchemaIntentMacro")

/// The older name of `@AppEntity(schema:)`.
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEntity)
public macro AssistantEntity(schema: AssistantSchemas.Entity) =
  #externalMacro(module: "PreviewMacros", type: "SchemaEntityMacro")

/// The older name of `@AppEnum(schema:)`.
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEnum)
public macro AssistantEnum(schema: AssistantSchemas.Enum) =
  #externalMacro(module: "PreviewMacros", type: "SchemaEnumMacro")

/// Makes an enumeration a value that is one of several kinds, each under a case of its own.
@attached(extension, conformances: _UnionValue, names: named(_unionCases), named(_unionValue))
public macro UnionValue() = #externalMacro(module: "PreviewMacros", type: "UnionValueMacro")
