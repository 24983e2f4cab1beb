/// A type of an application's own that intents take and hand back.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue {}
