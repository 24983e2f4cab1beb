// A widget's source needs one import in addition to Foundation: entries, providers, families and intents
// come along, as they do with Apple's `import WidgetKit`.
@_exported public import WidgetIntents
@_exported public import WidgetTimeline
// `@Observable` models need no import of their own in addition to Apple's either.
@_exported public import Observation
