public import SharedStore
public import WidgetIntents

/// A store's refusal inside `perform()` keeps its words, its hint and its exit code (CL-2).
extension StoreError: ExplainedError {}
