#!/bin/bash
# `npm run ops:machine`: types every command of docs/self-hosting.md in an empty Debian, and measures how long that takes.
# Then it builds the product's container file, and runs containers of the image beside the servers. The chain is a local one
# with the id and the addresses of Base Sepolia. Base images come from their registry; if it cannot be reached, they are made
# of Debian's packages and this machine's Node, under the same names. Needs root, Debian's mirror, and the ports of the document.
set -euo pipefail

[ "$(id -u)" = 0 ] || { echo 'Only root can run a Debian in a container.' >&2; exit 1; }
if [ $$ != 1 ]; then
  # The trial gets processes and mounts of its own, which end with it. Its folder is removed after they are gone.
  folder=$(mktemp -d -t laurel-machine-XXXXXX)
  trap 'until rm -rf --one-file-system "$folder"; do sleep 1; done' EXIT
  unshare --mount --pid --fork --mount-proc --kill-child bash "$0" "$folder" &
  trap 'kill -KILL $!; exit 1' INT TERM
  wait $!
  exit
fi

folder=$1
cd "$(dirname "$0")/../../.."
DOMAIN=laurel.test
CHAIN_ID=84532 # Base Sepolia
RPC_PORT=18545
API_PORT=3003 SCAN_PORT=4353 # of the containers, beside those of the document
GOAL_MINUTES=20
CERTIFICATES=/etc/ssl/certs/ca-certificates.crt

report() { echo "ok  $1"; }

fail() { # details, which follow the last lines of the servers' logs
  if [ "${disk:-}" ]; then tail -n 8 "$disk"/var/log/laurel-*.log >&2 || true; fi
  printf '%s\n' "$@" >&2
  exit 1
}

check() { # sentence, command: prints the output of the command only if it fails
  local output
  if output=$("${@:2}" 2>&1); then report "$1"; else fail "failed: $1 $output"; fi
}

show_seconds() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }

has() { # text: whether standard input has it, which is printed otherwise
  local all
  all=$(cat)
  [[ $all == *"$1"* ]] || { echo "$all" && return 1; }
}

is() { # what was found, what it must be
  [ "$1" = "$2" ] || { echo "$1" && return 1; }
}

wait_for() { # command: repeats it for three minutes, until it succeeds
  local output end=$((SECONDS + 180))
  until output=$("$@" 2>&1); do
    [ $SECONDS -lt $end ] || { echo "$* : $output" >&2 && return 1; }
    sleep 0.5
  done
}

wait_for_url() { wait_for curl -fsS --max-time 10 -o /dev/null "$1"; }

is_free() { ! (: <"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

# --- Images

export BUILDAH_ISOLATION=chroot
buildah() { command buildah --root "$folder/store" --runroot "$folder/run" "$@"; }
build() { buildah build --layers --quiet --pull-never "$@" >>"$folder/build.log" 2>&1 || fail "$(tail -c 6000 "$folder/build.log")"; }
can_pull() { timeout 60 command buildah --root "$folder/store" --runroot "$folder/run" pull --quiet "$1" >/dev/null 2>&1; }

make_debian() {
  mmdebstrap --quiet --variant=minbase bookworm "$folder/context/debian.tar" http://deb.debian.org/debian
  build -t docker.io/library/debian:bookworm-slim -f - "$folder/context" <<<$'FROM scratch\nADD debian.tar /'
  rm "$folder/context/debian.tar"
}

copy_node() { # folder: this Node and this machine's npm, at the places of NodeSource's package
  local npm
  npm=$(realpath "$(command -v npm)")
  mkdir -p "$1/bin" "$1/lib/node_modules"
  cp "$(node -p process.execPath)" "$1/bin/node"
  cp -rL "${npm%/bin/*}" "$1/lib/node_modules/npm"
  for name in npm npx; do ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$1/bin/$name"; done
}

# --- The machine

in_machine() { # commands, after the exports that were typed before
  nsenter --target "$machine_pid" --mount --root --wd env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    HOME=/root DEBIAN_FRONTEND=noninteractive NODE_EXTRA_CA_CERTS=$CERTIFICATES npm_config_registry="$registry" \
    bash -c $'cd /\nset -e\n'"$exports"$'\n'"$1" 2>&1 </dev/null
}

stand_in() { # a line of the document's commands, as a regular expression, and what is typed instead
  grep -qE "$1" <<<"$document" || fail "The document has no command like $1."
  document=$(sed -E "s|$1|$2|" <<<"$document")
}

type_section() { # title: types its blocks of commands
  local block output begun
  while IFS= read -r -d $'\036' block; do
    begun=$SECONDS
    output=$(in_machine "$block") || fail 'These commands failed:' "$block" "$(tail -c 6000 <<<"$output")"
    if [[ $block == 'export '* ]]; then exports+=$block; fi
    # The package starts it where systemd runs.
    if [[ $block == *' postgresql '* ]]; then in_machine 'service postgresql start' >/dev/null; fi
    echo "$(show_seconds $((SECONDS - begun)))  $1: $(head -n 1 <<<"$block" | cut -c -90) …"
    ((total += SECONDS - begun)) || true
  done < <(awk -v title="## $1" '
    /^## / { isInside = $0 == title }
    /^```/ { if (isTyped) printf "\036"; isTyped = isInside && !isTyped && $0 == "```sh"; next }
    isTyped' <<<"$document")
}

start_chain() {
  RPC_PORT=$RPC_PORT LAUREL_LOCAL=1 node packages/local-stack/src/main.ts >"$folder/chain.log" &
  wait_for grep -q '^chain ready' "$folder/chain.log"
  curl -fsS -o /dev/null -H 'content-type: application/json' "http://127.0.0.1:$RPC_PORT" \
    -d "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"anvil_setChainId\",\"params\":[$CHAIN_ID]}"
}

# A contest of this chain: the accumulators of the demo contests have the id that the chain had before.
start_contest() {
  local now organizer=0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80 # a key that everybody has
  now=$(date +%s)
  cat >"$folder/contest.json" <<END
    { "title": "Signs for a small museum", "description": "", "criteria": [{ "label": "Legibility", "maxPoints": 5 }],
      "entries": [{ "name": "Tide marks", "link": "https://signs.example/tide-marks" }],
      "judges": ["0x70997970C51812dc3A010C7d01b50e0d17dc79C8"], "opensAt": $((now + 60)), "closesAt": $((now + 86400)) }
END
  CONTESTS_PRIVATE_KEY=$organizer node packages/contests/src/cli.ts start "http://127.0.0.1:$RPC_PORT" "$folder/contest.json" --json | jq -r .uid
}

# --- Visitors

send() { # path, options of curl: a request of a visitor, who keeps cookies
  curl -fsS --max-time 30 --cacert "$folder/certificate/fullchain.pem" --resolve "$DOMAIN:443:127.0.0.1" -c "$folder/cookies" \
    -b "$folder/cookies" -H "origin: https://$DOMAIN" -H 'content-type: application/json' "https://$DOMAIN$1" "${@:2}"
}

sign_in() {
  local nonce
  nonce=$(send /api/siwe/nonce | jq -r .nonce)
  (cd tools && node --input-type=module -e "
    import { privateKeyToAccount } from 'viem/accounts';
    const account = privateKeyToAccount('0x' + 'a1'.repeat(32));
    const message = '$DOMAIN wants you to sign in with your Ethereum account:\n' + account.address +
      '\n\nSign in.\n\nURI: https://$DOMAIN\nVersion: 1\nChain ID: $CHAIN_ID\nNonce: $nonce' +
      '\nIssued At: ' + new Date().toISOString();
    console.log(JSON.stringify({ message, signature: await account.signMessage({ message }) }));
  ") | send /api/siwe/verify -d @-
}

ask_prometheus() { # path, filter of jq whose last value says whether all is fine
  curl -fsSG --max-time 10 "http://127.0.0.1:9090/api/v1/$1" "${@:3}" | jq -ce "$2"
}

# --- The trial

for port in 80 443 3001 3002 4351 4352 5432 9090 $API_PORT $SCAN_PORT $RPC_PORT; do check "port $port is free" is_free "$port"; done
packages=()
for package in buildah curl jq mmdebstrap openssl; do command -v "$package" >/dev/null || packages+=("$package"); done
if [ ${#packages[@]} -gt 0 ]; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${packages[@]}"
fi
registry=$(npm config get registry)
context=$folder/context
mkdir "$context"
cp tools/ops/machine/stand-in-*.sh $CERTIFICATES "$context/"
copy_node "$context/node"

begun=$SECONDS
stand_ins='certbot, systemctl'
can_pull docker.io/library/debian:bookworm-slim || make_debian
can_pull docker.io/library/node:24-bookworm-slim ||
  build --target node -t docker.io/library/node:24-bookworm-slim -f tools/ops/machine/Containerfile "$context"
base=debian
has_node_source=yes
curl -fsS --max-time 10 -o /dev/null https://deb.nodesource.com/setup_24.x 2>/dev/null || has_node_source=
if [ ! "$has_node_source" ]; then base=node stand_ins+=', and Node of this machine for NodeSource'; fi
build --build-arg "BASE=$base" -t machine -f tools/ops/machine/Containerfile "$context"
echo "$(show_seconds $((SECONDS - begun)))  an empty Debian"
echo "Stand-ins: $stand_ins."

source=$folder/source
mkdir "$source"
export_tree() { GIT_INDEX_FILE=$folder/index git "$@"; }
export_tree add --all && export_tree checkout-index --all --prefix="$source/"
in_source() { git -C "$source" -c user.name=Trial -c user.email=trial@localhost "$@"; }
in_source init --quiet --initial-branch=main
in_source add --all
in_source commit --quiet --no-verify --no-gpg-sign --message='the working tree'

container=$(buildah from --pull-never --add-host "$DOMAIN:127.0.0.1" machine)
disk=$(buildah mount "$container")
git clone --quiet --bare "$source" "$disk/srv/laurel.git"
mkdir "$folder/certificate"
openssl req -x509 -days 2 -subj "/CN=$DOMAIN" -addext "subjectAltName=DNS:$DOMAIN" -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 \
  -nodes -keyout "$folder/certificate/privkey.pem" -out "$folder/certificate/fullchain.pem" 2>/dev/null
cp -r "$folder/certificate" "$disk/srv/"
# Holds the mounts in which all commands run.
buildah run "$container" -- sh -c 'echo $$ >/srv/pid && exec sleep infinity' &
wait_for test -s "$disk/srv/pid"
machine_pid=$(<"$disk/srv/pid")

start_chain
contest=$(start_contest)
document=$(<docs/self-hosting.md)
exports=
total=0
stand_in '^export DOMAIN=.*' "export DOMAIN=$DOMAIN"
stand_in '^export RPC=.*' "export RPC=http://127.0.0.1:$RPC_PORT"
stand_in '^export REPOSITORY=.*' 'export REPOSITORY=/srv/laurel.git'
if [ ! "$has_node_source" ]; then stand_in '^curl .*nodesource.*' ':'; fi

type_section 'From an empty machine'
for port in 3001 3002 4351 4352; do wait_for_url "http://127.0.0.1:$port/ready"; done
wait_for_url http://127.0.0.1:4351/health
check 'the page is served for Base Sepolia' has base-sepolia < <(send /)
count_attestations() {
  send /graphql -d "{\"query\":\"{ attestation(where: { id: \\\"$contest\\\" }) { id } aggregateAttestation { _count { _all } } }\"}" |
    jq -e 'if .data.attestation.id then .data.aggregateAttestation._count._all else ., false end'
}
check "the scan has indexed $(count_attestations) attestations, and the contest" count_attestations
check "a contest's page is served" send "/contests/base-sepolia/$contest" -o /dev/null
check 'its result is read from the chain' send "/contests/base-sepolia/$contest/result.json" -o /dev/null
check 'a visitor signs in' sign_in
check 'and has a session' has '"address"' < <(send /api/siwe/session)
send /api/drafts/kept -X PUT -d '{"comment":"Kept."}' >/dev/null
report "from an empty machine to a running copy in $(show_seconds $total)"
# Warns only: the time depends on the load of the machine.
if [ $total -gt $((GOAL_MINUTES * 60)) ]; then echo "That should be less than $GOAL_MINUTES minutes." >&2; fi

list_servers() { in_machine 'cat /run/laurel-*.pid' | sort; }
try_release() { # section, release
  local before after
  before=$(list_servers)
  type_section "$1"
  after=$(list_servers)
  check "$1: all $(wc -l <<<"$before") servers were restarted" \
    is "$(wc -l <<<"$before") $(sort -u <<<"$before"$'\n'"$after" | wc -l)" "$(wc -l <<<"$after") $(($(wc -l <<<"$after") * 2))"
  check "they run release $2" has "/opt/laurel-releases/$2" < <(in_machine 'readlink /opt/laurel')
  check 'and the visitor is signed in, with their draft' has Kept. < <(send /api/drafts/kept)
}
try_release Upgrade 2
try_release 'Go back' 1

ask_postgres() { in_machine "runuser -u postgres -- psql -Atc \"$1\""; }
type_section 'Back up and restore'
for port in 3001 3002; do wait_for_url "http://127.0.0.1:$port/health"; done
check 'and after the backup was restored' has Kept. < <(send /api/drafts/kept)
used=$(ask_postgres "select distinct datname from pg_stat_activity where usename = 'laurel_api'")
check 'the api uses the restored database' is "$used" laurel_api
check 'beside the one before' grep -x laurel_api_before < <(ask_postgres 'select datname from pg_database')

type_section 'Watch it'
# The last value of each filter says whether all is well; the one before it lists the rest.
check 'Prometheus reads the metrics of 4 servers' wait_for ask_prometheus targets \
  '.data.activeTargets | map(select(.health != "up") | .scrapeUrl), (length == 4 and all(.health == "up"))'
rules=$(grep -c -- '- alert:' deploy/monitoring/alerts.yml)
check "Prometheus computes $rules alert rules" wait_for ask_prometheus rules \
  "[.data.groups[].rules[]] | map(select(.health != \"ok\") | .name), (length == $rules and all(.health == \"ok\"))"
mapfile -t queries < <(jq -r '.panels[].targets[]?.expr' deploy/monitoring/grafana-dashboard.json)
compute_queries() { for query in "${queries[@]}"; do ask_prometheus query '.status == "success"' --data-urlencode "query=$query" || return; done; }
check "and the ${#queries[@]} queries of the dashboard" compute_queries

# --- The product's container file

begun=$SECONDS
rm -r "$source/.git"
build --env "npm_config_registry=$registry" --env NODE_EXTRA_CA_CERTS=$CERTIFICATES --volume /etc/ssl/certs:/etc/ssl/certs:ro \
  -t laurel -f deploy/container/Containerfile "$source"
echo "$(show_seconds $((SECONDS - begun)))  the container file, built by buildah"
run_image() { # server, its port, its command unless the image's own
  local options=() command container line
  while IFS= read -r line; do options+=(--env "$line"); done < <(grep -hE '^[A-Z]' "$disk/etc/laurel/laurel.env" "$disk/etc/laurel/$1.env")
  mapfile -t command < <(buildah inspect --type image laurel | jq -r --arg own "${3:-}" \
    '.OCIv1.config | .Entrypoint[], if $own == "" then .Cmd[] else $own end')
  container=$(buildah from --pull-never laurel)
  buildah run "${options[@]}" --env "$2" "$container" -- "${command[@]}" >"$folder/$1.log" 2>&1 &
}
run_image api PORT=$API_PORT
run_image scan SCAN_PORT=$SCAN_PORT apps/scan/dist/main.js
for port in $API_PORT $SCAN_PORT; do wait_for_url "http://127.0.0.1:$port/ready"; done
check 'a container of the image serves the web app and the api' has base-sepolia < <(curl -fsS "http://127.0.0.1:$API_PORT/")
check 'another one reads the rows of the scan' has '"role":"reader"' < <(curl -sS "http://127.0.0.1:$SCAN_PORT/health")

echo 'The trial passed.'
