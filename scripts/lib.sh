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

# Prints where SQLite's header is.
sqlite_header() {
  printf '#include <sqlite3.h>\n' | "${CC:-clang}" -E -x c - | sed -n 's/^# 1 "\(.*\/sqlite3\.h\)".*/\1/p' | head -n 1
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

# Prints a folder with what programs without Swift's shared libraries are linked with beside Swift's own
# static libraries, or nothing where something is missing: then they are linked dynamically.
static_libraries_folder() {
  local folder=$1
  [ "$(uname -s)" = Linux ] || return 0
  command -v cc >/dev/null 2>&1 || return 0
  local toolchain
  toolchain=$(dirname -- "$(dirname -- "$(readlink -f "$(command -v swift)")")")
  [ -d "$toolchain/lib/swift_static" ] || return 0
  local name path
  mkdir -p "$folder"
  for name in "${ordered_programs[@]}"; do touch "$folder/$name-symbols.txt"; done
  for name in libsqlite3.a libstdc++.a; do
    path=$(cc -print-file-name="$name" 2>/dev/null)
    [ -f "$path" ] || return 0
    ln -sfn "$(readlink -f "$path")" "$folder/$name"
  done
  # FoundationNetworking asks for libcurl when it is linked; this one opens the system's when it is called.
  if [ "$root/scripts/static-link/curl.c" -nt "$folder/libcurl.a" ]; then
    "$toolchain/bin/clang" -O2 -std=c11 -fPIC -c "$root/scripts/static-link/curl.c" -o "$folder/curl.o" &&
      "$toolchain/bin/llvm-ar" rcs "$folder/libcurl.a" "$folder/curl.o" || return 0
  fi
  if [ "$root/scripts/static-link/singlethreaded.c" -nt "$folder/libsinglethreaded.a" ]; then
    "$toolchain/bin/clang" -O2 -std=c11 -c "$root/scripts/static-link/singlethreaded.c" -o "$folder/singlethreaded.o" &&
      "$toolchain/bin/llvm-ar" rcs "$folder/libsinglethreaded.a" "$folder/singlethreaded.o" || return 0
  fi
  printf '%s\n' "$folder"
}

# Prints, one a line, the options of a debug build of the package in a folder.
#
# A first build compiles module by module: half of the processor time. Another job for each module's interface
# would check its types twice: a third more. What a plain `swift build` has built is built on that way, as
# another way would begin from nothing. The tests are found through the index.
debug_options() {
  local manifest=$1/.build/debug.yaml
  if [ ! -e "$manifest" ] || grep -q -- -whole-module-optimization "$manifest"; then
    printf '%s\n' -Xswiftc -whole-module-optimization -Xswiftc -Onone \
      -Xswiftc -num-threads -Xswiftc 1 -Xswiftc -disable-batch-mode \
      -Xswiftc -no-emit-module-separately-wmo
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

# The programs whose functions are put side by side where everyday use calls them.
ordered_programs=(widgetctl BuiltInWidgets)

# Names of functions of Dispatch and of the runtime's tasks.
called_by_chance='dispatch|_os_object|AsyncTask|TaskGroup|ScT|ContinuousClock|_Rb_tree'

# Lists for the linker the functions that the host calls for a picture and the extension for a change by hand, and their
# data: each is linked with its names, run, and linked again in that order by its next build. With the functions in order
# `show` takes a sixth less time and 7.4 MiB instead of 12.2, and with the data 50 of 440 page faults less. Where no
# process may trace another, the lists are empty.
list_called() {
  local folder=$1 work name pass passes=(1 2 3)
  for name in called referred; do
    cc -O2 -std=c11 -o "$folder/$name" "$root/scripts/static-link/$name.c" || return 0
  done
  WIDGETCTL_KEEP_SYMBOLS=1 build_programs
  work=$(mktemp -d)
  for pass in "${passes[@]}"; do
    trace_use "$folder/called" "$work/$pass" ||
      { say "note: programs are linked without an order: $(tail -n 1 "$work/$pass/log")"; break; }
  done
  for name in "${ordered_programs[@]}"; do
    # What is called in every pass, but for what queues and tasks call as their threads happen to meet: two builds are to be
    # alike. By name, so that those of a library whose functions cannot be moved one by one come together.
    for pass in "${passes[@]}"; do sort -u "$work/$pass/$name/$name-symbols.txt" 2>/dev/null || true; done |
      LC_ALL=C sort | uniq -c |
      awk -v all=${#passes[@]} -v by_chance="$called_by_chance" '$1 == all && $2 !~ by_chance { print $2 }' \
        >"$work/$name-symbols.txt"
    "$folder/referred" "$release_scratch/release/$name" "$work/$name-symbols.txt" |
      cat "$work/$name-symbols.txt" - >"$folder/$name-symbols.txt"
  done
  rm -rf -- "$work"
}

# Runs what is used every day, with a tracer, on stores of its own in a folder, which gets the names of what was called.
trace_use() {
  local tracer=$1 work=$2
  mkdir -p "$work/widgetctl" "$work/BuiltInWidgets"
  (
    export HOME=$work WIDGETCTL_WAIT=true SWIFT_DETERMINISTIC_HASHING=1
    unset XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME WIDGETCTL_STORE
    widgetctl() { "$release_scratch/release/widgetctl" "$@"; }
    called() { "$tracer" "$work/$1" "$release_scratch/release/widgetctl" "${@:2}"; }
    # A small store and one with more than a widget has room for.
    widgetctl show && called widgetctl show --size large && seq 40 | widgetctl todo add - &&
      called widgetctl show --size large && called widgetctl show --color truecolor && called widgetctl refresh &&
      called BuiltInWidgets perform add-to-do --name "Buy milk" && called BuiltInWidgets refresh --force &&
      called BuiltInWidgets find ToDo limit 5
  ) >"$work/log" 2>&1
}

release_scratch=$root/.build-release

# Prints the commit that the sources are of, a + behind it if they were changed since, and its date: the same words for the
# same sources. Prints nothing for sources without a clone. WIDGETCTL_COMMIT in the environment takes precedence.
built_commit() {
  if [ -n "${WIDGETCTL_COMMIT:-}" ]; then printf '%s\n' "$WIDGETCTL_COMMIT"; return; fi
  [ -e "$root/.git" ] || return 0
  local commit changed=
  commit=$(git -C "$root" log -1 --abbrev=12 --format='%h %cs' 2>/dev/null) || return 0
  git -C "$root" diff --quiet HEAD 2>/dev/null || changed=+
  printf '%s\n' "${commit/ /$changed }"
}

# Prints a fact of ProgramVersion, the one source of it: `text` (the version) or `date` (of the release).
program_version() {
  sed -n "s/^  static let $1 = \"\(.*\)\"\$/\1/p" "$root/Sources/widgetctl/CommandLine/ProgramVersion.swift"
}

# Prints, one a line, what release builds tell the compiler beside its defaults, as far as it knows it: no document of
# its own promises these words.
#
# Each function in a section of its own: the linker drops those that nothing calls, and puts those that are called
# side by side. Without it the host is 7 % larger, and whole files are put there.
#
# A generic type is made by its function, with what its arguments conform to, not by its name: by name the runtime
# walks through all conformances of the program for each argument. It saves 29 % of the host's instructions in a
# change by hand, and 10 % of the extension's.
release_flags() {
  local flag
  for flag in -function-sections -disable-concrete-type-metadata-mangled-name-accessors; do
    if swiftc -typecheck -Xfrontend "$flag" - </dev/null >/dev/null 2>&1; then
      printf '%s\n' -Xfrontend "$flag"
    else
      say "note: the compiler does not know $flag, without which programs are larger or slower"
    fi
  done
}

# The host and the file of its built-in extensions.
release_programs=(widgetctl BuiltInWidgets)
# What that file serves, each under its name.
built_in_extensions=(HomeWidgets FeedWidgets)

# An optimised build into $release_scratch with further arguments of `swift build`; the compiler's words go to a log.
#
# Without what debuggers read: it takes time to compile, and the link strips it from the programs.
build_optimised() {
  local log=$release_scratch/build.log folder flags
  mkdir -p "$release_scratch"
  mapfile -t flags < <(release_flags)
  folder=$(static_libraries_folder "$release_scratch/static-libraries")
  if ! (
    cd "$root"
    [ -z "$folder" ] || export WIDGETCTL_STATIC_LIBRARIES=$folder
    WIDGETCTL_COMMIT=$(built_commit)
    export WIDGETCTL_COMMIT
    swift build -c release --scratch-path "$release_scratch" --disable-local-rpath -debug-info-format none \
      "${flags[@]/#/-Xswiftc=}" "$@" >"$log" 2>&1
  ); then
    cat "$log" >&2
    fail "the build failed" "the compiler's messages are above and in $log"
  fi
}

# Builds one product, such as a benchmark's.
release_product() { build_optimised --product "$1"; }

# Builds the programs, side by side.
build_programs() { WIDGETCTL_PRODUCTS="${release_programs[*]}" build_optimised; }

# Whether a build folder has all programs, and nothing that they are made of changed since they were built.
is_built() {
  local program
  for program in "${release_programs[@]}"; do [ -x "$1/release/$program" ] || return 1; done
  [ -e "$1/built" ] && [ -z "$(find "$root/Sources" "$root/Widgets" "$root/Package.swift" "$root/scripts/lib.sh" \
    "$root/scripts/static-link" -newer "$1/built" -print -quit)" ]
}

# Builds the release programs unless nothing changed since the last time.
build_release() {
  local stamp=$release_scratch/built started=$release_scratch/started folder
  ! is_built "$release_scratch" || return 0
  require_swift
  require_sqlite
  say "building (the first time takes a few minutes) …"
  mkdir -p "$release_scratch"
  # What is saved while the compiler runs is newer than this, and so built the next time.
  : >"$started"
  folder=$(static_libraries_folder "$release_scratch/static-libraries")
  [ -z "$folder" ] || list_called "$folder"
  build_programs
  if [ "$(uname -s)" = Linux ] && command -v readelf >/dev/null 2>&1 &&
    readelf -d "$release_scratch/release/widgetctl" | grep -Eq 'NEEDED.*(sqlite|stdc\+\+|swift)'; then
    say "note: widgetctl is linked dynamically and starts a little slower (static libraries are missing)"
  fi
  mv "$started" "$stamp"
}

# Prints the modules that an extension is built with, each after those that it imports, as the manifests list them.
library_modules() { awk -v of="WidgetUI WidgetCharts" -f "$root/scripts/modules.awk" "$root/Package.swift"; }

# The same for the modules under Apple's names; MacroExpansion is the plug-in's.
apple_modules() {
  awk -v of=all -f "$root/scripts/modules.awk" "$root/Compatibility/Package.swift" | grep -vx MacroExpansion
}

# Puts what extensions are built with into a folder: modules, one archive of their objects, the macro
# plug-in and, where Swift's libraries can be linked statically, what that needs.
build_libraries() {
  local libraries=$1 built=$release_scratch/release objects=() module mode sources source
  # No program of ours draws charts.
  build_optimised --target WidgetCharts
  rm -rf -- "$libraries"
  mkdir -p "$libraries/modules" "$libraries/plugins" "$libraries/objects"
  for module in CSQLite CSystem CRuntimeRecords; do
    cp -R "$root/Sources/$module" "$libraries/modules/"
  done
  # What CSQLite's header asks for: a machine on which extensions are built need not have it.
  [ "$(uname -s)" != Linux ] || cp "$(sqlite_header)" "$libraries/modules/"
  # `import os.log`: Swift's modules have no parts of their own, so C's say that there are some.
  mkdir "$libraries/modules/os"
  {
    printf 'module os {\n'
    printf '  module %s { export * }\n' log lock signpost activity
    printf '}\n'
  } >"$libraries/modules/os/module.modulemap"
  cp -R "$root/Compatibility/Sources/CFoundationICU" "$libraries/modules/"
  for module in $(library_modules); do
    cp "$built/Modules/$module.swiftmodule" "$libraries/modules/"
    # Of the sources of today: an object outlives a source that was moved or deleted.
    while IFS= read -r source; do
      objects+=("$built/$module.build/$(basename -- "$source").o")
    done <"$built/$module.build/sources"
  done
  for module in $(apple_modules); do
    # Apple's Combine says nothing about sendability either.
    mode=6
    [ "$module" != Combine ] || mode=5
    mapfile -t sources < <(find "$root/Compatibility/Sources/$module" -name '*.swift' | sort)
    swiftc -O -wmo -parse-as-library -swift-version "$mode" -module-name "$module" \
      -package-name compatibility \
      -I "$libraries/modules" -emit-module -emit-module-path "$libraries/modules/$module.swiftmodule" \
      -avoid-emit-module-source-info \
      -c "${sources[@]}" -o "$libraries/objects/$module.o"
    objects+=("$libraries/objects/$module.o")
  done
  mapfile -t sources < <(find "$root/Compatibility/Sources/MacroExpansion" -name '*.swift' | sort)
  swiftc -O -wmo -parse-as-library -swift-version 6 -module-name MacroExpansion -emit-module \
    -package-name compatibility \
    -emit-module-path "$libraries/objects/MacroExpansion.swiftmodule" \
    -c "${sources[@]}" -o "$libraries/objects/MacroExpansion.o"
  # With Swift's libraries in it, it runs wherever its user keeps a toolchain.
  local plugin_options=()
  [ -z "$(static_libraries_folder "$release_scratch/static-libraries")" ] ||
    plugin_options=(-static-stdlib -no-toolchain-stdlib-rpath -use-ld=lld -Xlinker -s)
  mapfile -t sources < <(find "$root/Compatibility/Sources/PreviewMacros" -name '*.swift' | sort)
  # Compiled for itself: the name of an object that swiftc makes up would be in the program, as a hash. The options
  # are those of the link, as the object names the libraries that it is linked with.
  swiftc -O -wmo -parse-as-library -swift-version 6 -module-name PreviewMacros \
    -package-name compatibility -I "$libraries/objects" "${plugin_options[@]}" \
    -c "${sources[@]}" -o "$libraries/objects/PreviewMacros.o"
  swiftc "${plugin_options[@]}" "$libraries/objects/PreviewMacros.o" "$libraries/objects/MacroExpansion.o" \
    -o "$libraries/plugins/PreviewMacros"
  local toolchain
  toolchain=$(dirname -- "$(readlink -f "$(command -v swift)")")
  "$toolchain/llvm-ar" rcs "$libraries/libwidgetctl.a" "${objects[@]}"
  rm -rf -- "$libraries/objects"
  if [ -n "$(static_libraries_folder "$release_scratch/static-libraries")" ]; then
    cp -P "$release_scratch/static-libraries"/lib*.a "$libraries/"
  else
    say "note: extensions will be linked dynamically (static libraries are missing)"
  fi
  swift --version 2>/dev/null | head -n 1 >"$libraries/compiler"
}
