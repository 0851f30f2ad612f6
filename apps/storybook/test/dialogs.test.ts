import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const sources = globSync('{packages/*,apps/web}/src/**/*.{ts,tsx}', { cwd: root });
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const stories = sources.filter((path) => path.endsWith('.stories.tsx'));

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

const tagged = new Set(
  stories.flatMap((path) =>
    [...withoutComments(read(path)).matchAll(/'dialog:(\w+)'/g)].map(([, name = '']) => name),
  ),
);

test('finds the dialogs of every package', () => {
  expect(dialogs).toEqual(
    expect.arrayContaining([
      ...['ConnectFrame', 'VerifyDialogView', 'askConsent', 'StoredView', 'SignPreview'],
      ...['PostponeDialog', 'RevokeDialog', 'SubmissionPage'],
    ]),
  );
});

test('every dialog in the sources has stories with its tag', () => {
  expect(dialogs.filter((name) => !tagged.has(name) && !(name in FRAMES))).toEqual([]);
});

test('no tag or exception names a dialog that is gone', () => {
  expect([...tagged, ...Object.keys(FRAMES)].filter((name) => !dialogs.includes(name))).toEqual(['Dialog']);
});
