import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listEntries } from '../../apps/docs/src/listEntries.ts';
import { listLibraries } from '../test/consumers/packages.ts';
import { listNames } from '../test/exportedNames.ts';
import { compileBlocks } from './compileBlocks.ts';
import { introduceNames } from './introduceNames.ts';
import { type Block, readBlocks } from './readBlocks.ts';
import { findReadersValues } from './readersValues.ts';

const COMMENT = /^[ \t]*\/\*\*[\s\S]*?\*\//gm;
const EXAMPLE = /^[ \t]*\* @example *\n([\s\S]*?)(?=^[ \t]*\* @|^[ \t]*\*\/)/gm;

/** The examples in the comments of a module, as blocks at their lines. */
const readExamples = (text: string): readonly Block[] =>
  [...text.matchAll(COMMENT)].flatMap(({ 0: comment, index: start }) =>
    [...comment.matchAll(EXAMPLE)].map(({ 1: lines = '', index }) => {
      const code = lines.replace(/^[ \t]*\* ?/gm, '').replace(/^```.*$/gm, '');
      const isElement = /^\s*</.test(code);
      return {
        section: '',
        line: text.slice(0, start + index).split('\n').length + 1,
        language: isElement || /<\/|\/>/.test(code) ? 'tsx' : 'ts',
        info: '',
        // Lines stay where they are. Several elements need one around them.
        code: isElement ? `<>${code.trimEnd()}</>;` : code,
      };
    }),
  );

const root = join(import.meta.dirname, '../..');
const findFolder = (path: string) => /^packages\/[^/]+/.exec(path)?.[0] ?? '';
const documents = globSync(['*.md', 'docs/**/*.md', '{packages,apps}/*/README.md'], { cwd: root });
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const blocks = documents.flatMap((document) =>
  readBlocks(read(document)).map((block) => ({ document, block })),
);

/** Examples that import what is not installed here, and the test that compiles them. */
const compiledElsewhere: readonly (readonly [document: string, part: string, test: string])[] = [
  ['packages/auth-siwe/README.md', "from 'express'", 'packages/auth-siwe/test/tarball.test.ts'],
  ['packages/auth-siwe/README.md', 'createNextHandlers', 'packages/wallet-kit/test/next.test.ts'],
];

const declare = (name: string, type: 'Address' | 'Hex' | 'PublicClient') =>
  `declare const ${name}: import('viem').${type};`;

/** Names that the text around an example introduces: a document, a part of the example, and their declarations. */
const given: readonly (readonly [document: string, part: string, declarations: string])[] = [
  [
    'packages/contests-react/README.md',
    'useContest(',
    `import { useContest } from '@org/contests-react'; ${declare('uid', 'Hex')}`,
  ],
  [
    'packages/contests-react/README.md',
    'messages={german}',
    "import { baseSepolia } from '@org/chain-config'; import { ContestsProvider } from '@org/contests-react'; const config = { chains: [baseSepolia] };",
  ],
  [
    'packages/contracts/README.md',
    'functionName',
    `${declare('client', 'PublicClient')} ${declare('account', 'Address')}`,
  ],
  ['packages/server-kit/README.md', 'app.fetch', "import { Hono } from 'hono'; const app = new Hono();"],
  ['packages/wallet-kit/README.md', 'track({', declare('hash', 'Hex')],
  [
    'packages/wallet-kit/README.md',
    'settleTransaction(',
    `import type { WalletSession } from '@org/wallet-kit/session'; declare const session: WalletSession; ${declare('hash', 'Hex')}`,
  ],
  [
    'packages/wallet-kit/README.md',
    'requireSignIn>',
    "import { ConnectButton, createWalletConfig, WalletProvider } from '@org/wallet-kit'; declare const config: ReturnType<typeof createWalletConfig>;",
  ],
  [
    'packages/wallet-kit/README.md',
    'session.onWanted(',
    "declare const show: (layer: typeof import('@org/wallet-kit').WalletLayer) => void;",
  ],
  [
    'packages/wallet-kit/README.md',
    'const PageFirstStep',
    "import type { FirstStepMessages } from '@org/wallet-kit/first-step'; declare const messages: FirstStepMessages;",
  ],
  [
    'packages/wallet-kit/README.md',
    '<WalletSlot',
    "import { baseSepolia } from '@org/chain-config'; import type { WalletSession } from '@org/wallet-kit/session'; import type { WalletSlotMessages } from '@org/wallet-kit/wallet-slot'; declare const session: WalletSession; declare const slotMessages: WalletSlotMessages;",
  ],
];

/** The package whose dependencies an example may import, where it is not that of the README. */
const homes: readonly (readonly [document: string, part: string, folder: string])[] = [
  ['docs/migrating-from-rainbowkit.md', '', 'packages/wallet-kit'],
  ['packages/auth-siwe/src/sign-in/createSignIn.ts', 'useSyncExternalStore', 'packages/wallet-kit'],
  ['packages/ui-theme/src/notifications/createNotify.ts', '', 'packages/wallet-kit'],
  ['packages/ui-theme/src/theme/createRainbowKitTheme.ts', '', 'packages/wallet-kit'],
  ['packages/auth-siwe/src/server/adapters/createHonoHandler.ts', '', 'packages/server-kit'],
  ['packages/auth-siwe/README.md', "from '@hono/node-server'", 'packages/server-kit'],
  ['packages/auth-siwe/README.md', '// siwe.ts', 'packages/server-kit'],
  ['packages/auth-siwe/README.md', "from 'node:http'", 'packages/server-kit'],
  ['packages/auth-siwe/README.md', "from 'pg'", 'packages/server-kit'],
];
const findHome = (found: Found) =>
  homes.find((entry) => matches(found, entry))?.[2] ??
  (findFolder(found.document) || 'packages/contests-react');

type Found = { readonly document: string; readonly block: Block };
const matches = ({ document, block }: Found, [where, part]: readonly [string, string, string]) =>
  document === where && block.code.includes(part);

const programs = blocks.filter(
  (found) =>
    ['ts', 'tsx'].includes(found.block.language) && !compiledElsewhere.some((entry) => matches(found, entry)),
);

/** The exports of each package with the import specifiers that have them. */
const exportsOf = Map.groupBy(
  listEntries(root).flatMap(({ name: specifier, file }) =>
    listNames(join(root, file), true).map(({ name }) => ({ name, specifier, home: findFolder(file) })),
  ),
  ({ home }) => home,
);

const modules = listLibraries(root).flatMap(({ folder }) =>
  globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.{test,test-d,stories}.*'] }),
);
const examples = modules.flatMap((document) =>
  readExamples(read(document)).map((block) => ({ document, block })),
);

/** Imports and declarations for an example in a comment: of its module, its package, and the reader's own values. */
function introduce({ document, block }: Found): string {
  const exports = new Map([
    // Examples of modules that are not exported are for ourselves.
    ...listNames(join(root, document), false).map(({ name }) => [name, join(root, document)] as const),
    ...(exportsOf.get(findFolder(document)) ?? []).map(({ name, specifier }) => [name, specifier] as const),
  ]);
  return introduceNames(block, { exports, values: findReadersValues(document) });
}

test('every example, in documents and in comments, compiles against the packages', {
  timeout: 300_000,
}, () => {
  const errors = compileBlocks(root, [
    ...programs.map((found) => ({
      ...found,
      home: findHome(found),
      given: given.find((entry) => matches(found, entry))?.[2] ?? '',
    })),
    ...examples.map((found) => ({
      ...found,
      home: findHome(found),
      given: introduce(found),
      isFragment: true,
    })),
  ]);
  expect(errors).toEqual([]);
});

test('every listed exception is still in its document', () => {
  const unused = [...given, ...homes, ...compiledElsewhere].filter(
    (entry) => ![...blocks, ...examples].some((found) => matches(found, entry)),
  );
  expect(unused).toEqual([]);
  expect(compiledElsewhere.filter(([, , test]) => !existsSync(join(root, test)))).toEqual([]);
});

test('every example in JSON is JSON', () => {
  for (const { document, block } of blocks.filter(({ block }) => block.language === 'json'))
    expect(() => JSON.parse(block.code), `${document}:${block.line}`).not.toThrow();
});

/** Languages that are checked here or in shell.test.ts, and why the others are not. */
const languages: Readonly<Record<string, string>> = {
  ts: 'compiled',
  tsx: 'compiled',
  json: 'parsed',
  sh: 'checked by shell.test.ts',
  js: 'the configuration of Next.js, which packages/wallet-kit/test/next.test.ts builds with',
  yaml: 'settings of pnpm, with which tools/test/consumers/resolveStrictly.ts resolves',
  sql: 'run by apps/api/src/drafts/draftOwners.test.ts',
  mermaid: 'a picture',
  text: 'a text to copy, an output, or a format written out',
};

test('every example has a language, and each language a check', () => {
  const others = blocks.filter(({ block }) => !(block.language in languages));
  expect(others.map(({ document, block }) => `${document}:${block.line} ${block.language}`)).toEqual([]);
});
