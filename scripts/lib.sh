# Sourced by the other scripts: what they say and what they need from the machine.

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf 'widgetctl: %s\n' "$*" >&2; }

fail() {
  say "$1"
  [ -z "${2:-}" ] || printf 'hint: %s\n' "$2" >&2
  exit 1
}

# The oldest compiler that builds the package.
swift_minimum=6.3

require_swift() {
  command -v swift >/dev/null 2>&1 ||
    fail "no Swift toolchain found" "install Swift $swift_minimum or later: https://www.swift.org/install"
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
  [ "$(printf '%s\n%s\n' "$swift_minimum" "$version" | sort -V | head -n 1)" = "$swift_minimum" ] ||
    fail "Swift $version is too old" "install Swift $swift_minimum or later: https://www.swift.org/install"
}

has_sqlite_headers() {
  printf '#include <sqlite3.h>\n' | "${CC:-clang}" -E -x c - >/dev/null 2>&1 ||
    printf '#include <sqlite3.h>\n' | cc -E -x c - >/dev/null 2>&1
}

# SQLite's headers are the one thing that a machine with Swift may lack.
require_sqlite() {
  has_sqlite_headers && return
  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  # Each package manager with its arguments; the first that is there serves.
  local install manager
  for install in \
    "apt-get install -y libsqlite3-dev" \
    "dnf install -y sqlite-devel" \
    "zypper install -y sqlite3-devel" \
    "pacman -S --noconfirm sqlite"; do
    manager=${install%% *}
    command -v "$manager" >/dev/null 2>&1 || continue
    say "SQLite's headers are missing; running: ${as_root[*]} $install"
    # A fresh Debian knows no package before it has fetched its lists.
    [ "$manager" != apt-get ] || "${as_root[@]}" apt-get update -qq >&2 || true
    # shellcheck disable=SC2086
    "${as_root[@]}" $install >&2 || true
    break
  done
  has_sqlite_headers ||
    fail "SQLite's headers are missing" "install your system's SQLite development package, then try again"
}

# Prints a folder of links to the static libraries that a host without shared libraries needs, or nothing
# where one is missing: then the host is linked dynamically.
static_libraries_folder() {
  local folder=$1
  [ "$(uname -s)" = Linux ] || return 0
  command -v cc >/dev/null 2>&1 || return 0
  local swift_static
  swift_static=$(dirname -- "$(dirname -- "$(readlink -f "$(command -v swift)")")")/lib/swift_static
  [ -d "$swift_static" ] || return 0
  local name path
  mkdir -p "$folder"
  ln -sfn "$root/scripts/static-host/hot-functions.txt" "$folder/hot-functions.txt"
  for name in libsqlite3.a libstdc++.a; do
    path=$(cc -print-file-name="$name" 2>/dev/null)
    [ -f "$path" ] || return 0
    ln -sfn "$(readlink -f "$path")" "$folder/$name"
  done
  printf '%s\n' "$folder"
}

# Prints, one a line, the options of a debug build of the package in a folder.
#
# A first build compiles module by module: half of the processor time. What a plain `swift build` has built
# is built on that way, as another way would begin from nothing. The tests are found through the index.
debug_options() {
  local manifest=$1/.build/debug.yaml
  if [ ! -e "$manifest" ] || grep -q -- -whole-module-optimization "$manifest"; then
    printf '%s\n' -Xswiftc -whole-module-optimization -Xswiftc -Onone \
      -Xswiftc -num-threads -Xswiftc 1 -Xswiftc -disable-batch-mode
  fi
  # A later compiler's warnings must not keep users from building, so only CI turns them into errors.
  [ -z "${CI:-}" ] || printf '%s\n' -Xswiftc -warnings-as-errors
}

# A debug build of the package in a folder, with further arguments of `swift build`.
build_debug() {
  local folder=$1 options
  shift
  mapfile -t options < <(debug_options "$folder")
  # What whole modules mean for the next build is no news here.
  swift build --package-path "$folder" "${options[@]}" "$@" 2>&1 |
    { grep -v 'remark: Incremental compilation has been disabled' || true; }
}

release_scratch=$root/.build-release

# Builds one product into $release_scratch as `scripts/widgetctl` runs it; the compiler's words go to a log.
release_product() {
  local log=$release_scratch/build.log folder
  mkdir -p "$release_scratch"
  folder=$(static_libraries_folder "$release_scratch/static-libraries")
  if ! (
    cd "$root"
    [ -z "$folder" ] || export WIDGETCTL_STATIC_LIBRARIES=$folder
    swift build -c release --scratch-path "$release_scratch" --disable-local-rpath --product "$1" >"$log" 2>&1
  ); then
    cat "$log" >&2
    fail "the build failed" "the compiler's messages are above and in $log"
  fi
}

# Builds the release programs, the host and its built-in extensions, unless nothing changed since the last time.
build_release() {
  local stamp=$release_scratch/built started=$release_scratch/started
  if [ -e "$stamp" ] && [ -x "$release_scratch/release/widgetctl" ] &&
    [ -x "$release_scratch/release/HomeWidgets" ] &&
    [ -x "$release_scratch/release/FeedWidgets" ] &&
    [ -z "$(find "$root/Sources" "$root/Package.swift" "$root/scripts/lib.sh" \
      -newer "$stamp" -print -quit)" ]; then
    return
  fi
  require_swift
  require_sqlite
  say "building (the first time takes a few minutes) …"
  mkdir -p "$release_scratch"
  # What is saved while the compiler runs is newer than this, and so built the next time.
  : >"$started"
  release_product widgetctl
  release_product HomeWidgets
  release_product FeedWidgets
  if [ "$(uname -s)" = Linux ] && command -v readelf >/dev/null 2>&1 &&
    readelf -d "$release_scratch/release/widgetctl" | grep -Eq 'NEEDED.*(sqlite|stdc\+\+|swift)'; then
    say "note: widgetctl is linked dynamically and starts a little slower (static libraries are missing)"
  fi
  mv "$started" "$stamp"
}
