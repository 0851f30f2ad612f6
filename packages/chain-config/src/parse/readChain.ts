import type { ChainData } from '../chainConfig.ts';
import { check, checkObject, type Field, readItems, readKeys } from './field.ts';
import { readAddress } from './readAddress.ts';
import { readUrl } from './readUrl.ts';

/**
 * The field as a chain. Keys beside those of {@link ChainData} are viem's to add, so they stay; and viem writes some
 * of its addresses in lower case, so those are taken without a checksum.
 */
export function readChain(chain: Field, isLocal: boolean): ChainData {
  if (checkObject(chain)) {
    readCount(chain.at('id'), 1);
    checkText(chain.at('name'));
    checkCurrency(chain.at('nativeCurrency'));
    checkEndpoints(chain.at('rpcUrls'), isLocal);
    ifGiven(chain.at('blockExplorers'), (explorers) => checkExplorers(explorers, isLocal));
    ifGiven(chain.at('contracts'), checkContracts);
    ifGiven(chain.at('blockTime'), (blockTime) => readCount(blockTime, 1));
    ifGiven(chain.at('sourceId'), (sourceId) => readCount(sourceId, 1));
    ifGiven(chain.at('testnet'), (testnet) => {
      check(testnet, typeof testnet.value === 'boolean', 'must be true or false');
    });
  }
  // The cast says what the lines above have checked: whatever they report, nobody gets to see the value.
  return chain.value as ChainData;
}

/** The field as a whole number from `least` on. */
export function readCount(field: Field, least: number): number | undefined {
  const count = Number.isSafeInteger(field.value) ? Number(field.value) : Number.NaN;
  return check(field, count >= least, `must be a whole number from ${least} on`) ? count : undefined;
}

function checkText(field: Field) {
  const isRight = typeof field.value === 'string' && field.value.trim() !== '';
  check(field, isRight, 'must be a text that is not empty');
}

function checkCurrency(currency: Field) {
  if (!checkObject(currency)) return;
  checkText(currency.at('name'));
  checkText(currency.at('symbol'));
  readCount(currency.at('decimals'), 0);
}

function checkEndpoints(groups: Field, isLocal: boolean) {
  for (const endpoints of readGroups(groups)) {
    const http = endpoints.at('http');
    const urls = readItems(http);
    if (Array.isArray(http.value)) check(http, urls.length > 0, 'must not be empty');
    for (const url of urls) readUrl(url, { kind: 'endpoint', isLocal });
    ifGiven(endpoints.at('webSocket'), (sockets) => {
      for (const url of readItems(sockets)) readUrl(url, { kind: 'socket', isLocal });
    });
  }
}

function checkExplorers(groups: Field, isLocal: boolean) {
  for (const explorer of readGroups(groups)) {
    checkText(explorer.at('name'));
    readUrl(explorer.at('url'), { kind: 'site', isLocal });
    ifGiven(explorer.at('apiUrl'), (apiUrl) => readUrl(apiUrl, { kind: 'endpoint', isLocal }));
  }
}

function checkContracts(contracts: Field) {
  for (const key of readKeys(contracts)) {
    // What has no address of its own lists contracts on the chain that this one settles on.
    ifGiven(contracts.at(key).at('address'), (address) => readAddress(address, { lowerCase: 'accepted' }));
    ifGiven(contracts.at(key).at('blockCreated'), (block) => readCount(block, 0));
  }
}

/** The named groups of `rpcUrls` and `blockExplorers`, of which `default` has to be there. */
function readGroups(groups: Field): readonly Field[] {
  if (!checkObject(groups)) return [];
  const given = readKeys(groups).filter((key) => groups.at(key).value !== undefined);
  return [...new Set(['default', ...given])].map((key) => groups.at(key)).filter(checkObject);
}

function ifGiven(field: Field, read: (field: Field) => void) {
  if (field.value !== undefined) read(field);
}
