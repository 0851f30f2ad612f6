#!/bin/sh
# A whole contest on a local chain, from its start to a bundle that is verified without a chain.
set -eu
export RPC_URL="${RPC_URL:-http://127.0.0.1:8545}"

# Accounts of the local chain. Everybody has these keys: on a real chain, use keys of your own.
organizer=0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80
ada=0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d
ben=0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a
entrant=0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a

# act <key> <command> <argument …>: makes an act and prints its UID.
act() {
  key=$1 command=$2
  shift 2
  CONTESTS_PRIVATE_KEY=$key contests "$command" "$RPC_URL" "$@" --json |
    node -p 'JSON.parse(require("node:fs").readFileSync(0, "utf8")).uid'
}

now=$(node chain.mjs now)
opens=$((now + 3600))
closes=$((now + 7200))

cat > contest.json <<END
{
  "title": "Signs for a small museum",
  "description": "Which of these signs would you hang up tomorrow?",
  "criteria": [
    { "label": "Legibility", "maxPoints": 5, "weight": 2,
      "anchors": [{ "points": 5, "text": "Can be read from across the room." }] },
    { "label": "Cost", "maxPoints": 10 }
  ],
  "entries": [{ "name": "Tide marks", "link": "https://signs.example/tide-marks" }],
  "judges": ["0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"],
  "submissionsUntil": $opens, "opensAt": $opens, "closesAt": $closes
}
END
echo '{ "name": "Painted buoys", "link": "https://signs.example/buoys" }' > entry.json

contest=$(act $organizer start contest.json)
echo "Started: $contest"
submission=$(act $entrant enter "$contest" entry.json)
act $organizer admit "$contest" "$submission" > /dev/null
echo "Entered and admitted: entry 2"

node chain.mjs travel $opens
act $ada review "$contest" 1 --points 4,9 --comment 'I found the boats without asking.' > /dev/null
act $ben review "$contest" 1 --points 5,3 > /dev/null
act $ben review "$contest" 2 --points 4,8 > /dev/null
act $ada review "$contest" 1 --points 3,9 --comment 'Harder to read in the evening.' > /dev/null
act $ada recuse "$contest" 2 > /dev/null
echo "Judged: two judges, one changed review, one recusal"

node chain.mjs travel $closes
rm -f proof.json
hash=$(contests bundle "$RPC_URL" "$contest" --out proof.json 2>&1 | sed -n 's/^Taken: .* //p')
contests verify --bundle proof.json --block-hash "$hash" --offline
