import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { createStateMatrix, listDialogs, listMissing, SIGNING_STATES } from '../src/overview/StateMatrix.tsx';
import { listApproved } from '../src/pictures/approved.ts';
import { flows } from '../src/pictures/flows.ts';
import { listPictures } from '../src/pictures/listPictures.ts';
import { DIALOG, getStoryWindow, PLAYGROUND, type StoryEntry } from '../src/pictures/stories.ts';

const app = join(import.meta.dirname, '..');

/** `importPath`: the file of the story, from this app. */
type IndexEntry = StoryEntry & { readonly importPath: string };

let stories: readonly IndexEntry[];

/** The index as a build writes it, without a build. */
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'laurel-stories-'));
  const file = join(folder, 'index.json');
  const program = join(app, 'node_modules/.bin/storybook');
  await promisify(execFile)(program, ['index', '--quiet', '-o', file], { cwd: app });
  const { entries } = JSON.parse(await readFile(file, 'utf8'));
  stories = Object.values<IndexEntry>(entries).filter(({ type }) => type === 'story');
  await rm(folder, { recursive: true });
});

const listIds = (rows: ReturnType<typeof createStateMatrix>) =>
  rows
    .flatMap(({ states }) => states.flatMap(({ desktop, phone }) => [...desktop, ...phone]))
    .map(({ id }) => id);

test('the matrix has every story of every dialog, on desktop and on the phone', () => {
  const rows = createStateMatrix(stories);
  const dialogs = stories.filter(({ tags }) => tags.includes(DIALOG));
  expect([...new Set(listIds(rows))].toSorted()).toEqual(dialogs.map(({ id }) => id).toSorted());
  expect(rows.length).toBeGreaterThanOrEqual(14);
  expect(listMissing(rows)).toEqual([]);
});

test('every story of a component with "dialog" in its title is in the matrix, but for playgrounds', () => {
  const untagged = stories.filter(
    ({ title, tags }) => /dialog/i.test(title) && !tags.includes(DIALOG) && !tags.includes(PLAYGROUND),
  );
  expect(untagged.map(({ id }) => id)).toEqual([]);
});

test('the matrix names a state that has no story for a window', () => {
  const without = stories.filter(({ id }) => id !== 'dialogs-verify--nonce-failed-on-phone');
  expect(listMissing(createStateMatrix(without))).toEqual(['VerifyDialogView, Nonce Failed: no phone story']);
});

test('the matrix has a row for each dialog that stories name, with all of its stories', () => {
  const rows = createStateMatrix(stories);
  for (const name of new Set(stories.flatMap(listDialogs))) {
    const named = stories.filter((story) => story.tags.includes(DIALOG) && listDialogs(story).includes(name));
    const row = rows.filter((each) => each.name === name);
    expect([...new Set(listIds(row))].toSorted()).toEqual(named.map(({ id }) => id).toSorted());
  }
});

test('the columns of the matrix are the states of signing', () => {
  // The stories of this dialog have every state, or they do not compile.
  const row = createStateMatrix(stories).find(({ name }) => name === 'PostponeDialog');
  expect(row?.states.map(({ column }) => column).toSorted()).toEqual([...SIGNING_STATES].toSorted());
});

test('the matrix names a state of signing that a dialog does not show', () => {
  const without = stories.filter(({ name }) => name !== 'Awards Refused');
  expect(listMissing(createStateMatrix(without))).toEqual(['AwardsDialog, Refused: no story']);
});

test('every step of a flow is a story, made for its window', () => {
  const byId = new Map(stories.map((story) => [story.id, story]));
  const wrong = flows.flatMap(({ title, steps }) =>
    steps.flatMap(({ desktop, phone = desktop }) =>
      (
        [
          ['desktop', desktop],
          ['phone', phone],
        ] as const
      )
        .filter(([window, id]) => {
          const story = byId.get(id);
          return !story || ![window, 'any'].includes(getStoryWindow(story));
        })
        .map(([window, id]) => `${title}: ${id} for ${window}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('git has the approved pictures, at most 300, and no others', async () => {
  const chosen = listPictures(stories).filter(({ isApproved }) => isApproved);
  expect((await listApproved()).toSorted()).toEqual(chosen.map(({ path }) => path).toSorted());
  expect(chosen.length).toBeLessThanOrEqual(300);
});

test('every component has an approved picture', () => {
  const shown = new Set(listPictures(stories).flatMap(({ title, isApproved }) => (isApproved ? title : [])));
  expect(stories.filter(({ title }) => !shown.has(title))).toEqual([]);
});

const root = join(app, '../..');
const sources = globSync('{packages/*,apps/web}/src/**/*.{ts,tsx}', { cwd: root });
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Draws a dialog: one of ours, the one of an act, a part of it, or the browser's own element. */
const DRAWS =
  /<(?:Dialog|KitDialog|ConnectFrame|ActView|ActDialog|dialog)[\s>]|(?:createElement|draw)\(\s*'dialog'/;
/** Leaves out `<Dialog` where it is a variable of the file; the dialog of an act may load lazily. */
const IMPORTS =
  /import \{[^}]*\b(?:Dialog|KitDialog|ConnectFrame|ActView|ActDialog)\b[^}]*\} from|\(\{ ActDialog \}\) => ActDialog|<dialog|'dialog'[,)]/;

/** Files that draw a dialog for other components, which have the stories. */
const FRAMES: Readonly<Record<string, string>> = {
  ActDialog:
    'an ActView with the wallet’s steps; its stories are those of ActView and of each dialog that has an act',
  ThemeProvider: 'its KitDialog is the dialog of ui-theme with the class of a theme',
  WalletSlot: 'a ConnectFrame with the first step; its stories are those of ConnectFrame',
};

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

const dialogs = sources
  .filter((path) => !/\.(?:stories|test|test-d)\.tsx?$|\/(?:stories|specification|testing)\//.test(path))
  .filter((path) => {
    const text = withoutComments(read(path));
    return DRAWS.test(text) && IMPORTS.test(text);
  })
  .map((path) => basename(path).replace(/\.tsx?$/, ''));

/** The dialogs that stories have as tags, as Storybook reads them: not where a function makes the story. */
const listTagged = () => new Set(stories.flatMap(listDialogs));

/** Components that draw dialogs and stand for them in a story. */
const CONTAINERS: Readonly<Record<string, readonly string[]>> = {
  DeskDialog: [
    ...['AddEntriesDialog', 'AddJudgesDialog', 'AddNoteDialog', 'AssignDialog', 'AwardsDialog'],
    ...['PostponeDialog', 'ReasonDialogs'],
  ],
  SignDialog: ['SignPreview'],
};

/** True if a file imports a module, or the component of its name from a package; types do not count. */
const imports = (path: string, name: string) =>
  [
    ...withoutComments(readFileSync(path, 'utf8')).matchAll(/^import (?!type )([^;]*?) from '([^']+)'/gm),
  ].some(
    ([, names = '', from = '']) =>
      /[^{},\s]/.test(names.replaceAll(/\btype \w+/g, '')) &&
      (new RegExp(`/${name}\\.tsx?$`).test(from) ||
        (from.startsWith('@org/') && new RegExp(`(?<!type )\\b${name}\\b`).test(names))),
  );

/** True if a story's file has a dialog, by itself or in a container. */
const canDraw = (path: string, dialog: string) =>
  imports(path, dialog) ||
  Object.entries(CONTAINERS).some(([name, drawn]) => drawn.includes(dialog) && imports(path, name));

test('finds the dialogs of every package', () => {
  expect(dialogs).toEqual(
    expect.arrayContaining([
      ...['ConnectFrame', 'VerifyDialogView', 'askConsent', 'StoredView', 'SignPreview'],
      ...['PostponeDialog', 'RevokeDialog', 'WithdrawDialog'],
    ]),
  );
});

test('every dialog in the sources has stories with its tag', () => {
  const tagged = listTagged();
  expect(dialogs.filter((name) => !tagged.has(name) && !(name in FRAMES))).toEqual([]);
});

test('a story has the tag of a dialog only in a file that can draw it', () => {
  const wrong = stories.flatMap(({ importPath, tags }) =>
    listDialogs({ tags })
      .filter((name) => !canDraw(join(app, importPath), name))
      .map((name) => `${basename(importPath)}: ${name}`),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

test('a container draws the dialogs that it stands for', () => {
  const wrong = Object.entries(CONTAINERS).flatMap(([container, drawn]) => {
    const file = sources.find((path) => basename(path) === `${container}.tsx`) ?? '';
    return drawn.filter((name) => !imports(join(root, file), name));
  });
  expect(wrong).toEqual([]);
});

test('no tag or exception names a dialog that is gone', () => {
  expect([...listTagged(), ...Object.keys(FRAMES)].filter((name) => !dialogs.includes(name))).toEqual([
    'Dialog',
  ]);
});
