import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Hand } from './hand.ts';

const WAIT = { timeout: 30_000 };

/** Anvil's accounts 1 to 4, which the local wallets have. */
const JUDGES = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
];

const CRITERIA = ['Light', 'Repair', 'Price'];

/** The most that a job may take, as promised in docs/contest-pages.md. */
export const MOST = {
  share: { presses: 15, prompts: 1 },
  firstReview: { presses: 7, prompts: 1 },
  allReviews: { prompts: 1 },
  ownCriteria: { presses: 14, prompts: 1 },
  threeReviews: { steps: 22, prompts: 4 },
  threeByMouse: { presses: 22, prompts: 2 },
  disqualify: { presses: 4, prompts: 1 },
  postpone: { presses: 4, prompts: 1 },
  submit: { presses: 10, prompts: 1 },
  whoWon: { presses: 2, prompts: 0 },
} as const;

const ENTRIES = [
  'Moth',
  'Lantern',
  'Reed',
  'Comet',
  'Ember',
  'Dusk',
  'Wick',
  'Prism',
  'Halo',
  'Flare',
  'Glow',
  'Spark',
];

const DRAWINGS = new URL('../../../packages/local-stack/src/demo/pictures/', import.meta.url);

/** A list of entries with a picture each, and the pictures that it names: drawings of the demo contests. */
function listEntries(): readonly (readonly [name: string, type: string, content: Buffer])[] {
  const drawings = [
    'birds',
    'bus',
    'foghorn',
    'heat',
    'lamp',
    'map',
    'neighbors',
    'rain',
    'snow',
    'supper',
    'tide',
    'tools',
  ];
  const rows = ENTRIES.map((name, index) =>
    [
      name,
      `https://lamps.example/${name.toLowerCase()}`,
      `Table ${index + 1}`,
      `${drawings[index]}.webp`,
    ].join(','),
  );
  const pictures = drawings.map((drawing) => {
    const name = `${drawing}.webp`;
    return [name, 'image/webp', readFileSync(new URL(name, DRAWINGS))] as const;
  });
  const list = Buffer.from(['name,link,place,picture', ...rows].join('\n'));
  return [['entries.csv', 'text/csv', list], ...pictures];
}

/** Opens the landing page with a connected wallet. */
export async function connectOrganizer({ page, press, connect }: Hand): Promise<void> {
  await press(page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }));
  await connect('Local Organizer');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/**
 * From the landing page, with a connected wallet, to a copied link: 3 own criteria, 12 named entries with pictures from a list,
 * 4 judges. Returns the link.
 */
export async function startOwn({ page, press, type, pasteHere, drop, approve }: Hand): Promise<string> {
  const goOn = (step: string) => press(page.getByRole('button', { name: `Continue to ${step}` }));
  await press(page.getByRole('main').getByRole('button', { name: 'Start a contest' }).first());
  await type(page.getByRole('textbox', { name: 'Title' }), 'Lamps for a library');
  await type(page.getByRole('textbox', { name: 'Description' }), 'Which lamp would you read by?');
  await goOn('Criteria');
  await expect(page.getByRole('textbox', { name: 'Label' }).first()).toBeFocused();
  await pasteHere(CRITERIA.join('\n'));
  await goOn('Judges');
  await expect(page.getByRole('textbox', { name: 'Judges' })).toBeFocused();
  await pasteHere(JUDGES.join('\n'));
  await goOn('Entries');
  await press(page.getByRole('button', { name: 'Import entries' }));
  const dialog = page.getByRole('dialog', { name: 'Import entries' });
  await drop(dialog.getByRole('textbox').first(), listEntries());
  await press(dialog.getByRole('button', { name: 'Add 12 entries' }));
  await expect(dialog).toHaveCount(0, WAIT);
  await press(
    page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Check and sign' }),
  );
  await press(page.getByRole('main').getByRole('button', { name: 'Start contest' }));
  const preview = page.getByRole('dialog', { name: 'Check what you sign' });
  await press(preview.getByRole('button', { name: 'Sign', exact: true }));
  await approve();
  await expect(page.getByRole('heading', { name: 'Share the contest' })).toBeVisible(WAIT);
  await press(page.getByRole('button', { name: 'Copy link' }));
  return page.url().replace(/\/share$/, '');
}

/** From a contest's link, which is open in the organizer's browser, to a disqualified entry. */
export async function disqualify({ page, press, write, approve }: Hand): Promise<void> {
  const desk = page.getByRole('region', { name: 'Organizer' });
  await press(desk.getByRole('button', { name: /^Entries/ }));
  await press(desk.getByRole('button', { name: 'Disqualify Spark' }));
  const dialog = page.getByRole('dialog', { name: 'Disqualify this entry?' });
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await write('It was sold before.');
  await press(dialog.getByRole('button', { name: 'Disqualify' }));
  await approve();
  await expect(page.getByRole('region', { name: 'Outside the ranking' })).toContainText(
    'It was sold before.',
    WAIT,
  );
}

/** From a contest's link, which is open in the organizer's browser, to two more days of judging. */
export async function postpone({ page, press, write, approve }: Hand): Promise<void> {
  await press(page.getByRole('region', { name: 'Organizer' }).getByRole('button', { name: 'Postpone' }));
  const dialog = page.getByRole('dialog', { name: 'Postpone the contest' });
  const field = dialog.getByLabel('Judging until');
  const until = new Date(`${await field.inputValue()}:00Z`);
  until.setUTCDate(until.getUTCDate() + 2);
  await press(field);
  await field.fill(until.toISOString().slice(0, 16));
  await dialog.getByRole('textbox', { name: 'Reason' }).focus();
  await write('Snow.');
  await press(dialog.getByRole('button', { name: 'Postpone' }));
  await approve();
  await expect(page.getByText(/^Judging extended by 2 days/)).toBeVisible(WAIT);
}

/**
 * From a contest's link, which is open, to three reviews with three criteria, each published on its own with typed points, one of
 * which is changed afterwards.
 */
export async function reviewThree({ page, press, write, connect, approve }: Hand, wallet: string) {
  await press(page.getByRole('main').getByRole('button', { name: 'Review as a judge' }));
  await connect(wallet);
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  const publish = dialog.getByRole('button', { name: 'Publish review' });
  const give = (criterion: string, points: string) =>
    press(dialog.getByRole('radiogroup', { name: criterion }).getByRole('radio', { name: points }));
  for (const [done, points] of ['545', '323', '434'].entries()) {
    await expect(dialog.getByRole('meter')).toHaveAttribute('aria-valuetext', `${done} of 11 reviewed`);
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    // Each digit is for the next criterion without points.
    await write(points);
    await press(publish);
    // A comment is asked for once.
    if (done === 0) await press(publish);
    await approve();
  }
  await expect(dialog.getByRole('meter')).toHaveAttribute('aria-valuetext', '3 of 11 reviewed');
  await press(dialog.getByRole('button', { name: 'Leave the queue' }));
  await press(page.getByRole('button', { name: 'Change review of Moth' }));
  await give('Price', '2');
  await press(publish);
  await approve();
  await expect(dialog).toHaveCount(0, WAIT);
}

/**
 * The same by mouse alone, in the fewest presses: the reviews are saved, and signed together. The review is changed where the
 * queue ends.
 */
export async function reviewThreeByMouse({ page, press, connect, approve }: Hand, wallet: string) {
  await press(page.getByRole('main').getByRole('button', { name: 'Review as a judge' }));
  await connect(wallet);
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  const save = dialog.getByRole('button', { name: 'Save, next entry' });
  const give = (criterion: string, points: string) =>
    press(dialog.getByRole('radiogroup', { name: criterion }).getByRole('radio', { name: points }));
  const signAll = page.getByRole('dialog').getByRole('button', { name: 'Sign all 3 reviews' });
  for (const [done, points] of ['545', '323', '434'].entries()) {
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    for (const [index, criterion] of CRITERIA.entries()) await give(criterion, points.charAt(index));
    if (done === 2) break;
    await press(save);
    // A comment is asked for once.
    if (done === 0) await press(save);
  }
  await press(signAll);
  await expect(page.getByRole('dialog', { name: 'Sign your reviews' })).toBeVisible();
  await press(signAll);
  await approve();
  const end = page.getByRole('dialog', { name: 'Your queue' });
  // The queue begins with the entries that have the fewest reviews.
  const change = end.getByRole('button', { name: /^Change review of/ }).first();
  await expect(change).toBeVisible(WAIT);
  await press(change);
  await give('Price', '2');
  await press(dialog.getByRole('button', { name: 'Publish review' }));
  await approve();
  await expect(end).toBeVisible(WAIT);
}

/** From the landing page to a copied link of a contest with the classic six criteria, 12 entries and 4 judges. Returns the link. */
export async function shareContest({
  page,
  press,
  type,
  pasteHere,
  write,
  connect,
  approve,
}: Hand): Promise<string> {
  const goOn = (step: string) => press(page.getByRole('button', { name: `Continue to ${step}` }));
  await press(page.getByRole('main').getByRole('button', { name: 'Start a contest' }).first());
  await type(page.getByRole('textbox', { name: 'Title' }), 'Tools for a village workshop');
  await type(page.getByRole('textbox', { name: 'Description' }), 'Which of these would you keep?');
  await goOn('Criteria');
  await press(page.getByRole('button', { name: 'Classic six' }));
  await goOn('Judges');
  await write(JUDGES.join('\n'));
  await goOn('Entries');
  const entries = Array.from({ length: 12 }, (_, index) => `https://example.org/tools/${index + 1}`);
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toBeFocused();
  await pasteHere(entries.join('\n'));
  await press(page.getByRole('button', { name: 'Add 12 entries' }));
  await press(
    page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Check and sign' }),
  );
  await press(page.getByRole('main').getByRole('button', { name: 'Start contest' }));
  await connect('Local Organizer');
  const preview = page.getByRole('dialog', { name: 'Check what you sign' });
  const sign = preview.getByRole('button', { name: 'Sign', exact: true });
  const again = page.getByRole('main').getByRole('button', { name: 'Start contest' });
  await expect(sign.or(again).first()).toBeVisible(WAIT);
  if (!(await sign.isVisible())) await press(again);
  await press(sign);
  await approve();
  await expect(page.getByRole('heading', { name: 'Share the contest' })).toBeVisible(WAIT);
  await press(page.getByRole('button', { name: 'Copy link' }));
  return page.url().replace(/\/share$/, '');
}

/** From a contest's link, which is open, to the judge's first signed review. */
export async function reviewFirst({ page, press, type, connect, approve }: Hand, wallet: string) {
  await press(page.getByRole('main').getByRole('button', { name: 'Review as a judge' }));
  await connect(wallet);
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  await press(dialog.getByRole('checkbox', { name: 'Creativity' }));
  await type(dialog.getByRole('textbox', { name: 'Comment' }), 'Holds up well.');
  await press(dialog.getByRole('button', { name: 'Publish review' }));
  await approve();
  await expect(page.getByText(/1 of 12 reviewed/).first()).toBeVisible(WAIT);
}

/** From a contest's link, which is open, to reviews of all twelve entries, signed together. */
export async function reviewAll({ page, press, type, connect, approve }: Hand, wallet: string) {
  await press(page.getByRole('main').getByRole('button', { name: 'Review as a judge' }));
  await connect(wallet);
  const dialog = page.getByRole('dialog', { name: 'Review entry' });
  for (let done = 1; done <= 12; done++) {
    await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
    await press(dialog.getByRole('checkbox', { name: 'Creativity' }));
    await type(dialog.getByRole('textbox', { name: 'Comment' }), `Holds up well: ${done}.`);
    await press(dialog.getByRole('button', { name: 'Save, next entry' }));
  }
  await press(page.getByRole('dialog').getByRole('button', { name: 'Sign all 12 reviews' }));
  await approve();
  await expect(page.getByRole('heading', { name: 'All 12 reviewed' })).toBeVisible(WAIT);
  await expect(page.getByText('12 reviews are visible to everyone')).toBeAttached(WAIT);
}

/** From a contest's link, which is open, to a submitted entry with a picture. */
export async function submitEntry({ page, press, type, choose, connect, approve }: Hand): Promise<void> {
  await press(page.getByRole('main').getByRole('link', { name: 'Submit an entry' }));
  await choose(page.getByLabel('Picture', { exact: true }), {
    ...{ name: 'radio.webp', mimeType: 'image/webp' },
    buffer: readFileSync(new URL('bus.webp', DRAWINGS)),
  });
  await type(page.getByRole('textbox', { name: 'Name' }), 'Two stops, one umbrella');
  await type(page.getByRole('textbox', { name: 'About' }), 'Nine minutes in the rain.');
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  await press(submit);
  await connect('Local Visitor');
  const approval = page.getByRole('button', { name: 'Approve', exact: true });
  const title = page.getByRole('heading', { level: 1, name: 'Two stops, one umbrella' });
  await expect(page.getByText(/about .* ETH/i)).toBeVisible(WAIT);
  if (!(await approval.isVisible())) await press(submit);
  await approve();
  await expect(title).toBeVisible(WAIT);
}

/** From a closed contest's link, which is open, to who won, why, and what a judge said. */
export async function readResult({ page, press }: Hand): Promise<void> {
  const ranking = page.getByRole('table', { name: 'Ranking' });
  await expect(page.getByText('First place').first()).toBeVisible(WAIT);
  await press(ranking.getByRole('button', { name: /^Show the reviews of/ }).first());
  await expect(ranking.getByRole('list', { name: 'Average by criterion' }).first()).toBeVisible();
  await expect(ranking.locator('blockquote').first()).toBeVisible();
}
