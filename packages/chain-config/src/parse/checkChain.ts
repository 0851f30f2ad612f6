import { checkAddressOfViem } from './checkAddress.ts';
import { type Check, count, flag, groups, list, open, optional, text } from './checks.ts';
import { url } from './checkUrl.ts';
import { check, type Field, readKeys } from './field.ts';
import { isRecord } from './record.ts';

/** A chain. Other keys are viem's to add, so they are kept. */
export function checkChain(chain: Field, isLocal: boolean) {
  const checkHttp: Check = (http) => {
    list(url('https'))(http, isLocal);
    if (Array.isArray(http.value)) check(http, http.value.length > 0, 'must not be empty');
  };
  open({
    id: count(1),
    name: text,
    nativeCurrency: open({ name: text, symbol: text, decimals: count(0) }),
    rpcUrls: groups(open({ http: checkHttp, webSocket: optional(list(url('wss'))) })),
    blockExplorers: optional(
      groups(open({ name: text, url: url('https', { isPage: true }), apiUrl: optional(url('https')) })),
    ),
    contracts: optional(checkContracts),
    blockTime: optional(count(1)),
    sourceId: optional(count(1)),
    testnet: optional(flag),
  })(chain, isLocal);
}

function checkContracts(contracts: Field, isLocal: boolean) {
  const checkContract = open({ address: checkAddressOfViem, blockCreated: optional(count(0)) });
  for (const name of readKeys(contracts)) {
    const contract = contracts.at(name);
    // What stands on the chain that this one settles on is listed by that chain's id, but viem's own is always here.
    const isOwn = /^(multicall3|ens.+|erc6492Verifier)$/.test(name);
    const ids = isRecord(contract.value) ? Object.keys(contract.value) : [];
    const isById = !isOwn && ids.length > 0 && ids.every((id) => /^[1-9]\d*$/.test(id));
    for (const field of isById ? ids.map((id) => contract.at(id)) : [contract]) {
      optional(checkContract)(field, isLocal);
    }
  }
}
