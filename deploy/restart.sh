#!/bin/sh
# Restarts the copies of a service one after the other, without a failed request:
#
#   deploy/restart.sh laurel-api 3001 3002
#
# Each copy is taken out of nginx first, and put back once it answers /ready.
set -eu

service=$1
shift
folder=${UPSTREAMS:-/etc/nginx/laurel}
reload=${RELOAD:-systemctl reload nginx}
restart=${RESTART:-systemctl restart}

# Writes the upstream file; the copy on the port $1 gets no requests.
write() {
  for each in $ports; do
    if [ "$each" = "$1" ]; then echo "server 127.0.0.1:$each down;"; else echo "server 127.0.0.1:$each;"; fi
  done >"$folder/$service.upstream.new"
  mv "$folder/$service.upstream.new" "$folder/$service.upstream"
  $reload
  # Until the old worker processes of nginx have passed their last requests on.
  sleep 2
}

is_ready() {
  node -e 'fetch(process.argv[1]).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))' \
    "http://127.0.0.1:$1/ready"
}

ports=$*
if [ $# -lt 2 ]; then
  echo "Name at least two copies: deploy/restart.sh laurel-api 3001 3002" >&2
  exit 2
fi
for port in $ports; do
  if ! is_ready "$port"; then
    echo "$service@$port is not ready: nothing was restarted." >&2
    exit 1
  fi
done
for port in $ports; do
  write "$port"
  $restart "$service@$port"
  tries=0
  until is_ready "$port"; do
    tries=$((tries + 1))
    if [ $tries -ge 120 ]; then
      echo "$service@$port is not ready after two minutes. It gets no requests, the other copies do: see its log." >&2
      exit 1
    fi
    sleep 1
  done
done
write none
