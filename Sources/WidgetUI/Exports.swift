// A widget's source needs one import beside Foundation: entries, providers, families and intents
// come along, as they do with Apple's `import WidgetKit`.
@_exported public import WidgetIntents
@_exported public import WidgetTimeline
// `@Observable` models need no import of their own beside Apple's either.
@_exported public import Observation
