import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siweMessages } from '@org/auth-siwe';
import { WALLET_ERROR_CODES } from '@org/contests-react';
import { english } from '@org/contests-react/messages';
import {
  describeConnectTrouble,
  findConnectTrouble,
  WalletConnectionError,
  type WalletConnectionErrorCode,
  walletMessages,
} from '@org/wallet-kit';
import { WALLET_SESSION_ERROR_CODES } from '@org/wallet-kit/session';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { messages } from './messages.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const IS_SOURCE = /^(?!.*(\.test\.|\.stories\.|testing\/)).*\.tsx?$/;
const IS_CODE = /(ErrorCode|ProblemCode|Reason|Failure|FaultCode)$/;

const listSources = async (): Promise<readonly string[]> => {
  const folders = ['packages', 'apps'].map(async (house) =>
    (await readdir(join(ROOT, house))).map((room) => join(ROOT, house, room, 'src')),
  );
  const files = (await Promise.all(folders))
    .flat()
    .map(async (folder) =>
      (await readdir(folder, { recursive: true }).catch(() => [])).map((name) => join(folder, name)),
    );
  return (await Promise.all(files)).flat().filter((name) => IS_SOURCE.test(name));
};

/** Every exported union of strings whose name ends in code, reason or failure. */
const listCodeTypes = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, readonly string[]>();
  for (const file of await listSources()) {
    const source = ts.createSourceFile(file, await readFile(file, 'utf8'), ts.ScriptTarget.Latest);
    for (const statement of source.statements) {
      if (!ts.isTypeAliasDeclaration(statement) || !statement.modifiers) continue;
      if (!IS_CODE.test(statement.name.text)) continue;
      const members = listMembers(statement.type, source);
      if (members.length > 0) found.set(statement.name.text, members);
    }
  }
  return found;
};

const listMembers = (type: ts.TypeNode, source: ts.SourceFile): readonly string[] => {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((each) => listMembers(each, source));
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text];
  if (ts.isIndexedAccessTypeNode(type)) return listElements(type.objectType, source);
  if (!ts.isTypeOperatorNode(type) || !ts.isTypeQueryNode(type.type)) return [];
  const name = type.type.exprName.getText(source);
  const [, body = ''] = new RegExp(`const ${name} = \\{([\\s\\S]*?)\\n\\}`).exec(source.text) ?? [];
  return [...body.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, key = '']) => key);
};

/** The members of `(typeof CODES)[number]`. */
const listElements = (type: ts.TypeNode, source: ts.SourceFile): readonly string[] => {
  const query = ts.isParenthesizedTypeNode(type) ? type.type : type;
  if (!ts.isTypeQueryNode(query)) return [];
  const name = query.exprName.getText(source);
  const [, body = ''] = new RegExp(`const ${name} = \\[([\\s\\S]*?)\\n\\]`).exec(source.text) ?? [];
  return [...body.matchAll(/^ {2}'([\w-]+)',/gm)].map(([, code = '']) => code);
};

const { configTrouble, signIn } = messages;
const { trouble, writing, contestMissing, chainCheck, drafts, ignored } = english;
const unreachable = `${chainCheck.unreachable}. ${chainCheck.unreachableText}`;

const connectionCodes = [
  ...(['relay-unreachable', 'window-blocked', 'window-closed', 'window-unreachable'] as const),
  ...(['wallet-faulty', 'needs-project-id', 'no-chains'] as const),
];

/** Like the connect dialog. */
const describeConnection = (code: WalletConnectionErrorCode): string => {
  const found = findConnectTrouble(new WalletConnectionError(code));
  return found ? describeConnectTrouble(found, walletMessages) : '';
};

/** The sentence of each code. */
const sentences: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ChainConfigErrorCode: configTrouble.chainConfig,
  ConfigErrorCode: configTrouble.config,
  ScanErrorCode: {
    'scan-unreachable': contestMissing.failed.text,
    'scan-answer': contestMissing.failed.text,
  },
  ChainErrorCode: {
    'chain-unreachable': unreachable,
    'chain-answer': unreachable,
    'wrong-chain': unreachable,
  },
  WriteErrorCode: writing.errors,
  WalletSessionErrorCode: writing.errors,
  WalletErrorCode: writing.errors,
  WritingErrorCode: writing.errors,
  WalletConnectionErrorCode: Object.fromEntries(
    connectionCodes.map((code) => [code, describeConnection(code)]),
  ),
  SiweFailure: signIn.failures,
  SiweClientErrorCode: {
    clock: signIn.failures['clock-wrong'],
    // Each other code is reported as the step that failed; see `createSignIn`.
    ...Object.fromEntries(
      [
        ...['malformed', 'refused', 'origin', 'rate-limited', 'unavailable'],
        ...['unreachable', 'timeout', 'unexpected', 'aborted'],
      ].map((code) => [code, signIn.failures['verification-failed']]),
    ),
  },
  DraftsErrorCode: drafts.here,
  IgnoredReason: ignored.reasons,
};

/** Codes that no page shows, and why. */
const unseen: Readonly<Record<string, string>> = {
  ProblemCode: 'answers of the api: contests-react reads them as DraftsErrorCode',
  SiweProblemCode: 'answers of the sign-in server: its client reads them as SiweClientErrorCode',
  SiweRefusalReason: 'stands in the log of the server',
  SiweParseReason: 'stands in the log of the server',
  SiweServerErrorCode: 'told to whoever starts a server',
  StartErrorCode: 'told to whoever starts a server',
  LocalChainErrorCode: 'told to whoever starts the local chain',
  ThemeFaultCode: 'told to whoever writes a theme',
  RpcErrorCode: 'stands in the log of the scan',
  NodeErrorCode: 'printed by the command that deploys the protocol',
  ProofReason: 'printed with its sentence by the command that verifies bundles',
  UnsupportedReason: 'printed with its sentence by the command that verifies bundles',
  PauseReason: 'no error: why a notification waits',
};

const codeTypes = await listCodeTypes();

test('finds every list of codes in the repository among the messages or in the exceptions', () => {
  expect([...codeTypes.keys()].sort()).toEqual([...Object.keys(sentences), ...Object.keys(unseen)].sort());
});

test.each(Object.keys(sentences))('has a sentence for every code of %s', (name) => {
  const codes = codeTypes.get(name) ?? [];
  expect(codes.length).toBeGreaterThan(0);
  for (const code of codes) expect(sentences[name]?.[code], `${name} ${code}`).toMatch(/^\p{Lu}.{9,}$/su);
});

test('keeps the wording of the specification', () => {
  expect(signIn.failures).toEqual(siweMessages);
  expect(signIn.failures).toEqual({
    'clock-wrong': "This device's clock is wrong. Try again.",
    'nonce-failed': 'Error preparing message, please retry!',
    'signing-failed': 'Error signing message, please retry!',
    'verification-failed': 'Error verifying signature, please retry!',
    'no-adapter': 'No authentication adapter found',
    unknown: 'Oops, something went wrong!',
  });
  expect(writing.errors.unknown).toBe('Oops, something went wrong!');
  const chainNotFound = 'Supported chain config is not found';
  expect(configTrouble.chainConfig['chain-config-not-found']).toBe(chainNotFound);
  expect(trouble.unknownChain.text('atlantis')).toContain(chainNotFound);
  const wrongNetwork = 'Wrong network detected, switch or disconnect to continue.';
  expect([writing.wrongNetwork.text, walletMessages.wrongNetworkDetected]).toEqual([
    wrongNetwork,
    wrongNetwork,
  ]);
  const cannotSwitch =
    'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.';
  expect([writing.errors['switch-not-supported'], walletMessages.switchNotSupported]).toEqual([
    cannotSwitch,
    cannotSwitch,
  ]);
  expect(walletMessages).toMatchObject({
    connectWallet: 'Connect Wallet',
    wrongNetwork: 'Wrong network',
    unsupported: '(unsupported)',
    retry: 'RETRY',
    noChains: 'No chains found on connector.',
    copied: 'Copied!',
    verifyTitle: 'Verify your account',
  });
});

test('lists every error code of the wallet session in contests-react', () => {
  expect([...WALLET_ERROR_CODES].sort()).toEqual([...WALLET_SESSION_ERROR_CODES].sort());
});
