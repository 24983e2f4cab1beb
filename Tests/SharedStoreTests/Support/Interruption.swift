/// An error that a test throws to make a write or a block fail.
struct Interruption: Error {}
