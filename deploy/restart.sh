#!/bin/sh
# Restarts copies of a service one after the other, without a failed request:
#
#   deploy/restart.sh laurel-api 3001 3002
#
# Each copy is taken out of nginx first, and put back once it answers /ready. Copies that are not ready go first, so that
# the same command repairs what a failed upgrade has left.
set -eu

service=${1:-}
[ $# -gt 0 ] && shift
upstream=${UPSTREAMS:-/etc/nginx/laurel}/$service.upstream
reload=${RELOAD:-systemctl reload nginx}
restart=${RESTART:-systemctl restart}
# A migration may take minutes on a large database.
wait_seconds=${WAIT_SECONDS:-1800}

if [ $# -lt 2 ] || [ ! -f "$upstream" ]; then
  echo "Name a service of nginx's upstream files and at least two copies: deploy/restart.sh laurel-api 3001 3002" >&2
  exit 2
fi

for port in "$@"; do
  if ! grep -q "^server 127\.0\.0\.1:$port[; ]" "$upstream"; then
    echo "$upstream has no server 127.0.0.1:$port." >&2
    exit 2
  fi
done

# Marks the copy on port $1 in nginx: "down", or nothing.
mark() {
  sed "s/^server 127\.0\.0\.1:$1\( down\)\{0,1\};/server 127.0.0.1:$1${2:+ $2};/" "$upstream" >"$upstream.new"
  mv "$upstream.new" "$upstream"
  $reload
  # Until the old worker processes of nginx have passed their last requests on.
  sleep 2
}

is_ready() {
  node -e '
    fetch(process.argv[1], { signal: AbortSignal.timeout(10000) })
      .then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))' \
    "http://127.0.0.1:$1/ready"
}

ready=
unready=
for port in "$@"; do
  # Twice: a busy machine may be late once.
  if is_ready "$port" || { sleep 2 && is_ready "$port"; }; then ready="$ready $port"; else unready="$unready $port"; fi
done
if [ -z "$ready" ]; then
  echo "No copy of $service is ready, so there is nothing to keep up: systemctl restart $service@$1" >&2
  exit 1
fi

for port in $unready $ready; do
  mark "$port" down
  $restart "$service@$port"
  deadline=$(($(date +%s) + wait_seconds))
  until is_ready "$port"; do
    if [ "$(date +%s)" -ge "$deadline" ]; then
      echo "$service@$port is not ready after $wait_seconds s. It gets no requests, the other copies do: see its log." >&2
      exit 1
    fi
    sleep 1
  done
  mark "$port" ''
done
