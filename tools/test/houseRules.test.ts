import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import rules, { CONTESTS_REACT_ROOMS, CONTESTS_ROOMS } from '../../.dependency-cruiser.mjs';
import { listExportedNames } from './exportedNames.ts';

/** Imports that break one house rule each: the file, its import, and the rule that must report it. */
const violations = [
  ['packages/chain-config/src/a.ts', '../../contests/src/index.ts', 'chain-config-imports'],
  ['packages/chain-config/src/b.ts', 'viem', 'chain-config-libraries'],
  ['packages/contests/src/a.ts', '../../ui-theme/src/index.ts', 'contests-imports'],
  ['packages/contests/src/b.ts', 'react', 'contests-libraries'],
  ['packages/contests-react/src/a.ts', '../../wallet-kit/src/index.ts', 'contests-react-imports'],
  ['packages/contests-react/src/b.ts', 'ethers', 'contests-react-libraries'],
  ['packages/auth-siwe/src/a.ts', '../../chain-config/src/index.ts', 'auth-siwe-imports'],
  ['packages/auth-siwe/src/b.ts', 'react', 'auth-siwe-libraries'],
  ['packages/ui-theme/src/a.ts', '../../chain-config/src/index.ts', 'ui-theme-imports'],
  ['packages/ui-theme/src/b.ts', 'viem', 'ui-theme-libraries'],
  ['packages/wallet-kit/src/a.ts', '../../contests/src/index.ts', 'wallet-kit-imports'],
  ['packages/wallet-kit/src/b.ts', 'ethers', 'wallet-kit-libraries'],
  ['packages/server-kit/src/a.ts', '../../chain-config/src/index.ts', 'server-kit-imports'],
  ['packages/server-kit/src/b.ts', 'viem', 'server-kit-libraries'],
  ['packages/contracts/src/a.ts', '../../contests/src/index.ts', 'contracts-imports'],
  ['packages/contracts/src/b.ts', 'react', 'contracts-libraries'],
  ['packages/local-stack/src/a.ts', '../../ui-theme/src/index.ts', 'local-stack-imports'],
  ['packages/local-stack/src/b.ts', 'react', 'local-stack-libraries'],
  ['packages/deploy/src/a.ts', '../../ui-theme/src/index.ts', 'deploy-imports'],
  ['packages/deploy/src/b.ts', 'react', 'deploy-libraries'],
  ['packages/contests/src/c.ts', '../../../apps/web/src/main.ts', 'no-package-to-app'],
  ['packages/wallet-kit/src/provider/a.ts', '../dialogs/b.ts', 'provider-apart-from-dialogs'],
  ['packages/wallet-kit/src/dialogs/a.ts', '../provider/b.ts', 'provider-apart-from-dialogs'],
  ['apps/web/src/a.ts', '@rainbow-me/rainbowkit', 'only-wallet-kit-knows-rainbowkit'],
  ['packages/contests/src/d.ts', 'marked', 'only-markdown-knows-its-parser'],
  ['apps/web/src/b.ts', '../../api/src/main.ts', 'no-app-to-app'],
  ['apps/web/src/c.ts', '../../../packages/contests/src/index.ts', 'no-deep-path'],
  ['apps/web/src/features/share/a.ts', '../contest/a.ts', 'no-feature-to-feature'],
  ['apps/web/src/shared/a.ts', '../features/contest/a.ts', 'no-shared-to-feature'],
  ['apps/web/src/d.ts', './e.ts', 'no-cycle'],
  ['tools/dev/a.ts', '../../packages/contests/src/index.ts', 'tools-by-public-entries'],
  ['packages/contests/src/e.ts', '../../../tools/test/main.ts', 'no-product-to-tools'],
  ...breakRooms('contests', CONTESTS_ROOMS),
  ...breakRooms('contests-react', CONTESTS_REACT_ROOMS),
] as const;

/** Each room of a package imports the one above it. */
function breakRooms(of: string, rooms: readonly string[]) {
  return rooms.map((room, index) => {
    const above = index === 0 ? '../index.ts' : `../${rooms[index - 1]}/a.ts`;
    return [`packages/${of}/src/${room}/a.ts`, above, `${of}-${room}-imports-downwards`] as const;
  });
}

const packages = [
  'chain-config',
  'contests',
  'contests-react',
  'auth-siwe',
  'ui-theme',
  'wallet-kit',
  'contracts',
  'local-stack',
  'deploy',
  'server-kit',
];
const emptyModules = [
  ...packages.map((name) => `packages/${name}/src/index.ts`),
  ...['viem', 'react', 'ethers', 'marked', '@rainbow-me/rainbowkit'].map(
    (name) => `node_modules/${name}/index.js`,
  ),
  'packages/wallet-kit/src/provider/b.ts',
  'packages/wallet-kit/src/dialogs/b.ts',
  'apps/web/src/main.ts',
  'apps/api/src/main.ts',
  'apps/web/src/features/contest/a.ts',
  'tools/test/main.ts',
];

let house: string;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
};

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'house-'));
  for (const path of emptyModules) write(path, 'export const nothing = 0;\n');
  write(
    'package.json',
    JSON.stringify({
      name: 'house',
      dependencies: { viem: '1', react: '1', ethers: '1', marked: '1', '@rainbow-me/rainbowkit': '1' },
    }),
  );
  write('packages/contests/src/markdown.ts', "import 'marked';\n");
  write('apps/web/src/e.ts', "import './d.ts';\n");
  for (const [path, target] of violations) write(path, `import '${target}';\n`);
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

async function findViolations(): Promise<string[]> {
  const { output } = await cruise(['packages', 'apps', 'tools'], {
    ...rules.options,
    baseDir: house,
    ruleSet: { forbidden: rules.forbidden },
    validate: true,
  } as Parameters<typeof cruise>[1]);
  if (typeof output === 'string') throw new Error('Expected a result, not a text.');
  return output.summary.violations.map(({ from, rule }) => `${from} ${rule.name}`);
}

test('reports every house rule for the example that breaks it', async () => {
  const found = await findViolations();
  for (const [path, , rule] of violations) expect(found).toContain(`${path} ${rule}`);
});

test('lets one file of contests import the parser of Markdown', async () => {
  const found = await findViolations();
  expect(found.filter((line) => line.startsWith('packages/contests/src/markdown.ts'))).toEqual([]);
});

test('has an example for each rule', () => {
  const shown = new Set<string>(violations.map(([, , rule]) => rule));
  expect(rules.forbidden.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});

/** Names that several packages or apps export on purpose, and why. Add a name only if it means the same everywhere. */
const sharedNames: Readonly<Record<string, string>> = {
  Address: "chain-config's type and ui-theme's component that shows it",
  Answer: 'the same shape: ok and value, or a reason',
  Environment: 'the same type: settings by name',
  Messages: 'the type of the messages of contests-react, and of those of web',
  SIWE_STATUSES: 'wallet-kit re-exports it from auth-siwe',
  SiweStatus: 'wallet-kit re-exports it from auth-siwe',
  easAbi: 'contests has the part of the ABI that it calls',
  LocalAccount: "web's local wallets are local-stack's accounts",
  localAccounts: "web's local wallets are local-stack's accounts",
  accounts: 'a section of the messages of contests-react',
  german: 'the messages of each package in German',
  spanish: 'the messages of each package in Spanish',
  WalletLayer: "web wraps wallet-kit's component",
};

test('exports no public name of a package elsewhere with another meaning', () => {
  const places = new Map<string, string[]>();
  for (const { name, where } of listExportedNames(root))
    places.set(name, [...(places.get(name) ?? []), where]);
  const shared = [...places].filter(
    ([, where]) => where.length > 1 && where.some((each) => each.startsWith('packages/')),
  );
  const clashes = shared.filter(([name]) => !(name in sharedNames));
  expect(clashes.map(([name, where]) => `${name}: ${where.join(', ')}`)).toEqual([]);
  const names = new Set(shared.map(([name]) => name));
  expect(Object.keys(sharedNames).filter((name) => !names.has(name))).toEqual([]);
});

const root = join(import.meta.dirname, '../..');

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const listSources = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)));

/** A module that two import statements in one row of imports name, also in an example of a docstring or document. */
function findImportedTwice(source: string): string[] {
  const found: string[] = [];
  let seen = new Set<string>();
  for (const [statement, , module] of source.matchAll(
    /^[ *]*import (type )?\{[^}]*\} from '([^']+)';?$|^[ *]*(?!import )\S.*$/gm,
  )) {
    if (module === undefined) {
      if (!/^[ *]*import /.test(statement)) seen = new Set();
    } else if (seen.has(module)) found.push(module);
    else seen.add(module);
  }
  return found;
}

test('imports a module with one statement', () => {
  expect(
    findImportedTwice("import type { A } from 'a';\nimport b from 'b';\nimport { a } from 'a';"),
  ).toEqual(['a']);
  expect(
    findImportedTwice(" * import { A } from 'a';\n * A();\n * ```ts\n * import { a } from 'a';"),
  ).toEqual([]);
  const twice = listSources('*.ts', '*.tsx', '*.mjs', '*.md').flatMap((path) =>
    findImportedTwice(read(path)).map((module) => `${path}: ${module}`),
  );
  expect(twice).toEqual([]);
});

const TESTS = /\.(test|test-d|stories)\.tsx?$/;

/** Files that read whole bodies that do not come from another host, or are already limited. */
const wholeBodies: Readonly<Record<string, string>> = {
  'apps/api/src/base/http.ts': 'an answer of the api itself',
  'apps/api/src/security/cspReports.ts': 'a request, which the server limits',
  'apps/scan/src/http/answerGraphql.ts': 'a request, which the server limits',
  'apps/storybook/src/site/useStories.ts': "a file of the page's own origin",
  'apps/web/src/config/readPublicConfig.ts': "a file of the page's own origin",
  'apps/web/src/features/settings/storedGroups.ts': 'a picture that this browser keeps',
  'apps/web/src/shell/fetchTypeface.ts': "a file of the page's own origin",
  'packages/auth-siwe/src/client/createCaller.ts': "the app's own server",
  'packages/auth-siwe/src/client/createSiweClient.ts': 'what createCaller has read',
  'packages/auth-siwe/src/server/adapters/createHonoHandler.ts': 'a request',
  'packages/auth-siwe/src/server/adapters/createNodeHandler.ts': 'an answer of the handler itself',
  'packages/contests-react/src/person/shrinkPicture.ts': 'a picture that the user has chosen',
  'packages/contests-react/src/drafts/draftsClient.ts': "the app's own server",
  'packages/contests-react/src/judge/reveal/RevealView.tsx': 'a file that the user has chosen',
  'packages/contests-react/src/organize/form/keptPictures.ts': 'a picture that this browser keeps',
  'packages/contests-react/src/organize/form/draftFile.ts': 'a file that the user has chosen',
  'packages/contests-react/src/organize/import/importState.ts': 'a file that the user has chosen',
  'packages/contests/src/send/node.ts': 'createRpcFetch has limited it',
  'packages/server-kit/src/database/openDatabase.ts': 'a dump of the embedded database',
  'packages/server-kit/src/http/encoding.ts': 'an answer of the server itself',
};
/** Files whose transport reads without a limit: of the local chain only. */
const unlimitedTransports: Readonly<Record<string, string>> = {
  'apps/web/src/features/local-wallets/knownContest.ts': 'the local chain',
  'packages/local-stack/src/base/createLocalClient.ts': 'the local chain',
  'packages/wallet-kit/src/testing/signer.ts': "the local chain of a user's tests",
};

test('reads bodies of other hosts with a limit', () => {
  const product = listSources('packages/*/src/*', 'apps/*/src/*').filter(
    (path) => /\.tsx?$/.test(path) && !TESTS.test(path),
  );
  const listFiles = (pattern: RegExp) =>
    product.filter((path) => {
      const code = read(path).replace(/^\s*(\*|\/\/|\/\*).*$/gm, '');
      return pattern.test(code);
    });
  // `readAnswer` of chain-config, `readBody` of contests and their like count bytes as they arrive.
  const whole = listFiles(/\.(text|json|arrayBuffer|blob|bytes|formData)\(\s*\)/);
  expect(whole).toEqual(Object.keys(wholeBodies).sort());
  // viem's transport reads the whole answer: its `fetchFn` has to limit it.
  const unlimited = listFiles(/(?<![\w.])http\((?!s\)|[^;]*\bfetchFn\b)/);
  expect(unlimited).toEqual(Object.keys(unlimitedTransports).sort());
});

/**
 * The groups of folders of a package, app or `tools/` that import each other in a circle. Each folder stands for its own
 * files only. Tests and stories may import anything of their package.
 */
function findFolderCycles(sources: Readonly<Record<string, string>>): string[] {
  const imports = new Map<string, Set<string>>();
  for (const [path, source] of Object.entries(sources)) {
    if (TESTS.test(path)) continue;
    for (const [, target = ''] of source.matchAll(/(?:from|import|import\()\s*'(\.{1,2}\/[^']+)'/g)) {
      const [from, to] = [dirname(path), dirname(join(dirname(path), target))];
      const home = /^(?:tools|\w+\/[^/]+)\//.exec(path)?.[0] ?? path;
      if (from !== to && `${to}/`.startsWith(home))
        imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  const listReached = (from: string, reached = new Set<string>()): Set<string> => {
    for (const to of imports.get(from) ?? []) if (!reached.has(to)) listReached(to, reached.add(to));
    return reached;
  };
  const reached = new Map([...imports.keys()].map((folder) => [folder, listReached(folder)]));
  const inCircle = [...reached].filter(([folder, to]) => to.has(folder));
  const circles = inCircle.map(([folder, to]) =>
    [...to]
      .filter((other) => reached.get(other)?.has(folder))
      .sort()
      .join(' '),
  );
  return [...new Set(circles)].sort();
}

test('lets no folders import each other in a circle', () => {
  const example = {
    'apps/web/src/shell/header.ts': "import { a } from '../routes/routes.ts';",
    'apps/web/src/routes/routes.ts': "export const load = () => import('../shell/inner/menu.ts');",
    'apps/web/src/shell/inner/menu.ts': "export { b } from '../header.ts';",
    'apps/web/src/shared/time.ts': '',
    'apps/web/src/shared/time.test.ts': "import '../shell/header.ts';",
    'apps/web/src/shell/clock.ts': "import { time } from '../shared/time.ts';",
  };
  expect(findFolderCycles(example)).toEqual([
    'apps/web/src/routes apps/web/src/shell apps/web/src/shell/inner',
  ]);
  const sources = listSources('*.ts', '*.tsx', '*.mjs');
  expect(findFolderCycles(Object.fromEntries(sources.map((path) => [path, read(path)])))).toEqual([]);
});

test('names every class of errors with Error at its end', () => {
  const classes = listSources('*.ts', '*.tsx', '*.mjs').flatMap((path) =>
    [...read(path).matchAll(/^(?:export )?class (\w+) extends \w*Error\b/gm)].map(([, name = '']) => name),
  );
  expect(classes.length).toBeGreaterThan(10);
  expect(classes.filter((name) => !name.endsWith('Error'))).toEqual([]);
});

/** A text in an attribute that shows or says it. */
const ATTRIBUTE =
  /\s(?:aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|label)=(?:\{\s*)?["'`]([^"'`]*)/g;

/** The beginning of a sentence, in quotes. */
const SENTENCE = /["'`](\p{Lu}[\p{Ll}’]+ \p{Ll}[^"'`]*)/gu;

/** Texts that a component contains instead of its messages; biome.json forbids those between tags. */
const findWrittenTexts = (source: string): string[] =>
  source
    .replaceAll(/^\s*(?:\/?\*|\/\/).*$|\w*Error\(.*$/gm, '')
    .split('\n')
    .flatMap((line) => [...line.matchAll(ATTRIBUTE), ...line.matchAll(SENTENCE)])
    .map(([, text = '']) => text.replaceAll(/\$\{[^}]*\}?/g, ''))
    .filter((text) => /\p{L}{2}/u.test(text) && text !== 'https://');

test('takes every text of a component from the messages', () => {
  const component = `<a title="Read" aria-label={messages.a}>{isOpen ? 'Close the list' : messages.open}</a>`;
  expect(findWrittenTexts(component)).toEqual(['Read', 'Close the list']);
  const components = listSources(
    'apps/web/src/*.tsx',
    ...['contests-react', 'ui-theme', 'wallet-kit'].map((name) => `packages/${name}/src/*.tsx`),
  ).filter((path) => !TESTS.test(path) && !/\/(stories|testing|specification)\//.test(path));
  expect(components.length).toBeGreaterThan(100);
  expect(
    components.flatMap((path) => findWrittenTexts(read(path)).map((text) => `${path}: ${text}`)),
  ).toEqual([]);
});

/** The first words of comments that do not begin with a subject. */
const findHeadless = (source: string): string[] =>
  [
    ...source.matchAll(
      /(?:^|[\s{])(?:\/{2,3}|\/\*+)[\s*]*((?:What|Which|Whether|Where|Whom?|Whose|It|Its|They|Their|Them|He|She|Those|That|As|Of) [\p{Ll}`][^\n]*)/gu,
    ),
  ].map(([, words = '']) => words);

test('begins comments with their subject', () => {
  const examples = ['// Whether it runs.', '/* What comes first. */', '/**\n * Of a task', '/// Its owner.'];
  expect(examples.flatMap(findHeadless)).toEqual([
    ...['Whether it runs.', 'What comes first. */', 'Of a task', 'Its owner.'],
  ]);
  expect(findHeadless('// The rest.\n/** What’s left. */\nconst url = "https://Of a task"; // It A')).toEqual(
    [],
  );
  // Without the contracts: they are frozen, and the hash of a contract's comments is part of its bytecode.
  const found = listSources('*.ts', '*.tsx', '*.mts', '*.mjs', '*.css', '*.t.sol').flatMap((path) =>
    findHeadless(read(path)).map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});

/**
 * The beginnings of the arguments of calls that wait for a receipt and may, as viem does by default, check if another transaction
 * has replaced it.
 */
const findReplacementChecks = (source: string): string[] =>
  [
    ...source.matchAll(
      /waitForTransactionReceipt(?:\?\.)?\((?!\s*\{[^}]*\bcheckReplacement: false\b)\s*([^\n)]*)/g,
    ),
  ].map(([, options = '']) => options);

/** The files that wait for receipts of the local chain only. */
const OF_LOCAL_CHAIN = /\.(test|spec)\.tsx?$|\/(test|bench|e2e|soak)\/|^tools\/|^packages\/local-stack\//;

test('waits for receipts of the local chain without a check for replacements', () => {
  const examples = ['{ hash }', '{\n    hash,\n  }', 'options', '{ hash, checkReplacement: false }'];
  expect(
    examples.flatMap((options) => findReplacementChecks(`client.waitForTransactionReceipt(${options})`)),
  ).toEqual(['{ hash }', '{', 'options']);
  // viem skips the blocks that are mined during the check. A chain that mines a block for each transaction mines no other.
  const found = listSources('*.ts', '*.tsx')
    .filter((path) => OF_LOCAL_CHAIN.test(path) && !path.endsWith('houseRules.test.ts'))
    .flatMap((path) => findReplacementChecks(read(path)).map((options) => `${path}: ${options}`));
  expect(found).toEqual([]);
});

/** The blocks of a style sheet that shorten texts of either direction, and do not begin them at the side at which the page begins. */
const findCutAtStart = (css: string): string[] =>
  [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)]
    .filter(([, , block = '']) => /text-overflow: ellipsis;\s+unicode-bidi: plaintext;/.test(block))
    .filter(([, , block = '']) => !block.includes('text-align: var(--laurel-start);'))
    .map(([, selector = '']) => selector.trim());

test('shortens texts at their end from right to left, too', () => {
  const block = 'overflow: hidden;\n  text-overflow: ellipsis;\n  unicode-bidi: plaintext;';
  const aligned = `.b {\n  text-align: var(--laurel-start);\n  ${block}\n}`;
  expect(findCutAtStart(`.a {\n  ${block}\n}\n\n${aligned}`)).toEqual(['.a']);
  const found = listSources('*.css').flatMap((path) =>
    findCutAtStart(read(path)).map((selector) => `${path}: ${selector}`),
  );
  expect(found).toEqual([]);
});
