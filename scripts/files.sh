# shellcheck shell=bash disable=SC2154 # set by the scripts that source this one
# Sourced after lib.sh: the files that are installed. scripts/install and every package are made of this one list.

# Lays the files out below a folder as they are below a prefix, with install.sh and its list of them, one a line:
#
#     PART KIND PATH [TARGET]     programs file share/man/man1/widgetctl.1
#
# The parts are `programs`, `todo` (the short name) and `libraries` (what extensions are built with). A folder is
# replaced as a whole. The programs are those that were built last.
lay_out() {
  local tree=$1 libraries=${2:-} name command
  rm -rf -- "$tree"
  mkdir -p "$tree"
  : >"$tree/files.txt"

  add_program bin/widgetctl widgetctl
  for name in "${release_programs[@]:1}"; do add_program "libexec/widgetctl/$name" "$name"; done
  # By its own name an extension runs without the host, too.
  for name in "${built_in_extensions[@]}"; do add_link programs "libexec/widgetctl/$name" BuiltInWidgets; done
  add_file programs share/man/man5/widgetctl-script.5 cat "$root/Documentation/Manual/widgetctl-script.5"
  add_file programs share/man/man1/widgetctl.1 ask help --man
  # The first line of a completion for fish says what can be done with the words.
  while IFS=$'\t' read -r command _; do
    add_file programs "share/man/man1/widgetctl-$command.1" ask help --man "$command"
  done < <(ask completions fish 'widgetctl ' | tail -n +2)
  add_completions programs widgetctl

  add_link todo bin/todo widgetctl
  add_file todo share/man/man1/todo.1 ask help --man todo
  add_completions todo todo

  if [ -n "$libraries" ]; then
    lay_out_libraries "$tree/lib/widgetctl"
    printf 'libraries folder lib/widgetctl\n' >>"$tree/files.txt"
  fi
  install -m 755 "$root/packaging/install.sh" "$tree/install.sh"
}

# Runs the built program without the user's store, which is not the installation's business.
ask() {
  HOME=$tree/none WIDGETCTL_STORE=$tree/none/store "$release_scratch/release/widgetctl" "$@"
}

# These add to the tree of lay_out.
add_program() {
  mkdir -p "$tree/$(dirname -- "$1")"
  install -m 755 "$release_scratch/release/$2" "$tree/$1"
  printf 'programs file %s\n' "$1" >>"$tree/files.txt"
}

# add_file PART PATH COMMAND…: what the command prints.
add_file() {
  mkdir -p "$tree/$(dirname -- "$2")"
  "${@:3}" >"$tree/$2"
  chmod 644 "$tree/$2"
  printf '%s file %s\n' "$1" "$2" >>"$tree/files.txt"
}

add_link() {
  mkdir -p "$tree/$(dirname -- "$2")"
  ln -sfn "$3" "$tree/$2"
  printf '%s link %s %s\n' "$1" "$2" "$3" >>"$tree/files.txt"
}

# What completes a program, where bash, zsh and fish look for it.
add_completions() {
  add_file "$1" "share/bash-completion/completions/$2" ask completions bash --program "$2"
  add_file "$1" "share/zsh/site-functions/_$2" ask completions zsh --program "$2"
  add_file "$1" "share/fish/vendor_completions.d/$2.fish" ask completions fish --program "$2"
}

# What extensions are built with, and the sources for a compiler that does not read these modules.
lay_out_libraries() {
  mkdir -p "${1%/*}"
  # In a shell of its own: on the left of a || nothing ends with its first failure.
  bash -euo pipefail -c '. "$1"; build_libraries "$2"' - "$root/scripts/lib.sh" "$1" \
    >"$release_scratch/libraries.log" 2>&1 || {
    cat "$release_scratch/libraries.log" >&2
    rm -rf -- "$1"
    fail "the libraries could not be made" "the compiler's words are above"
  }
  mkdir -p "$1/source"
  tar -C "$root" --exclude=.build --exclude='.build-*' -cf - \
    Package.swift LICENSE Sources Widgets Benchmarks Snippets Tests Compatibility | tar -C "$1/source" -xf -
}
