import Foundation
import WidgetUI

/// A user on two lines: name and company, then e-mail and telephone.
struct UserRow: View {
  let row: UsersPicture.Row

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: row.name).bold().layoutPriority(1)
        Spacer(minLength: 0)
        Text(verbatim: row.company).foregroundStyle(.secondary)
      }
      UserReach(row: row)
    }
    .lineLimit(1)
  }
}

/// A user on three lines next to their initials, with user name and city too.
struct UserCard: View {
  let row: UsersPicture.Row

  var body: some View {
    HStack(alignment: .top) {
      UserInitials(row: row)
      VStack(alignment: .leading, spacing: 0) {
        ViewThatFits(in: .horizontal) {
          HStack {
            Text(verbatim: row.name).bold().fixedSize()
            Spacer(minLength: 8)
            UserHandle(row: row).fixedSize()
          }
          Text(verbatim: row.name).bold()
        }
        HStack {
          UserMail(row: row).layoutPriority(1)
          Spacer(minLength: 0)
          Text(verbatim: row.city).foregroundStyle(.secondary)
        }
        HStack {
          Text(verbatim: row.company).foregroundStyle(.secondary)
          Spacer(minLength: 0)
          UserPhone(row: row).fixedSize()
        }
      }
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// A user's initials; the background has a colour that depends on the name.
private struct UserInitials: View {
  let row: UsersPicture.Row

  /// The size in points: five columns and three rows.
  private static let size = CGSize(width: 40, height: 48)

  var body: some View {
    let color = NameColor.color(of: row.name)
    Text(verbatim: row.initials).bold().foregroundStyle(color).lineLimit(1)
      .frame(width: Self.size.width, height: Self.size.height)
      .background(color.opacity(0.22))
      .accessibilityHidden(true)
  }
}

/// The user name after an `@`; nothing if the user has none.
struct UserHandle: View {
  let row: UsersPicture.Row

  var body: some View {
    if !row.username.isEmpty {
      Text(verbatim: "@\(row.username)").foregroundStyle(.secondary)
    }
  }
}

/// The e-mail address and the telephone number on one line, each a link; only the e-mail if both do
/// not fit.
private struct UserReach: View {
  let row: UsersPicture.Row

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        UserMail(row: row)
        Spacer(minLength: 8)
        UserPhone(row: row)
      }
      if row.email.isEmpty { UserPhone(row: row) } else { UserMail(row: row) }
    }
  }
}

/// An e-mail address; pressing it writes an e-mail.
struct UserMail: View {
  let row: UsersPicture.Row

  var body: some View {
    if let link = row.mailLink {
      Link(destination: link) { Text(verbatim: row.email) }
    } else {
      Text(verbatim: row.email)
    }
  }
}

/// A telephone number; pressing it calls the user.
struct UserPhone: View {
  let row: UsersPicture.Row

  var body: some View {
    if let link = row.phoneLink {
      // The number is grey, because the tint's fainter form is hard to read.
      Link(destination: link) { Text(verbatim: row.phone).foregroundStyle(Color.secondary) }
    } else {
      Text(verbatim: row.phone).foregroundStyle(.secondary)
    }
  }
}

/// Texts for the states of loading.
enum UsersWords {
  static var idle: String { String(english: "Not loaded yet", turkish: "Henüz yüklenmedi") }
  static var loading: String { String(english: "Loading …", turkish: "Yükleniyor …") }
  static var none: String { String(english: "No users", turkish: "Kullanıcı yok") }

  /// Returns the noun that is shown below a number of users, in the singular or plural.
  static func noun(ofCount count: Int) -> String {
    String(english: count == 1 ? "person" : "people", turkish: "kişi")
  }
}

/// The view if there are no users: idle, loading, failed, or nothing found (BW-19).
struct UsersStateView: View {
  let picture: UsersPicture
  /// Whether there is space for whole sentences.
  let isRoomy: Bool

  var body: some View {
    VStack(spacing: 0) {
      switch picture.state {
      case .idle:
        Text(verbatim: UsersWords.idle).font(.headline).lineLimit(1)
        if isRoomy {
          hint(
            String(
              english: "widgetctl refresh loads the users",
              turkish: "widgetctl refresh kullanıcıları yükler"
            )
          )
        }
      case .loading: Text(verbatim: UsersWords.loading).foregroundStyle(.secondary).lineLimit(1)
      case .loaded:
        Text(
          verbatim: picture.search.isEmpty
            ? UsersWords.none : String(english: "Nobody found", turkish: "Kimse bulunamadı")
        )
        .foregroundStyle(.secondary).lineLimit(1)
        if isRoomy, !picture.search.isEmpty {
          hint(String(english: "for “\(picture.search)”", turkish: "“\(picture.search)” için"))
        }
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
