import { toFunctionSelector } from 'viem';
import { walkCauses } from '../chain/endpointErrors.ts';
import { easAbi } from '../chain/generated/easAbi.ts';
import { resolverErrors } from '../chain/generated/resolverErrors.ts';
import { WriteError, type WriteErrorCode, type WriteRevert } from './errors.ts';

const CODES: Readonly<Record<string, WriteErrorCode>> = {
  4001: 'rejected',
  // WalletConnect's code for a rejection.
  5000: 'rejected',
  ACTION_REJECTED: 'rejected',
  '-32002': 'request-pending',
  4100: 'unauthorized',
  4200: 'unsupported',
  '-32601': 'unsupported',
  4900: 'disconnected',
  // Connected, but not to the requested chain.
  4901: 'wrong-chain',
  INSUFFICIENT_FUNDS: 'insufficient-funds',
};

const WORDS: readonly (readonly [RegExp, WriteErrorCode])[] = [
  [/\b(?:user|signer)\b.{0,20}\b(?:reject|denie|deny|cancel|refuse|disapprove|decline)/i, 'rejected'],
  [/\b(?:reject|denied|cancell?ed|declined)\w*\b.{0,12}\bby (?:the )?(?:user|signer)\b/i, 'rejected'],
  [/\brequest (?:was )?(?:rejected|denied|cancell?ed|declined)\b/i, 'rejected'],
  [/insufficient (?:funds|balance)|exceeds? (?:the )?balance/i, 'insufficient-funds'],
  [/execution reverted|reverted with/i, 'reverted'],
  [/chain ?id\b.{0,60}\b(?:match|mismatch|differ)|\bmismatch\w*\b.{0,30}\bchain/i, 'wrong-chain'],
  [/(?:disconnected from|not connected to) (?:the )?(?:specified |requested )?chain/i, 'wrong-chain'],
  [/already pending|request.{0,20}pending/i, 'request-pending'],
  // Browsers and Node.js word it differently, and wallets pass it on.
  [
    /failed to fetch|fetch failed|load failed|network ?error|network request failed|econnrefused|could not detect network/i,
    'chain-unreachable',
  ],
];

const NAMES: Readonly<Record<string, WriteErrorCode>> = {
  HttpRequestError: 'chain-unreachable',
  TimeoutError: 'chain-unreachable',
  WebSocketRequestError: 'chain-unreachable',
};

/** If an error and its causes match several codes, the first of these wins: wallets wrap rejections in other errors. */
const PRECEDENCE: readonly WriteErrorCode[] = [
  'rejected',
  'insufficient-funds',
  'request-pending',
  'wrong-chain',
  'disconnected',
  'unauthorized',
  'reverted',
  'unsupported',
  'chain-unreachable',
];

/**
 * Maps an error of a wallet or node to a code, at any depth of wrapping.
 *
 * @example
 * ```ts
 * import { readWalletError } from '@org/contests/write';
 * try {
 *   await walletClient.sendTransaction(transaction);
 * } catch (error) {
 *   const { code } = readWalletError(error); // 'rejected', 'insufficient-funds', …
 * }
 * ```
 */
export function readWalletError(error: unknown): WriteError {
  const found = new Set<WriteErrorCode>();
  for (const part of walkCauses(error)) {
    const byCode = CODES[String(part.code)];
    if (byCode) found.add(byCode);
    const byName = typeof part.name === 'string' ? NAMES[part.name] : undefined;
    if (byName) found.add(byName);
    if (part.name === 'UserRejectedRequestError') found.add('rejected');
    for (const text of [part.message, part.details]) {
      if (typeof text !== 'string') continue;
      for (const [words, code] of WORDS) if (words.test(text)) found.add(code);
    }
  }
  const name = findRevertName(error);
  // Some wallets call a revert an internal error.
  if (name) found.add('reverted');
  const code = PRECEDENCE.find((each) => found.has(each)) ?? 'unknown';
  const revert = code === 'reverted' ? name : undefined;
  return new WriteError({ code, detail: `The write failed: ${revert ?? code}`, revert, cause: error });
}

/** The errors of EAS and the resolver. */
const ERRORS = /* @__PURE__ */ [...easAbi, ...resolverErrors].flatMap((item) => {
  if (item.type !== 'error') return [];
  const { name, inputs } = item;
  return [{ name, selector: toFunctionSelector(`${name}(${inputs.map(({ type }) => type).join()})`) }];
});

const isName = (name: unknown): name is WriteRevert => ERRORS.some((item) => item.name === name);

/** A page of HTML as a message is not searched to its end. */
const MAX_CHARACTERS = 20_000;

/** Revert data, which nodes and wallets also put into sentences and into JSON in a string. */
const DATA = /0x[0-9a-f]{8}/gi;

/** `reverted with custom error 'OutsideWindow(1, 2)'`, as development nodes say it. */
const NAMED = /revert[\s\S]{0,60}?\b([A-Z]\w+)\(/;

/** The name of an error of EAS or the resolver in a node's error, such as `InvalidSchema`, at any depth of wrapping. */
function findRevertName(error: unknown): WriteRevert | undefined {
  for (const { data, message, details, errorName } of walkCauses(error)) {
    // viem and other libraries decode errors whose ABI they know. A `name` can be the class of any error, such as `NotFound`.
    if (isName(errorName)) return errorName;
    for (const text of [data, details, message]) {
      if (typeof text !== 'string') continue;
      const found = findRevertIn(text.slice(0, MAX_CHARACTERS));
      if (found) return found;
    }
  }
  return undefined;
}

function findRevertIn(text: string): WriteRevert | undefined {
  for (const [selector] of text.matchAll(DATA)) {
    const error = ERRORS.find((item) => item.selector === selector.toLowerCase());
    if (error) return error.name;
  }
  const named = NAMED.exec(text)?.[1];
  return isName(named) ? named : undefined;
}
