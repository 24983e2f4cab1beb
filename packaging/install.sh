#!/bin/sh
# Copies the programs beside this file to where cron, systemd and a script's first line find them.
# usage: install.sh [--prefix DIR] [--no-todo] [--uninstall]   (default: $HOME/.local)
#
# They also run from here: bin/widgetctl show
set -eu

here=$(cd -- "$(dirname -- "$0")" && pwd)
prefix=${HOME:-/usr/local}/.local
uninstall=
todo=yes

say() { printf 'widgetctl: %s\n' "$*" >&2; }
fail() {
  say "$1"
  [ -z "${2:-}" ] || printf 'hint: %s\n' "$2" >&2
  exit 1
}

while [ $# -gt 0 ]; do
  case $1 in
    --prefix)
      [ $# -gt 1 ] || fail "--prefix needs a folder"
      prefix=$2
      shift 2
      ;;
    --prefix=*) prefix=${1#--prefix=}; shift ;;
    --no-todo) todo=; shift ;;
    --uninstall) uninstall=yes; shift ;;
    *) fail "unknown argument '$1'" "usage: install.sh [--prefix DIR] [--no-todo] [--uninstall]" ;;
  esac
done
case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac

# What is installed is listed there, so that exactly that is removed.
list=$prefix/share/widgetctl/files.txt
short=$prefix/bin/todo

# Removes the files of a list, and the folders that are empty then.
remove() {
  while read -r part kind path _; do
    case $part:$kind in
      "$1":folder) rm -rf -- "${prefix:?}/$path" ;;
      "$1":link) ! [ -L "$prefix/$path" ] || rm -f -- "$prefix/$path" ;;
      "$1":file) rm -f -- "$prefix/$path" ;;
      *) continue ;;
    esac
    folder=$path
    while [ "$folder" != "${folder%/*}" ]; do
      folder=${folder%/*}
      rmdir -- "$prefix/$folder" 2>/dev/null || break
    done
  done <"$list"
}

# What was made here goes; what the user made stays.
if [ -n "$uninstall" ]; then
  [ -e "$list" ] || fail "nothing is installed in $prefix" "--prefix DIR names another place"
  # A package is staged as root, who has no timer of these programs.
  "$prefix/bin/widgetctl" schedule remove >/dev/null 2>&1 || true
  for part in todo libraries programs; do remove "$part"; done
  rm -f -- "$list"
  rmdir -- "${list%/*}" "$prefix/share" "$prefix/bin" "$prefix" 2>/dev/null || true
  say "removed $prefix/bin/widgetctl and the files that belong to it"
  data=${WIDGETCTL_STORE:-${XDG_DATA_HOME:-$HOME/.local/share}/widgetctl}
  state=${XDG_STATE_HOME:-$HOME/.local/state}/widgetctl
  for place in "$data" "$state"; do
    [ ! -e "$place" ] || say "your data stays in $place"
  done
  exit 0
fi

# Renamed into place: a running program keeps the file that it was started from.
put() {
  mkdir -p "$(dirname -- "$prefix/$2")"
  new=$prefix/$2.new.$$
  case $1 in
    file) cp -p -- "$here/$2" "$new" && mv -f -- "$new" "$prefix/$2" ;;
    link) ln -sfn -- "$3" "$prefix/$2" ;;
    folder)
      cp -pR -- "$here/$2" "$new"
      rm -rf -- "${prefix:?}/$2"
      mv -- "$new" "$prefix/$2"
      ;;
  esac
}

# The short name is left to another program that has it.
if [ -n "$todo" ]; then
  other=$(command -v todo || true)
  if [ -e "$short" ] && ! { [ -L "$short" ] && [ "$(readlink -- "$short")" = widgetctl ]; }; then other=$short; fi
  if [ -n "$other" ] && ! [ "$(readlink -f -- "$other")" = "$(readlink -f -- "$prefix/bin/widgetctl")" ]; then
    say "left out the short name 'todo': $other has it; 'widgetctl todo' is the same"
    todo=
  fi
elif [ -e "$list" ]; then
  remove todo
fi

kept=$prefix/share/widgetctl/files.new.$$
mkdir -p "${kept%/*}"
while read -r part kind path target; do
  [ "$part" != todo ] || [ -n "$todo" ] || continue
  put "$kind" "$path" "$target"
  printf '%s\n' "$part $kind $path${target:+ $target}"
done <"$here/files.txt" >"$kept"
# A file of an earlier version that this one has no more.
if [ -e "$list" ]; then
  while read -r part kind path _; do
    [ "$kind" = folder ] || [ "$part" = libraries ] || grep -q "^[a-z]* [a-z]* $path\( \|\$\)" "$kept" ||
      rm -f -- "$prefix/$path"
  done <"$list"
fi
# Libraries of another version would be built with nothing else.
grep -q '^libraries ' "$kept" || rm -rf -- "$prefix/lib/widgetctl"
mv -f -- "$kept" "$list"
say "installed $prefix/bin/widgetctl, its manual and its completions for bash, zsh and fish"
[ -z "$todo" ] || say "installed $short, its short name for the to-do list"
case ":$PATH:" in
  *":$prefix/bin:"*) ;;
  *) printf 'hint: add %s to PATH\n' "$prefix/bin" >&2 ;;
esac
