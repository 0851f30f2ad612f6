import type { ChainStatus } from '../base/chainConfig.ts';
import { toChecksumAddress } from '../base/checksum.ts';
import { check, type Field, readItems, readKeys } from './field.ts';
import { isRecord } from './record.ts';

/** Validates a field and reports problems; `isLocal`: the field belongs to a chain on this machine. */
type Check = (field: Field, isLocal: boolean) => unknown;

/** Checks for the fields of an object, by key. */
type Checks = { readonly [key: string]: Check };

/** An object with these fields; other fields are allowed. */
function open(checks: Checks, known?: readonly string[]): Check {
  return (field, isLocal) => {
    readKeys(field, known);
    if (!isRecord(field.value)) return;
    for (const [key, checkField] of Object.entries(checks)) checkField(field.at(key), isLocal);
  };
}

/** An object with these fields and no others. */
function closed(checks: Checks): Check {
  return open(checks, Object.keys(checks));
}

/** A record whose values all pass the same check; `default` is required. */
function groups(checkGroup: Check): Check {
  return (field, isLocal) => {
    const given = readKeys(field).map((key) => [key, optional(checkGroup)]);
    open({ ...Object.fromEntries(given), default: checkGroup })(field, isLocal);
  };
}

export function list(checkItem: Check): Check {
  return (field, isLocal) => {
    for (const item of readItems(field)) checkItem(item, isLocal);
  };
}

/** An optional field. */
export function optional(checkField: Check): Check {
  return (field, isLocal) => field.value === undefined || checkField(field, isLocal);
}

/** A field that may be missing or `null`. */
function nullable(checkField: Check): Check {
  return (field, isLocal) => field.value === null || optional(checkField)(field, isLocal);
}

/** An integer. */
function count(least: number): Check {
  return (field) =>
    check(
      field,
      Number.isSafeInteger(field.value) && Number(field.value) >= least,
      `must be an integer, ${least} or greater`,
    );
}

function flag(field: Field) {
  return check(field, typeof field.value === 'boolean', 'must be true or false');
}

function text(field: Field) {
  return check(field, /\S/.test(readText(field)), 'must be a non-empty string');
}

/** The string in a field; empty if the field contains something else. */
export function readText({ value }: Field): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Scheme, host (this machine is a separate group), port and the rest, in printable ASCII. `new URL` is too lenient: it
 * accepts white space, backslashes, missing and extra slashes, and user names and passwords.
 */
const URL_PATTERN =
  /^(\w+):\/\/((([\w.-]+\.)?localhost|127(\.\d+){3}|\[::1\])|[\w.-]+|\[[\w:.]+\])(:\d+)?([/?#][!-[\]-~]*)?$/;

/**
 * A URL with an encrypted scheme, or one on this machine that belongs to a local chain.
 *
 * @param secure the encrypted scheme
 * @param options.isPage links are built from it, so it must not have a query or a fragment
 */
function url(secure: 'https' | 'wss', { isPage = false } = {}): Check {
  const plain = secure.slice(0, -1);
  const without = isPage ? 'password, query and fragment' : 'password';
  return (field, isLocal) => {
    const text = readText(field);
    const [, scheme, , loopback] = URL_PATTERN.exec(URL.canParse(text) ? text : '') ?? [];
    const isHere = scheme === plain && loopback !== undefined;
    const isRight = (scheme === secure || (isHere && isLocal)) && !(isPage && /[?#]/.test(text));
    const hint = isHere ? `; ${plain}:// needs status local` : '';
    if (!check(field, isRight, `must be a URL with ${secure}:// and without ${without}${hint}`)) return false;
    const host = /^\w+:\/\/([^/?#]*)/.exec(text)?.[1] ?? '';
    if (!check(field, !/^\.|\.\./.test(host), 'must have a host without an empty part')) return false;
    if (
      !check(
        field,
        !PLACEHOLDER.test(text.slice(text.indexOf(host) + host.length)),
        'contains a placeholder instead of a value',
      )
    )
      return false;
    return !isPage || check(field, !SUBPAGE.test(text), 'must be the start page, to which paths are added');
  };
}

/** `${KEY}`, `{key}`, `<key>`, also encoded; `YOUR-API-KEY`, `/api_key` at the end, `xxxx`. */
const PLACEHOLDER =
  /\$[A-Z_]{2,}|[{<]|%7b|%3c|(?:^|[/=?&_-])(?:your|insert|enter|replace|change)[-_]?(?:me\b|this\b|with\b|[a-z]*[-_]?(?:key|id|token|secret))|[/=](?:api[-_]?(?:key|token)|project[-_]?id|x{4,}|\.{3})\/?$/i;

/** A page of one transaction, account, attestation or the like: somebody copied the address of one without its end. */
const SUBPAGE = /\/(?:tx|transaction|address|account|block|token|attestation|schema)(?:e?s)?(?:\/view)?\/*$/i;

/** Reports a URL that is in the list before, written in another way. */
function checkRepeated(urls: Field) {
  const known = new Map<string, number>();
  for (const [index, field] of (Array.isArray(urls.value) ? readItems(urls) : []).entries()) {
    const text = readText(field);
    if (!URL.canParse(text)) continue;
    // A URL lower-cases the host and drops the port of its scheme.
    const same = new URL(text).href.replace(/\/+(?=[?#]|$)/, '');
    const first = known.get(same);
    if (first === undefined) known.set(same, index);
    else field.report(`is the same endpoint as [${first}]`);
  }
}

export const ADDRESS_PATTERN = /^0x[0-9a-fA-F]{40}$/;
export const UID_PATTERN = /^0x[0-9a-f]{64}$/;

/** An address with its EIP-55 checksum. */
function checkAddress(field: Field): boolean {
  if (!checkDigits(field)) return false;
  const checksummed = toChecksumAddress(readText(field));
  return check(field, field.value === checksummed, `must have its EIP-55 checksum: ${checksummed}`);
}

/** An address of viem, which writes some in lower case, without a checksum. */
function checkAddressOfViem(field: Field): boolean {
  const text = readText(field);
  return text === text.toLowerCase() ? checkDigits(field) : checkAddress(field);
}

/** The UID of a schema. */
function checkUid(field: Field): boolean {
  return checkHex(field, UID_PATTERN, 'a schema UID: 0x and 64 hexadecimal digits, lower case');
}

function checkDigits(field: Field) {
  return checkHex(field, ADDRESS_PATTERN, 'an address: 0x and 40 hexadecimal digits');
}

function checkHex(field: Field, pattern: RegExp, shape: string) {
  const text = readText(field);
  return (
    check(field, pattern.test(text), `must be ${shape}`) &&
    check(field, /[1-9a-f]/i.test(text), 'must not be zero')
  );
}

export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** An entry's slug, or the one derived from its chain's name; empty if it has none. */
export function readSlug(entry: Field): string {
  const slug = entry.at('slug');
  if (slug.value !== undefined) return readText(slug);
  const name = readText(entry.at('chain').at('name'));
  return (name.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');
}

/** The slug of an entry; optional if it can be derived from the chain's name. */
function checkSlug(entry: Field): void {
  const slug = entry.at('slug');
  const isRight = SLUG_PATTERN.test(readSlug(entry));
  // A missing name is reported at the name's own path.
  if (slug.value === undefined && (isRight || !entry.at('chain').at('name').value)) return;
  check(slug, isRight, 'must be lower-case letters, digits and single hyphens');
}

/** A chain. Unknown keys are kept, because viem may add some. */
function checkChain(chain: Field, isLocal: boolean) {
  const checkHttp: Check = (http) => {
    list(url('https'))(http, isLocal);
    checkRepeated(http);
    if (Array.isArray(http.value)) check(http, http.value.length > 0, 'must not be empty');
  };
  const checkWebSocket: Check = (webSocket) => {
    list(url('wss'))(webSocket, isLocal);
    checkRepeated(webSocket);
  };
  open({
    id: count(1),
    name: text,
    nativeCurrency: open({ name: text, symbol: text, decimals: count(0) }),
    rpcUrls: groups(open({ http: checkHttp, webSocket: optional(checkWebSocket) })),
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
    // Contracts on the parent chain are listed by that chain's id; Multicall3 and ENS are always on this chain.
    const isOwn = /^(multicall3|ens.+|erc6492Verifier)$/.test(name);
    const ids = isRecord(contract.value) ? Object.keys(contract.value) : [];
    const isById = !isOwn && ids.length > 0 && ids.every((id) => /^[1-9]\d*$/.test(id));
    for (const field of isById ? ids.map((id) => contract.at(id)) : [contract]) {
      optional(checkContract)(field, isLocal);
    }
  }
}

export const STATUSES = ['live', 'retired', 'local'] as const satisfies readonly ChainStatus[];

/** An entry by itself. With `isHttpAllowed`, its endpoints may be `http://` on this machine, whatever its status. */
export function checkEntry(entry: Field, isHttpAllowed?: boolean): void {
  closed({
    status: optional(checkStatus),
    chain: checkChain,
    slug: () => checkSlug(entry),
    contracts: closed({ profile: checkAddress, contestResolver: optional(checkAddress) }),
    eas: closed({
      contract: checkAddress,
      schemaRegistry: nullable(checkAddress),
      contestSchemaUid: checkUid,
      evaluationSchemaUid: checkUid,
      graphQl: url('https'),
      scanUrl: nullable(url('https', { isPage: true })),
      deployedAtBlock: nullable(count(0)),
    }),
    faucetUrl: optional(url('https')),
    notes: optional(list(text)),
  })(entry, isHttpAllowed || entry.at('status').value === 'local');
}

function checkStatus(status: Field) {
  const isKnown = STATUSES.some((known) => known === status.value);
  check(status, isKnown, `must be one of ${STATUSES.join(', ')}`);
}
