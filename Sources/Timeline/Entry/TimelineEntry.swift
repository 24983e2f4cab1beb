#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A moment in a widget's life and what the widget says from then on.
public protocol TimelineEntry: SendableMetatype {
  /// When the widget starts to show this entry.
  var date: Date { get }
  /// How worthwhile the entry is beside the others of its provider; `nil` says nothing about it.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}
