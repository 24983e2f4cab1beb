/// What became of one request.
package struct ReloadAnswer: Equatable, Sendable {
  package var key: TimelineKey
  package var result: Result<MadeTimeline, TimelineError>

  package init(key: TimelineKey, result: Result<MadeTimeline, TimelineError>) {
    self.key = key
    self.result = result
  }
}
