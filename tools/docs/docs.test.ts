import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTESTS_REACT_ROOMS, CONTESTS_ROOMS } from '../../.dependency-cruiser.mjs';
import { slugify } from '../../apps/docs/src/links.ts';
import { sections, toSitePath } from '../../apps/docs/src/pages.ts';
import { listPackages } from '../test/consumers/packages.ts';

const root = join(import.meta.dirname, '../..');
const documents = globSync(
  ['*.md', 'docs/**/*.md', '{packages,apps,examples}/*/README.md', '{examples,tools}/README.md'],
  { cwd: root },
);

const findTargets = (text: string) => [
  ...[...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target),
  ...[...text.matchAll(/src="([^"]+)"/g)].map(([, target = '']) => target),
];

test('every package and app has a README', () => {
  const folders = globSync(['{packages,apps}/*/package.json', 'tools/package.json'], { cwd: root }).map(
    (file) => dirname(file),
  );
  expect(folders.filter((folder) => !existsSync(join(root, folder, 'README.md')))).toEqual([]);
});

test.each(documents)('the document %s has no broken relative link', (document) => {
  const missing = findTargets(readFileSync(join(root, document), 'utf8'))
    .filter((target) => !/^(https?:|mailto:|#)/.test(target))
    .map((target) => target.replace(/#.*$/, ''))
    .filter((target) => !existsSync(join(root, dirname(document), target)));
  expect(missing).toEqual([]);
});

const read = (document: string) => readFileSync(join(root, document), 'utf8');
const withoutBlocks = (text: string) => text.replace(/^ *```[\s\S]*?^ *```/gm, '');

/** The anchors of a document's headings. A repeated one gets a number, as on GitHub. */
function listAnchors(document: string): readonly string[] {
  const headings = [...withoutBlocks(read(document)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    slugify(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
  );
  return headings.map((slug, index) => {
    const earlier = headings.slice(0, index).filter((other) => other === slug).length;
    return earlier === 0 ? slug : `${slug}-${earlier}`;
  });
}

test.each(documents)('the document %s has no link to a heading that does not exist', (document) => {
  const missing = findTargets(withoutBlocks(read(document)))
    .filter((target) => !/^(https?:|mailto:)/.test(target) && /^[^#]*(?:\.md)?#/.test(target))
    .filter((target) => {
      const [path = '', anchor = ''] = target.split('#');
      const file = path === '' ? document : join(dirname(document), path);
      return file.endsWith('.md') && !listAnchors(file).includes(anchor);
    });
  expect(missing).toEqual([]);
});

// GitHub hides them, and the site takes them for components.
test.each(documents)('the document %s has no tag outside of code that is not HTML', (document) => {
  const text = withoutBlocks(read(document)).replace(/`[^`]*`/g, '');
  const tags = [...text.matchAll(/<\/?([A-Za-z][\w-]*)[^>]*>|\{\{/g)].map(([tag, name]) => name ?? tag);
  expect(tags.filter((name) => !['p', 'img', 'br', 'b', 'sup', 'details', 'summary'].includes(name))).toEqual(
    [],
  );
});

const pages = sections.flatMap((section) => section.pages.map(({ source }) => source));

test('the documentation site has a place for every document and published package', () => {
  const published = listPackages(root).map(({ folder }) => `${folder}/README.md`);
  const ours = [...documents.filter((document) => document.startsWith('docs/')), ...published];
  expect(ours.filter((document) => !pages.includes(document))).toEqual([]);
  expect(pages.filter((page) => !documents.includes(page))).toEqual([]);
  expect(pages.length).toBe(new Set(pages.map(toSitePath)).size);
});

test('every decision has a number of its own, in its file, its title and the list', () => {
  const files = documents.filter((document) => /^docs\/decisions\/\d/.test(document));
  const numbers = files.map((file) => /\d{4}/.exec(file)?.[0] ?? '');
  expect(numbers.length).toBe(new Set(numbers).size);
  const list = read('docs/decisions/README.md');
  for (const [index, file] of files.entries()) {
    expect(read(file), file).toMatch(new RegExp(`^# ${numbers[index]} `));
    expect(list).toContain(`[${numbers[index]}](${file.split('/').at(-1)})`);
  }
});

const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const walks = [...architecture.matchAll(/<!-- walk -->([\s\S]*?)<!-- \/walk -->/g)].map(([, text = '']) =>
  [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file),
);

test('the architecture document walks through a contest, a review and a sign-in in at most eight files each', () => {
  expect(walks.map(({ length }) => length > 2 && length <= 8)).toEqual([true, true, true]);
  expect(walks.flat().filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

/** The room of a file: the first folder in the sources of its package, or its own folder elsewhere. */
const findRoom = (file: string) =>
  /^(?:packages|apps)\/[^/]+\/src\/[^/]+(?=\/)/.exec(file)?.[0] ?? dirname(file);

test('no walk of the architecture document comes back to a room that it has left', () => {
  for (const walk of walks) {
    const entered = walk.map(findRoom).filter((room, index, all) => room !== all[index - 1]);
    expect(entered).toEqual([...new Set(entered)]);
  }
});

test('the architecture document says in the order of the rule what each of the twelve rooms holds', () => {
  const tables = architecture.split('| Room | Holds |').slice(1);
  const rooms = tables.map((table) =>
    [...(table.split(/\n\n/)[0] ?? '').matchAll(/^\| `(\w+)` \| \S.+ \|$/gm)].map(([, room]) => room),
  );
  expect(rooms).toEqual([CONTESTS_ROOMS, CONTESTS_REACT_ROOMS]);
  expect(rooms.map(({ length }) => length)).toEqual([12, 12]);
});

/** The items of an object or a list of a module, which begin on lines with an indent of two spaces. */
const countItems = (file: string, start: string) => {
  const [, after = ''] = read(file).split(start);
  return after.split(/^[}\]]/m)[0]?.match(/^ {2}\w/gm)?.length ?? 0;
};
const DEMO_CONTESTS = countItems('packages/local-stack/src/demo/seedDemo.ts', 'demoContests = {');
const EXAMPLES = globSync('examples/*/README.md', { cwd: root }).length;
const CHAINS = countItems('packages/chain-config/src/chainConfigs.ts', 'freeze([');
const SCHEMAS = countItems('packages/contests/src/contest/schemas.ts', 'SCHEMAS = {');
const LANGUAGES = globSync('packages/ui-theme/src/messages/??.ts', { cwd: root }).length;

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Counts in documents, as the words around them; `#` is the number as a word. */
test.each([
  ['README.md', 'with # demo contests', DEMO_CONTESTS],
  ['README.md', '[# examples]', EXAMPLES],
  ['apps/laurel/README.md', '# demo contests', DEMO_CONTESTS],
  ['docs/start.md', 'with # demo contests', DEMO_CONTESTS],
  ['docs/deploying-the-protocol.md', 'its # schemas', SCHEMAS],
  ['examples/README.md', '# small projects', EXAMPLES],
  ['packages/chain-config/README.md', '# chains with the contracts', CHAINS],
  ['packages/chain-config/README.md', 'all # 1.5 kB', CHAINS],
  ['packages/contests-react/README.md', 'in # languages', LANGUAGES],
])('the document %s counts right: "%s"', (document, phrase, count) => {
  expect(read(document).toLowerCase()).toContain(phrase.replace('#', NUMBERS[count] ?? '').toLowerCase());
});

/** Budgets of tests in documents, in kB; `#` is the constant's value. */
test.each([
  ['one file of at most # kB', 'apps/web/test/build.test.ts', 'FIRST_FILE_BUDGET_BYTES'],
  ['reads the contest with at most # kB', 'apps/web/test/build.test.ts', 'READING_BUDGET_BYTES'],
  ['at most # kB of script and style', 'apps/web/test/buildEmbed.test.ts', 'BUDGET_BYTES'],
])('the README of the web app gives the budget that a test holds: "%s"', (phrase, file, name) => {
  const [, bytes = ''] = new RegExp(`const ${name} = ([\\d_]+);`).exec(read(file)) ?? [];
  const said = phrase.replace('#', String(Number(bytes.replaceAll('_', '')) / 1_000));
  expect(read('apps/web/README.md').replaceAll(/\s+/g, ' ')).toContain(said);
});

/** A row of the first table of docs/performance.md: the medians of a contest in Laurel and of RainbowKit's button. */
const readMedians = (row: string) => {
  const [, cells = ''] = read('docs/performance.md').split(`| first visit: ${row} |`);
  return cells.split('|', 2).map((cell) => Number.parseFloat(cell.trim().replaceAll(',', '')));
};
const toSeconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

test.each([
  ['first paint', 'first paint, ms', toSeconds],
  ['the button answers', 'button answers, ms', toSeconds],
  ['a first click opens the list of wallets', 'impatient click → dialog, ms from the start', toSeconds],
  [
    'script before the button answers',
    'JavaScript before the button, kB',
    (kb: number) => `${Math.round(kb)} kB`,
  ],
] as const)('the README has the measured "%s" of docs/performance.md', (label, row, format) => {
  expect(read('README.md')).toContain(`| ${[label, ...readMedians(row).map(format)].join(' | ')} |`);
});

test('the README names the commit at which docs/performance.md was measured', () => {
  const [measured = ''] = /Measured on \S+ at \w+/.exec(read('docs/performance.md')) ?? [];
  expect(measured).not.toBe('');
  expect(read('README.md')).toContain(measured);
});
