import WidgetUI

/// A person on three lines: name in blue, user name, e-mail in red.
struct UserCard: View {
  let row: UsersPicture.Row

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: row.name).bold().foregroundStyle(.blue)
      Text(verbatim: "@\(row.username)")
      Text(verbatim: row.email).foregroundStyle(.red)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A person on two lines, the names on one.
struct UserRow: View {
  let row: UsersPicture.Row

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: row.name).bold().foregroundStyle(.blue).layoutPriority(1)
        Spacer(minLength: 0)
        Text(verbatim: "@\(row.username)").foregroundStyle(.secondary)
      }
      Text(verbatim: row.email).foregroundStyle(.red)
    }
    .lineLimit(1)
  }
}

/// A person with city, company and phone.
struct UserWideCard: View {
  let row: UsersPicture.Row

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: row.name).bold().foregroundStyle(.blue).layoutPriority(1)
        Spacer(minLength: 0)
        Text(verbatim: row.city).foregroundStyle(.secondary)
      }
      HStack {
        Text(verbatim: row.email).foregroundStyle(.red)
        Spacer(minLength: 0)
        Text(verbatim: "@\(row.username)").foregroundStyle(.secondary)
      }
      HStack {
        Text(verbatim: row.company).layoutPriority(1)
        Spacer(minLength: 0)
        Text(verbatim: row.phone).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// What is said where there are no users: nothing asked for, asked, or failed (BW-19).
struct UsersStateView: View {
  let state: UsersState
  /// Whether there is room for sentences.
  let isRoomy: Bool

  var body: some View {
    VStack(spacing: 0) {
      switch state {
      case .idle:
        Text(verbatim: "Not loaded yet").font(.headline).lineLimit(1)
        if isRoomy { hint("widgetctl refresh loads the users") }
      case .loading: Text(verbatim: "Loading …").foregroundStyle(.secondary).lineLimit(1)
      case .loaded:
        Text(verbatim: "No users").foregroundStyle(.secondary).lineLimit(1)
      case .failed(let words, let message):
        Text(verbatim: "! \(words)").foregroundStyle(.red).lineLimit(1)
        if isRoomy { hint(message) }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func hint(_ words: String) -> some View {
    Text(verbatim: words)
      .foregroundStyle(.secondary)
      .multilineTextAlignment(.center)
      .lineLimit(3)
  }
}
