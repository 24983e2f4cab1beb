import Foundation
import TestSupport
import Testing

@testable import widgetctl

/// A file system of 500 kB that a shell mounts in its own namespace.
private enum SmallDisk {
  /// The beginning of a command line that mounts the file system at `disk` and then evaluates its
  /// only argument.
  static let mount =
    "unshare --mount --map-root-user sh -c 'mkdir -p disk && "
    + "mount -t tmpfs -o size=500k none disk && eval \"$1\"' -"

  /// Whether this system allows a user to mount a file system in a separate namespace.
  static var isAvailable: Bool {
    let folder = TemporaryFolder()
    let probe = try? Session.output(of: "\(mount) 'echo mounted' 2>/dev/null", home: folder.url)
    return probe == "mounted\n"
  }

  /// Returns the output of a shell script that is run with the small file system.
  static func output(of steps: String) async throws -> String {
    let folder = TemporaryFolder()
    try Data(steps.utf8).write(to: folder.url.appending(path: "steps"))
    return try await onThread {
      try Session.output(of: "\(mount) '. ./steps'", home: folder.url)
    }
  }
}

/// Tests the store on a disk that the store itself has filled (RD-10).
@Suite("A disk without room", .enabled(if: SmallDisk.isAvailable), .timeLimit(.minutes(5)))
struct FullDiskSessionTests {
  private static let fill = """
    export WIDGETCTL_STORE=$PWD/disk/store.db
    notes=$(head -c 3000 /dev/zero | tr '\\0' x)
    added=0
    while widgetctl perform add-to-do --name Tea --notes "$notes" >/dev/null 2>error; do
      added=$((added + 1))
    done

    """

  @Test func `changes are taken until the database fills it, and again when there is room`()
    async throws
  {
    let text = try await SmallDisk.output(
      of: Self.fill + """
        # Which page is the last one says whether the run's end could still be written down.
        grep -v 'is not noted' error
        # The database, not its log, is what has filled the disk.
        [ "$(wc -c <disk/store.db)" -gt 300000 ] && [ $added -gt 12 ] && echo "the database fills it"
        mount -o remount,size=600k disk
        widgetctl perform add-to-do --name Milk && echo "there is room"
        """
    )
    #expect(
      text == """
        widgetctl: no space is left for the store: ~/disk/store.db
        hint: free some space and repeat the command; nothing was changed
        the database fills it
        Added \(try #require(text.firstMatch(of: /Added ([0-9]+)/)).1) “Milk”.
        there is room

        """
    )
  }

  @Test func `a size that was never shown is drawn, and not kept`() async throws {
    let text = try await SmallDisk.output(
      of: Self.fill + """
        head -c 600000 /dev/zero >disk/rest 2>error
        while widgetctl perform add-to-do --name Tea >/dev/null 2>error; do :; done
        widgetctl show --size small 2>&1 >picture
        echo $?
        grep -c 'to do' picture
        """
    )
    #expect(
      text == """
        widgetctl: the picture is not kept: no space is left for the store: ~/disk/store.db
        hint: free some space and repeat the command; nothing was changed
        0
        1

        """
    )
  }

  @Test
  func `a backup without room is none, and that of the day fails no refresh and is told once`()
    async throws
  {
    let text = try await SmallDisk.output(
      of: """
        export WIDGETCTL_STORE=$PWD/own/store.db
        notes=$(head -c 3000 /dev/zero | tr '\\0' x)
        for number in $(seq 20); do
          widgetctl perform add-to-do --name Tea --notes "$notes" >/dev/null 2>&1
        done
        widgetctl backup disk/a.backup >/dev/null && echo "there is room"
        head -c 500000 /dev/zero >disk/rest 2>error
        before=$(cksum <disk/a.backup)
        widgetctl backup disk/a.backup 2>&1; echo $?
        [ "$before" = "$(cksum <disk/a.backup)" ] && ls disk
        ln -s ../disk own/backups
        for number in 1 2; do widgetctl refresh 2>&1; echo $?; done | sed 's/backup-.*Z/backup-TIME/'
        widgetctl doctor | grep -c '^wrong  *backup'
        rm disk/*
        widgetctl backup disk/b.backup >/dev/null && echo "there is room again"
        """
    )
    #expect(
      text == """
        there is room
        widgetctl: no space is left for the backup: ~/disk/a.backup
        hint: free some space there, or name a file elsewhere; no backup was made
        74
        a.backup
        rest
        widgetctl: no backup of today was made: no space is left for the backup: ~/own/backups/store.db.backup-TIME
        hint: free some space there, or name a file elsewhere; no backup was made
        0
        0
        1
        there is room again

        """
    )
  }
}
