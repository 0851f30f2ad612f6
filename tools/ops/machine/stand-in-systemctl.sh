#!/bin/bash
# In the trial's Debian, instead of systemd: runs the commands of units with their user, folder and environment.
set -euo pipefail

valuesOf() { # key, unit
  sed -n "s/^$1=//p" "/etc/systemd/system/${2%%@*}@.service" | sed "s/%i/${2##*@}/g"
}

start() {
  case $1 in nginx | prometheus) service "$1" start; return ;; esac
  # The servers ask the scan at the public address, so they have to trust its certificate.
  local vars=(PATH=/usr/local/bin:/usr/bin:/bin NODE_EXTRA_CA_CERTS=/srv/certificate/fullchain.pem) file line user
  for file in $(valuesOf EnvironmentFile "$1"); do
    # A dash: the file may be missing.
    if [[ $file = -* ]]; then file=${file#-}; [ -e "$file" ] || continue; fi
    while read -r line; do [[ $line = [A-Z]* ]] && vars+=("$line"); done < "$file"
  done
  for line in $(valuesOf Environment "$1"); do vars+=("$line"); done
  user=$(valuesOf User "$1")
  cd "$(valuesOf WorkingDirectory "$1")"
  # shellcheck disable=SC2046 # The command has several words.
  setsid setpriv --reuid="$user" --regid="$(valuesOf Group "$1")" --init-groups --no-new-privs \
    env -i "${vars[@]}" $(valuesOf ExecStart "$1") </dev/null >>"/var/log/$1.log" 2>&1 &
  echo $! > "/run/$1.pid"
}

stop() {
  case $1 in nginx | prometheus) service "$1" stop; return ;; esac
  [ -e "/run/$1.pid" ] || return 0
  local pid
  pid=$(cat "/run/$1.pid")
  kill "$pid" 2>/dev/null || return 0
  while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
}

action=$1
shift
[ "${1:-}" = --now ] && shift
for unit in "$@"; do
  case $action in
    enable | start) start "$unit" ;;
    stop) stop "$unit" ;;
    restart) stop "$unit" && start "$unit" ;;
    reload) nginx -s reload ;;
    *) echo "systemctl $action is not known" >&2 && exit 1 ;;
  esac
done
