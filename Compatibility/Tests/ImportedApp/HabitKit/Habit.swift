import Foundation

public struct Habit {
  public static let water = Habit(count: 5)
  public let count: Int
}
