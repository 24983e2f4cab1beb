import WidgetUI

/// A preview of the activity's states, in the form to which `#Preview` expands.
struct DeliveryPreview: PreviewRegistry {
  nonisolated static let fileID = "DeliveryExtension/DeliveryPreview.swift"
  nonisolated static let line = 1
  nonisolated static let column = 1

  static func makePreview() throws -> Preview {
    Preview("On its way", activity: DeliveryAttributes(order: "Bread")) {
      DeliveryLiveActivity()
    } contentStates: {
      [.init(step: "baked"), .init(step: "in the van")]
    }
  }
}
