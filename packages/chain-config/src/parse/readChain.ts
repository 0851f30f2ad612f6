import type { ChainData } from '../chainConfig.ts';
import type { Place } from './place.ts';
import { readAddress } from './readAddress.ts';
import { isRecord, readList, readRecord } from './readRecord.ts';
import { readUrl, type UrlKind } from './readUrl.ts';

/**
 * The value as a chain. Keys beside those of {@link ChainData} are viem's to add, so they stay; and viem writes some
 * of its addresses in lower case, so those are taken without a checksum.
 */
export function readChain(value: unknown, place: Place, isLocal: boolean): ChainData | undefined {
  const chain = readRecord(value, place);
  if (!chain) return undefined;
  readNumber(chain.id, place.at('id'), 1);
  readText(chain.name, place.at('name'));
  readCurrency(chain.nativeCurrency, place.at('nativeCurrency'));
  readEndpoints(chain.rpcUrls, place.at('rpcUrls'), isLocal);
  if (chain.blockExplorers !== undefined) {
    readExplorers(chain.blockExplorers, place.at('blockExplorers'), isLocal);
  }
  if (chain.contracts !== undefined) readContracts(chain.contracts, place.at('contracts'));
  if (chain.blockTime !== undefined) readNumber(chain.blockTime, place.at('blockTime'), 1);
  if (chain.sourceId !== undefined) readNumber(chain.sourceId, place.at('sourceId'), 1);
  if (chain.testnet !== undefined && typeof chain.testnet !== 'boolean') {
    place.at('testnet').report('must be true or false');
  }
  // The cast says what the lines above have checked; they report what does not hold, and then nothing is returned at all.
  return chain as unknown as ChainData;
}

function readCurrency(value: unknown, place: Place) {
  const currency = readRecord(value, place);
  if (!currency) return;
  readText(currency.name, place.at('name'));
  readText(currency.symbol, place.at('symbol'));
  readNumber(currency.decimals, place.at('decimals'), 0);
}

function readEndpoints(value: unknown, place: Place, isLocal: boolean) {
  for (const [key, group] of readGroups(value, place)) {
    const endpoints = readRecord(group, place.at(key));
    if (!endpoints) continue;
    readUrls(endpoints.http, place.at(key).at('http'), { kind: 'endpoint', isLocal });
    if (endpoints.webSocket !== undefined) {
      readUrls(endpoints.webSocket, place.at(key).at('webSocket'), { kind: 'socket', isLocal });
    }
  }
}

function readExplorers(value: unknown, place: Place, isLocal: boolean) {
  for (const [key, group] of readGroups(value, place)) {
    const explorer = readRecord(group, place.at(key));
    if (!explorer) continue;
    readText(explorer.name, place.at(key).at('name'));
    readUrl(explorer.url, place.at(key).at('url'), { kind: 'site', isLocal });
    if (explorer.apiUrl !== undefined) {
      readUrl(explorer.apiUrl, place.at(key).at('apiUrl'), { kind: 'endpoint', isLocal });
    }
  }
}

function readContracts(value: unknown, place: Place) {
  for (const [key, contract] of Object.entries(readRecord(value, place) ?? {})) {
    // What has no address of its own lists contracts on the chain that this one settles on.
    if (!isRecord(contract) || !('address' in contract)) continue;
    readAddress(contract.address, place.at(key).at('address'), { lowerCase: 'accepted' });
    if (contract.blockCreated !== undefined) {
      readNumber(contract.blockCreated, place.at(key).at('blockCreated'), 0);
    }
  }
}

/** The named groups of `rpcUrls` and `blockExplorers`, of which `default` has to be there. */
function readGroups(value: unknown, place: Place) {
  const groups = readRecord(value, place);
  if (!groups) return [];
  if (groups.default === undefined) place.at('default').report('is missing');
  return Object.entries(groups).filter(([, group]) => group !== undefined);
}

function readUrls(value: unknown, place: Place, options: { kind: UrlKind; isLocal: boolean }) {
  for (const [index, url] of (readList(value, place) ?? []).entries()) readUrl(url, place.at(index), options);
}

function readText(value: unknown, place: Place) {
  if (value === undefined) place.report('is missing');
  else if (typeof value !== 'string' || value.trim() === '') place.report('must be a text that is not empty');
}

/** A whole number from `least` on. */
export function readNumber(value: unknown, place: Place, least: number) {
  if (value === undefined) place.report('is missing');
  else if (!Number.isSafeInteger(value) || Number(value) < least) {
    place.report(`must be a whole number from ${least} on`);
  }
}
