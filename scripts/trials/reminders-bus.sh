# shellcheck shell=bash disable=SC2154
# Tries notify-send on a session bus: sourced by scripts/trials/reminders, in a namespace of mounts.

mount -t tmpfs none /run/user
place=/run/user/$(id -u)
mkdir -m 700 "$place"

# The server of notifications: it notes each, and answers, refuses or is silent by the word in its file.
cat >"$home/server" <<'END'
import dbus, dbus.mainloop.glib, dbus.service, json, sys
from gi.repository import GLib
dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
folder = sys.argv[1]
class Server(dbus.service.Object):
    @dbus.service.method("org.freedesktop.Notifications", in_signature="susssasa{sv}i", out_signature="u",
                         async_callbacks=("answer", "refuse"))
    def Notify(self, app, old, icon, title, body, actions, hints, timeout, answer, refuse):
        mode = open(folder + "/mode").read().strip()
        if mode == "refuses": return refuse(dbus.exceptions.DBusException("no room on the screen"))
        if mode == "hangs": return
        said = {"app": app, "title": title, "body": body, "urgency": int(hints.get("urgency", -1)), "timeout": int(timeout)}
        with open(folder + "/bus-told", "a") as file: file.write(json.dumps(said, ensure_ascii=False) + "\n")
        answer(1)
    @dbus.service.method("org.freedesktop.Notifications", out_signature="as")
    def GetCapabilities(self): return ["body", "body-markup"]
    @dbus.service.method("org.freedesktop.Notifications", out_signature="ssss")
    def GetServerInformation(self): return ("trial", "widgetctl", "1", "1.2")
name = dbus.service.BusName("org.freedesktop.Notifications", dbus.SessionBus())
server = Server(name, "/org/freedesktop/Notifications")
open(folder + "/ready", "w").close()
GLib.MainLoop().run()
END
opens_bus() {
  rm -f "$place/bus" "$home/ready"
  started+=("$(dbus-daemon --session --address="unix:path=$place/bus" --fork --print-pid --nopidfile)")
  DBUS_SESSION_BUS_ADDRESS=unix:path=$place/bus "$python" "$home/server" "$home" 2>"$home/server.log" &
  started+=($!)
  until_true '[ -e "$home/ready" ]'
}
told() { grep -c "\"title\": \"$1\"" "$home/bus-told" 2>/dev/null || true; }
told_once() { [ "$(told "$1")" = 1 ] || fail "$1 was told $(told "$1") times on the bus"; }
python=/usr/bin/python3
echo answers >"$home/mode"
in_home widgetctl todo clear-samples

echo 'no bus: words, and nothing lost'
in_home widgetctl todo add Ada >/dev/null
in_home widgetctl todo snooze 4 1h >/dev/null
at +61m widgetctl refresh
at +61m widgetctl doctor >"$home/out" || true
grep -q 'reminders: 1 waits.*no desktop session to deliver reminders to' "$home/out" || fail "doctor does not say it: $(grep reminders "$home/out")"

echo 'a bus at /run/user/UID/bus: words and urgency, and no markup'
opens_bus
at +70m widgetctl refresh
told_once Ada
in_home widgetctl todo add 'Süt & <b>ekmek</b> \n --urgency=critical' due:2099-12-24 >/dev/null
in_home widgetctl todo snooze 5 3h >/dev/null
at +4h widgetctl refresh
tail -n 1 "$home/bus-told"
"$python" - "$home/bus-told" <<'END' || fail 'the words on the bus are others'
import json, sys
last = json.loads(open(sys.argv[1]).read().splitlines()[-1])
assert last["app"] == "widgetctl" and last["urgency"] == 1, last
assert last["title"] == "Süt & <b>ekmek</b> \\n --urgency=critical", last
assert last["body"].startswith("due ") and "<" not in last["body"], last
END
at +5h widgetctl refresh
[ "$(wc -l <"$home/bus-told")" = 2 ] || fail "$(wc -l <"$home/bus-told") were told"

echo 'a server that refuses, and one that hangs'
echo refuses >"$home/mode"
in_home widgetctl todo add Bea >/dev/null
in_home widgetctl todo snooze 6 6h >/dev/null
at +361m widgetctl refresh 2>"$home/err"
grep -q 'no room on the screen' "$home/err" || fail "the refusal is not said: $(cat "$home/err")"
echo hangs >"$home/mode"
begin=$SECONDS
at +363m widgetctl refresh 2>"$home/err"
took=$((SECONDS - begin))
[ "$took" -ge 9 ] && [ "$took" -lt 30 ] || fail "a server that hangs took $took s"
echo answers >"$home/mode"
at +370m widgetctl refresh
told_once Bea

echo 'a bus that hangs, and one that is gone'
for process in "${started[@]}"; do kill "$process" 2>/dev/null || true; done
started=()
rm -f "$place/bus"
"$python" -c 'import socket, sys, time
server = socket.socket(socket.AF_UNIX)
server.bind(sys.argv[1])
server.listen()
time.sleep(600)' "$place/bus" &
started+=($!)
until_true '[ -S "$place/bus" ]'
in_home widgetctl todo add Cem >/dev/null
in_home widgetctl todo snooze 7 8h >/dev/null
begin=$SECONDS
at +481m widgetctl refresh 2>"$home/err"
took=$((SECONDS - begin))
[ "$took" -ge 9 ] && [ "$took" -lt 30 ] || fail "a bus that hangs took $took s"
grep -q 'did not end within 10 s' "$home/err" || fail "the hang is not said: $(cat "$home/err")"
kill "${started[@]}" 2>/dev/null || true
started=()
at +483m widgetctl refresh 2>"$home/err"
[ "$(told Cem)" = 0 ] || fail 'it was told without a bus'
opens_bus
at +490m widgetctl refresh
told_once Cem
echo 'trials/reminders: each was told once on the bus'
