# What trials share that live some time with the to-do list through tmux, in three panes, with a clock of their own
# (libfaketime). Sourced, with $trial as the name of the trial and $stored as the folder of its screens; reads --record and
# the folder of the programs from the arguments.
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
record=
if [ "${1:-}" = --record ]; then record=yes; shift; fi
programs=$(cd -- "${1:-.build/debug}" && pwd)
for tool in tmux faketime; do
  command -v "$tool" >/dev/null || { printf 'trials/%s: %s is needed\n' "$trial" "$tool" >&2; exit 69; }
done
home=$(mktemp -d)
socket=widgetctl-$trial-$$
panes() { tmux -L "$socket" -f /dev/null "$@"; }
cleanup() {
  panes kill-server 2>/dev/null || true
  sleep 0.3
  rm -rf -- "$home"
}
trap cleanup EXIT

mkdir -p "$home/bin"
ln -s "$programs/widgetctl" "$home/bin/todo"
# A day and an hour begin a line; the zone is that of the shell.
cat >"$home/bin/on" <<'ON'
#!/bin/sh
day=$1 hour=$2
shift 2
case $hour in *:*:*) ;; *) hour=$hour:00 ;; esac
exec faketime -f "@$day $hour" "$@"
ON
chmod +x "$home/bin/on"
shell="env -i HOME='$home' PATH='$home/bin:$programs:/usr/bin:/bin' TZ=Europe/Istanbul LANG=en_US.UTF-8 WIDGETCTL_WAIT=true TERM=tmux-256color COLORTERM=truecolor PS1='$ ' bash --norc --noprofile"
panes new-session -d -s trial -x 80 -y 26 "$shell"
panes new-window -t trial:1 "$shell"
panes new-window -t trial:2 "$shell"

pane=0
sees() {
  local tries=0
  until [[ $(panes capture-pane -p -t "trial:$pane") == *"$1"* ]]; do
    tries=$((tries + 1))
    if [ "$tries" -gt 600 ]; then
      printf 'trials/%s: pane %s never showed "%s":\n' "$trial" "$pane" "$1" >&2
      panes capture-pane -p -t "trial:$pane" >&2
      exit 1
    fi
    sleep 0.05
  done
}
in_pane() { pane=$1; }
# Types a command, and waits until the shell asks for the next one.
count=0
runs() {
  count=$((count + 1))
  panes send-keys -t "trial:$pane" -l "$1; echo end-$count"
  panes send-keys -t "trial:$pane" Enter
  sees "
end-$count"
}
types() { panes send-keys -t "trial:$pane" "$@"; }
clears() { panes send-keys -t "trial:$pane" -l clear; types Enter; sleep 0.2; panes clear-history -t "trial:$pane"; }
number=0
changed=
# Keeps or compares a screen, without the seconds of what runs in a picture.
screen() {
  number=$((number + 1))
  local file
  file=$(printf '%s/%02d-%s.txt' "$stored" "$number" "$1")
  panes capture-pane -p -t "trial:$pane" | sed -E -e '/^[0-9]/b' -e 's/^(│   [0-9]+:[0-9]{2}:)[0-9]{2}/\1··/;t' -e 's/(►[^:]*:[0-9]{2}:)[0-9]{2}/\1··/;t' -e 's/(►[^:]*:)[0-9]{2}/\1··/' |
    sed -e 's/; echo end-[0-9]*//' -e '/^end-[0-9]*$/d' -e 's/ *$//' |
    sed -e :a -e '/^\n*$/{$d;N;ba' -e '}' >"$home/screen"
  if [ -n "$record" ]; then
    mkdir -p "$stored"
    cp "$home/screen" "$file"
  elif ! diff -u -- "$file" "$home/screen"; then
    changed="$changed $file"
  fi
}

# Says which screens differ from the stored ones.
closes() {
  if [ -n "$changed" ]; then
    printf 'trials/%s: these screens changed:%s\nhint: look at them; --record stores them\n' "$trial" "$changed" >&2
    exit 1
  fi
  printf '%s of %s screens: as stored\n' "$1" "$number"
}
