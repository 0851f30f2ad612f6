"""Compares a chain in deployments.json with its node (chain id, EAS, contest resolver, both schemas) and lists its newest contests.

Needs Python 3.9 or later, and nothing else.
"""

import json
import os
import sys
import urllib.request

ATTESTED = "0x8bf46bf4cfd674fa735a3d63ec1c9ad4153f033c290341f3a588b75685141b35"  # Attested(address,address,bytes32,bytes32)
GET_SCHEMA = "0xa2ea7c6e"  # getSchema(bytes32)
NEWEST_BLOCKS = 1000  # public nodes answer for no more at once


def ask(url, method, *params):
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
    headers = {"content-type": "application/json", "user-agent": "laurel-example"}
    with urllib.request.urlopen(urllib.request.Request(url, body, headers), timeout=20) as response:
        answer = json.load(response)
    if "error" in answer:
        raise RuntimeError(answer["error"]["message"])
    return answer["result"]


def check(config, url):
    eas = config["eas"]
    yield "the node's chain id", int(ask(url, "eth_chainId"), 16) == config["chain"]["id"]
    yield "code of EAS", ask(url, "eth_getCode", eas["contract"], "latest") != "0x"
    resolver = config["contracts"]["contestResolver"]
    yield "code of the contest resolver", ask(url, "eth_getCode", resolver, "latest") != "0x"
    for name in ("contestSchemaUid", "evaluationSchemaUid"):
        call = {"to": eas["schemaRegistry"], "data": GET_SCHEMA + eas[name][2:]}
        record = ask(url, "eth_call", call, "latest")
        # A record starts with its UID, after the offset; an unknown schema has zeros there.
        yield name, record[66:130] == eas[name][2:]


def main():
    slug, *rest = sys.argv[1:] or ["base-sepolia"]
    path = rest[0] if rest else "deployments.json"
    with open(path, encoding="utf-8") as file:
        chains = {chain["slug"]: chain for chain in json.load(file)["chains"]}
    config = chains.get(slug) or sys.exit(f"{path} has no chain {slug}, only {', '.join(chains)}.")
    url = os.environ.get("RPC_URL", config["chain"]["rpcUrls"]["default"]["http"][0])

    is_right = True
    for what, found in check(config, url):
        print("ok  " if found else "fail", what)
        is_right = is_right and found
    latest = int(ask(url, "eth_blockNumber"), 16)
    since = max(0, latest - NEWEST_BLOCKS + 1)
    topics = [ATTESTED, None, None, config["eas"]["contestSchemaUid"]]
    logs = ask(url, "eth_getLogs", {"address": config["eas"]["contract"], "topics": topics, "fromBlock": hex(since)})
    print(f"{len(logs)} contests between the blocks {since} and {latest}")
    for log in logs:
        print("    ", log["data"][:66])
    sys.exit(0 if is_right else 1)


if __name__ == "__main__":
    main()
