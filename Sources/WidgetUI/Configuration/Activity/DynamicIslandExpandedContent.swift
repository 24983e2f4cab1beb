/// The regions of a Live Activity around the camera.
public struct DynamicIslandExpandedContent<Content: View> {
  init() {}
}
