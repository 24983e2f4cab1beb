# shellcheck shell=bash disable=SC2154 # set by the scripts that source this one
# Sourced by scripts/package: Debian's packages of the files that are laid out in $tree.

# Who made the release's commit, unless Debian's variables name somebody.
maintainer="${DEBFULLNAME:-$(git -C "$root" log -1 --format=%an)} <${DEBEMAIL:-$(git -C "$root" log -1 --format=%ae)}>"

# Writes the timer's units as the program itself would, for all users, into a folder; nobody's is enabled by it.
systemd_units() {
  ask schedule print --systemd |
    sed -e "s,$(realpath -- "$release_scratch/release/widgetctl"),/usr/bin/widgetctl," -e "s, --store $tree/none/store,," |
    awk -v folder="$1" '
      /^# \// { if (file) close(file); file = folder "/widgetctl-refresh" substr($0, match($0, /\.[a-z]*$/)); next }
      /^# / { file = "" }
      file { lines = lines $0 "\n"; if ($0 != "") { printf "%s", lines > file; lines = "" } }'
  ! grep -n "$root" "$1"/* >&2 || fail "the timer's units name a folder of this machine"
}

# Replaces links to one machine's libraries by the libraries, without what only a debugger reads.
own_libraries() {
  local library
  for library in "$1"/lib*.a; do
    [ ! -L "$library" ] || { cp -L --remove-destination "$(readlink -f "$library")" "$library" && chmod 644 "$library"; }
    strip --strip-debug --enable-deterministic-archives "$library"
  done
  rm -f -- "$1/libsinglethreaded.a"
}

# The newest version of the C library that the programs ask for.
c_library_version() {
  readelf --dyn-syms --wide "${release_programs[@]/#/$release_scratch/release/}" |
    grep -oE 'GLIBC_[0-9.]+' | sed 's/GLIBC_//' | sort -Vu | tail -n 1
}

# What every package of Debian has beside its files.
add_documents() {
  local folder=$1 name=$2
  install -d "$folder/usr/share/doc/$name"
  install -m 644 "$root/packaging/debian/copyright" "$folder/usr/share/doc/$name/copyright"
  gzip -9n <"$root/CHANGELOG.md" >"$folder/usr/share/doc/$name/changelog.gz"
  {
    printf 'widgetctl (%s-1) unstable; urgency=medium\n\n' "$version"
    printf '  * Release %s.\n\n' "$version"
    printf ' -- %s  %s\n' "$maintainer" "$(date -u -R -d "@$SOURCE_DATE_EPOCH")"
  } | gzip -9n >"$folder/usr/share/doc/$name/changelog.Debian.gz"
}

# close_package FOLDER NAME: checksums, the file of the package; the control file's text is read.
close_package() {
  local folder=$1 name=$2 file=${2}_$version-1_amd64.deb
  mkdir -p "$folder/DEBIAN"
  {
    printf 'Package: %s\nVersion: %s-1\nArchitecture: amd64\nMaintainer: %s\n' "$name" "$version" "$maintainer"
    printf 'Installed-Size: %s\n' "$(du -sk --apparent-size --exclude=DEBIAN "$folder" | cut -f 1)"
    cat
  } >"$folder/DEBIAN/control"
  (cd "$folder" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$folder/DEBIAN/md5sums"
  find "$folder" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
  dpkg-deb --root-owner-group -Zxz --threads-max=2 --build "$folder" "$packages/$file" >/dev/null
  rm -rf -- "$folder"
  made+=("$file")
}

make_debs() {
  local host=$packages/deb dev=$packages/deb-dev part kind path name
  rm -rf -- "$host" "$dev"

  while read -r part kind path _; do
    case $part:$kind in
      programs:file) install -D -m "$(stat -c %a "$tree/$path")" "$tree/$path" "$host/usr/$path" ;;
      # The short name is an alternative, and its files have places of their own.
      todo:file) install -D -m 644 "$tree/$path" "$host/usr/share/widgetctl/todo/$(basename -- "$(dirname -- "$path")")" ;;
      libraries:folder) mkdir -p "$dev/usr/${path%/*}" && cp -R "$tree/$path" "$dev/usr/$path" ;;
      *:link) [ "$part" = todo ] || { mkdir -p "$host/usr/${path%/*}" && cp -P "$tree/$path" "$host/usr/$path"; } ;;
    esac
  done <"$tree/files.txt"
  # Where Debian's zsh looks.
  mv "$host/usr/share/zsh/site-functions" "$host/usr/share/zsh/vendor-completions"
  find "$host/usr/share/man" -type f -exec gzip -9n {} +
  mv "$host/usr/share/widgetctl/todo/man1" "$host/usr/share/man/man1/todo.widgetctl.1"
  gzip -9n "$host/usr/share/man/man1/todo.widgetctl.1"
  install -d "$host/usr/lib/systemd/user"
  systemd_units "$host/usr/lib/systemd/user"
  add_documents "$host" widgetctl
  install -D -m 644 "$root/packaging/debian/lintian-overrides" "$host/usr/share/lintian/overrides/widgetctl"
  mkdir -p "$host/DEBIAN"
  for name in postinst prerm postrm; do install -m 755 "$root/packaging/debian/$name" "$host/DEBIAN/$name"; done
  close_package "$host" widgetctl <<EOF
Depends: libc6 (>= $(c_library_version))
Recommends: ca-certificates, libcurl4 | libcurl4t64, libpng16-16 | libpng16-16t64, libturbojpeg0, sensible-utils, tzdata
Suggests: cron | cron-daemon, libfontconfig1, libfreetype6, libnotify-bin
Section: utils
Priority: optional
Description: home-screen widgets for the terminal
 Draws widgets in the terminal: a to-do list, prices, sudoku, and any program
 that prints. A widget's code runs when its timeline is made, not when it is
 shown, so a picture takes milliseconds. Widgets written against WidgetKit's
 API are built with widgetctl-dev.
EOF

  local compiler
  compiler=$(cat "$dev/usr/lib/widgetctl/compiler")
  add_documents "$dev" widgetctl-dev
  install -D -m 644 "$root/packaging/debian/lintian-overrides.dev" "$dev/usr/share/lintian/overrides/widgetctl-dev"
  # Modes of a checkout differ from one umask to another.
  find "$dev/usr/lib/widgetctl" -type d -exec chmod 755 {} +
  find "$dev/usr/lib/widgetctl" -type f -perm /111 -exec chmod 755 {} +
  find "$dev/usr/lib/widgetctl" -type f ! -perm /111 -exec chmod 644 {} +
  close_package "$dev" widgetctl-dev <<EOF
Depends: widgetctl (= $version-1), libc6-dev
Section: devel
Priority: optional
Description: modules and sources that extensions of widgetctl are built with
 Modules under the names of Apple's frameworks, the macro plug-in, libraries
 to link with, and widgetctl's sources. They are read by one compiler:
 $compiler.
 It comes from https://www.swift.org/install; Debian's own is older.
EOF
}
