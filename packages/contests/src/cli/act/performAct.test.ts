import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { JUDGE, JUDGE_KEY } from '../../../test/localChain.ts';
import { address, word } from '../../../test/make.ts';
import { formatSealedReview } from '../../acts/sealedReview.ts';
import { runCommand } from '../runCommand.ts';

const contest = word(0xc0);
const key = `0x${'5e'.repeat(32)}`;
let folder: string;

const makeJudges = (count: number) =>
  Array.from({ length: count }, (_, index) => address(index + 1).toLowerCase());

// No endpoint may be reached: nothing answers.
beforeAll(async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  folder = await mkdtemp(join(tmpdir(), 'laurel-act-'));
  const review = formatSealedReview({
    ...{ chainId: 31337, contest, entry: 1, judge: JUDGE, points: [4], comment: '', salt: word(1) },
  });
  await writeFile(join(folder, 'reviews.json'), `[${review},${review},${review.replace('1,', '2,')}]`);
  await writeFile(join(folder, 'entry.json'), '{"name":"Shelf"}');
  await writeFile(join(folder, 'utf16.txt'), 'Well made.', 'utf16le');
  await writeFile(join(folder, 'marked16.txt'), '\ufeffWell made.', 'utf16le');
  await writeFile(join(folder, 'late.json'), '[{"name":"Shelf","tags":[]}]');
  await writeFile(join(folder, 'judges.txt'), `# Judges\n\n${JUDGE}, Ada\n0x12 Ben\n`);
  await writeFile(join(folder, 'again.txt'), `${JUDGE}\r\n${JUDGE.toLowerCase()}\r\n`);
  await writeFile(join(folder, 'many.txt'), makeJudges(101).join('\n'));
  await writeFile(join(folder, 'none.txt'), '# Nobody\n');
  await writeFile(join(folder, 'twice.json'), '{"name":"Shelf","name":"Stamp"}');
});
afterAll(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function contests(argv: readonly string[], secret = key) {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line.replaceAll(folder, ''));
  const env = { CONTESTS_PRIVATE_KEY: secret, HOME: '/home' };
  const terminal = { out: print, err: print, progress: () => {} };
  const code = await runCommand(
    argv.map((each) => each.replace('@', `${folder}/`)),
    terminal,
    {
      ...{ env, folder, patienceMs: 1_000 },
    },
  );
  return { code, env, output: lines.join('\n') };
}

test.each<[readonly string[], string]>([
  [['start', 'local'], 'Usage:'],
  [['start', 'local', '@a.json', '@b.json'], 'Usage:'],
  [['start', 'local', '@none.json'], 'The file /none.json cannot be read.'],
  [['start', 'local', '@entry.json'], 'without the field "name"'],
  [['enter', 'local', contest, '@twice.json'], 'it has the key "name" twice'],
  [['enter', 'local', contest, '@entry.json', '--replaces', '0x1'], 'A UID must be 0x and 64 hex digits.'],
  [['enter', 'local', contest, '@entry.json', '--uri', 'https://example.org'], 'ipfs:// and a CID'],
  [['admit', 'local', contest], 'Usage:'],
  [['admit', 'local', contest, '1'], 'A UID must be'],
  [['review', 'local', contest, '1'], '--points 4,9,3'],
  [['review', 'local', contest, '0', '--points', '1'], 'An entry must be its number'],
  [['review', 'local', contest, '1', '--points', '1;2'], 'whole numbers with commas'],
  [['review', 'local', contest, '1', '--points', '256'], 'whole numbers with commas'],
  [
    ['review', 'local', contest, '1', '--points', '1', '--comment', 'a', '--comment-file', 'b'],
    'Choose --comment or --comment-file',
  ],
  [
    ['review', 'local', contest, '1', '--points', '1', '--comment-file', '@utf16.txt'],
    'The file /utf16.txt is not text in UTF-8: save it in that encoding.',
  ],
  [
    ['review', 'local', contest, '1', '--points', '1', '--comment-file', '@marked16.txt'],
    'The file /marked16.txt is not text in UTF-8: save it in that encoding.',
  ],
  [['start', 'local', '@utf16.txt'], 'is not text in UTF-8'],
  [['reveal', 'local', contest, '@entry.json'], 'unknown field "name"'],
  [['reveal', 'local', contest, '@reviews.json'], 'has 3 sealed reviews. They are revealed one by one'],
  [['reveal', 'local', contest, '@reviews.json', '1'], 'has 2 sealed reviews of entry 1. Put the one'],
  [['reveal', 'local', contest, '@reviews.json', '3'], 'has no sealed review of entry 3.'],
  [['reveal', 'local', contest, '@reviews.json', 'it'], 'An entry must be its number'],
  [['recuse', 'local', contest, '1', '--points', '1'], 'Usage:'],
  [['recuse', 'local', contest, '1', '--key', '1'], "Unknown option '--key'"],
  [['recuse', 'local', '0x12', '1'], 'A UID must be'],
  [['recuse', 'nowhere', contest, '1'], 'nowhere is neither a known chain'],
  [['recuse', 'local', contest, '1', '--from', word(1).slice(0, 42)], '--from is for --unsigned'],
  [['recuse', 'local', contest, '1', '--unsigned='], '--unsigned needs the name of a file'],
  [['recuse', 'local', contest, '1', '--unsigned', 'a', '--from', '0x1'], '--from must be an address'],
  [['judge', 'local', contest], 'Usage:'],
  [['judge', 'local', contest, 'add'], 'Which judges?'],
  [['judge', 'local', contest, 'add', '--file', '@none.txt'], 'Which judges?'],
  [['judge', 'local', contest, 'listed', JUDGE], 'Add judges, or remove them'],
  [['judge', 'local', contest, 'add', JUDGE, JUDGE.replace('7', '8')], 'Address 2 is not an address'],
  [['judge', 'local', contest, 'add', '--file', '@judges.txt'], 'Line 4 of /judges.txt is not an address'],
  [
    ['judge', 'local', contest, 'add', '--file', '@again.txt'],
    'Line 2 of /again.txt is the same judge as line 1',
  ],
  [['judge', 'local', contest, 'add', JUDGE, '--file', '@again.txt'], 'is the same judge as address 1'],
  [['judge', 'local', contest, 'add', '--file', '@many.txt'], 'These are 101 judges'],
  [['judge', 'local', contest, 'remove', ...makeJudges(101)], 'split the list'],
  [['disqualify', 'local', contest, '1'], 'A reason is needed'],
  [['disqualify', 'local', contest, '0', '--reason', 'Copied.'], 'An entry must be its number'],
  [
    ['disqualify', 'local', contest, '1', '--reason', 'a', '--reason-file', 'b'],
    'Choose --reason or --reason-file, not both',
  ],
  [['postpone', 'local', contest, '--reason', 'Rain.'], 'Which time is postponed?'],
  [['postpone', 'local', contest, '--closes-at', '+2d'], 'A reason is needed'],
  [['postpone', 'local', contest, '--closes-at', '2d', '--reason', 'Rain.'], '--closes-at must be a time'],
  [
    ['postpone', 'local', contest, '--opens-at', '2027-03-01', '--reason', 'Rain.'],
    '--opens-at must be a time',
  ],
  [['postpone', 'local', contest, '1', '--closes-at', '+2d', '--reason', 'Rain.'], 'Usage:'],
  [['list', 'local', contest], 'Usage:'],
  [['list', 'local', contest, '@late.json', '--take', '3'], "Unknown option '--take'"],
  [['list', 'local', '--document', 'a'], "Unknown option '--document'"],
  [['list', 'local', contest, '@late.json'], 'the list[0] must be without the field "tags"'],
  [['list', 'local', contest, '@entry.json'], 'without the field "name": there are entries'],
  [['note', 'local', contest], 'A note needs its text'],
  [
    ['note', 'local', contest, 'Hello.', '--file', '@judges.txt'],
    'A note needs its text, or --file FILE, not both',
  ],
  [['note', 'local', contest, ''], 'The note has no text'],
  [['note', 'local', contest, 'Hello.', '--about', 'it'], 'An entry must be its number'],
  [['note', 'local', contest, 'Hello.', '--about', '0x12'], 'A UID must be'],
  [['note', 'local', contest, 'Hello.', '--kind', ''], '--kind must have 1 to 100 characters'],
  [
    ['note', 'local', contest, '[{"prize":"First"}]', '--kind', 'awards'],
    'A note of kind awards must be JSON',
  ],
  [
    ['note', 'local', contest, 'Ada: 1, 2', '--kind', 'assignments'],
    'A note of kind assignments must be JSON',
  ],
  [['withdraw', 'local', contest, 'it'], 'An entry must be its number'],
  [['recuse', 'local', contest, '1'], 'does not answer'],
])('the command %j is not run: %s', async (argv, words) => {
  const { code, output } = await contests(argv);
  expect(output).toContain(words);
  expect(code).toBe(2);
});

test.each<[string, readonly string[], string, string]>([
  ['no key', ['recuse', 'local', contest, '1'], '', 'in the variable CONTESTS_PRIVATE_KEY'],
  ['half a key', ['recuse', 'local', contest, '1'], key.slice(0, 30), 'must be a private key'],
  ['a public key', ['recuse', 'base', contest, '1'], JUDGE_KEY, 'everybody has its key'],
  ['a key as a word', ['recuse', 'base', key, '1'], key, 'do not use this key any more'],
  [
    'a key as an option',
    ['recuse', 'base', contest, '1', '--from', key],
    key,
    'do not use this key any more',
  ],
  ['a key as the chain', ['recuse', word(0xabc), contest, '1'], key, 'The first word is neither'],
])('refuses %s and repeats no key', async (_, argv, secret, words) => {
  const { code, output, env } = await contests(argv, secret);
  expect(code).toBe(2);
  expect(output).toContain(words);
  if (secret) expect(output).not.toContain(secret.slice(2));
  expect(output).not.toContain(word(0xabc).slice(2));
  expect(env.HOME).toBe('/home');
});

test('takes the key out of the environment, also where it is not needed', async () => {
  const { env } = await contests(['recuse', 'local', contest, '1', '--unsigned', '@out.json']);
  expect('CONTESTS_PRIVATE_KEY' in env).toBe(false);
});
