# Sourced by scripts/widgetctl: the programs as they are built fastest.

look_scratch=$root/.build-look

# Not optimised, without what a debugger and an editor read, each module at once: a quarter of the processor time that the
# optimised programs take. In the release configuration, as in the other one every function is kept for tests.
look_options=(
  -c release --disable-index-store -debug-info-format none
  -Xswiftc -Onone -Xswiftc -num-threads -Xswiftc 1 -Xswiftc -no-emit-module-separately-wmo
)
# The linker that comes with Swift for Linux is several times as fast as its default.
[ "$(uname -s)" != Linux ] || look_options+=(-Xswiftc -use-ld=lld)

# Builds them unless nothing has changed since the last time.
build_first_look() {
  local stamp=$look_scratch/built log=$look_scratch/build.log total installed
  ! is_built "$look_scratch" || return 0
  require_swift
  require_sqlite
  mkdir -p "$look_scratch"
  : >"$look_scratch/started"
  total=$(awk -v of="${release_programs[*]}" -f "$root/scripts/modules.awk" "$root/Package.swift" | wc -l)
  say "building from source, not optimised: $total modules (scripts/install makes the fast programs)"
  installed=$(command -v widgetctl || true)
  [ -z "$installed" ] || say "note: $installed is installed too, and stays as it is"
  if ! WIDGETCTL_PRODUCTS="${release_programs[*]}" WIDGETCTL_COMMIT=$(built_commit) \
    swift build --package-path "$root" --scratch-path "$look_scratch" "${look_options[@]}" 2>&1 |
    tee "$log" | show_progress "$total"; then
    cat "$log" >&2
    fail "the build failed" "the compiler's messages are above and in $log"
  fi
  mv "$look_scratch/started" "$stamp"
}

# Reads what a build prints, and says which of so many modules it has come to: on a terminal in one line.
show_progress() {
  local total=$1 started=$SECONDS line module count=0 end='\n' begin=''
  local -A seen=()
  if [ -t 2 ]; then begin='\r\033[K' end=''; fi
  while IFS= read -r line; do
    case $line in
      *"] Compiling "*) module=${line#*"] Compiling "} ;;
      *"] Linking "*) module="${line#*"] Linking "}, linking" ;;
      *) continue ;;
    esac
    module=${module%% *.swift}
    [ -z "${seen[$module]:-}" ] || continue
    seen[$module]=1
    [[ $module == *,* ]] || count=$((count + 1))
    # shellcheck disable=SC2059
    printf "${begin}widgetctl: %2d of %d  %3d s  %s$end" \
      "$((count < total ? count : total))" "$total" "$((SECONDS - started))" "$module" >&2
  done
  # shellcheck disable=SC2059
  printf "$begin" >&2
}
