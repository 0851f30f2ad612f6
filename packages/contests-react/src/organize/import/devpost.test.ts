import { expect, test } from 'vitest';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { EMPTY_CONTEST } from '../form/contestForm.ts';
import { findFormProblems } from '../form/formProblems.ts';
import { readImportState } from './importState.ts';
import { readImport } from './readImport.ts';

const HEADINGS = [
  ...['Project Title', 'Submission Url', 'Project Status', 'Judging Status', 'Highest Step Completed'],
  ...['Project Created At', 'About The Project', '"Try it out" Links', 'Video Demo Link', 'Opt-In Prizes'],
  ...['Built With', 'Notes', 'Table Number', 'Thumbnail Url', 'Submitter First Name', 'Submitter Last Name'],
  ...['Submitter Email', 'Team Colleges/Universities', 'Additional Team Member Count'],
  ...['Team Member 1 First Name', 'Team Member 1 Last Name', 'Team Member 1 Email'],
];
const PRIZES = ['Best Hardware Hack', 'Best UI/UX', 'Best Use of Maps', 'Most Creative'];

const toRow = (n: number): readonly string[] => {
  const isDraft = n % 20 === 0;
  const prizes = PRIZES.filter((_, index) => (n + index) % 3 === 0);
  const about = `## Inspiration\nProject ${n} began with a "broken" lamp, a map; and tea.\n\n${'It was hard, and it works. '.repeat(60 + (n % 50))}`;
  return [
    ...[`Project ${n}${n % 7 === 0 ? ', the second' : ''}`, `https://devpost.example/software/project-${n}`],
    ...[
      isDraft ? 'Draft' : 'Submitted (Gallery/Visible)',
      'Pending',
      isDraft ? 'Project overview' : 'Submit',
    ],
    ...['2026-11-28 09:00:00', about],
    n % 2 === 0 ? `https://project-${n}.example\nhttps://git.example/${n}` : `https://project-${n}.example`,
    ...[n % 3 === 0 ? `https://video.example/${n}` : '', prizes.join(', '), 'react, solidity', '', `${n}`],
    ...[
      `https://pictures.example/${n}.png`,
      `Ada${n}`,
      'Park',
      `ada${n}@example.org`,
      'Harbor University',
      '2',
    ],
    ...[`Ben${n}`, 'Ode', `ben${n}@example.org`],
    // Further members have no headings.
    ...(n % 5 === 0 ? [`Cleo${n}`, 'Roy', `cleo${n}@example.org`] : []),
  ];
};

const csv = [HEADINGS, ...Array.from({ length: 281 }, (_, n) => toRow(n + 1))]
  .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
  .join('\r\n');

const read = (takesTeam?: boolean) => {
  const state = readImportState({
    ...{ text: `\ufeff${csv}`, kind: 'entries', form: EMPTY_CONTEST, messages: englishStartContest },
    choice: takesTeam === undefined ? {} : { takesTeam },
  });
  if (state.status !== 'read') throw new Error(state.status);
  return state;
};

test('takes an export of 281 projects as it is, without those that were not submitted', () => {
  const { reading, merged } = read();
  expect(reading).toMatchObject({
    source: 'table',
    asked: [],
    bad: [],
    repeated: [],
    drafts: 14,
    hasPictureLinks: true,
  });
  expect(merged).toMatchObject({
    added: 267,
    dropped: 0,
    newTracks: ['Best Use of Maps', 'Best UI/UX', 'Best Hardware Hack', 'Most Creative'],
  });
  const { entries, tracks } = merged.form;
  expect(entries[6]).toMatchObject({
    ...{ name: 'Project 7, the second', link: 'https://devpost.example/software/project-7', place: '7' },
    ...{ team: '', pictures: [], links: [{ label: 'Try it out', href: 'https://project-7.example' }] },
  });
  expect(entries[5]?.links).toEqual([
    { label: 'Try it out', href: 'https://project-6.example' },
    { label: 'Try it out 2', href: 'https://git.example/6' },
    { label: 'Video', href: 'https://video.example/6' },
  ]);
  // A sponsor finds every entry for its prize: the track has the first one, the text has all.
  expect(tracks[(entries[5]?.track ?? 0) - 1]?.name).toBe('Best Hardware Hack');
  expect(entries[5]?.about).toMatch(/^## Inspiration\nProject 6 began with a "broken" lamp/);
  expect(entries[5]?.about).toMatch(/…\n\nEntered for: Best Hardware Hack, Most Creative\.$/);
  expect(reading.shortened).toEqual({ count: 267, limit: 524 });
});

test('takes nothing of persons but the names of teams, and these only on request', () => {
  const privateData = /@example|University|Ada\d|Ben\d|Cleo\d|Park|pictures\.example/;
  const { reading, merged } = read();
  expect(JSON.stringify([reading.good, merged.form])).not.toMatch(privateData);
  expect(reading.hasTeam).toBe(true);
  const { form } = read(true).merged;
  expect(form.entries[4]?.team).toBe('Ada5 Park\nBen5 Ode\nCleo5 Roy');
  expect(form.entries[5]?.team).toBe('Ada6 Park\nBen6 Ode');
  expect(JSON.stringify(form)).not.toMatch(/@example|University|pictures\.example/);
});

test('makes a form that can be signed, in steps', () => {
  const form = {
    ...read(true).merged.form,
    ...{ title: 'A hackathon', description: 'Which works?' },
    judges: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    criteria: [{ label: 'Works', maxPoints: '5', weight: '1', anchors: [] }],
  };
  const facts = { form, messages: englishStartContest, nowSeconds: 1_795_500_000n };
  expect(findFormProblems({ ...facts, isStored: true })).toEqual({});
  // Drafts have room for it, too.
  expect(new TextEncoder().encode(JSON.stringify(form)).length).toBeLessThan(262_144);
});

test('issue 27: reads an export of Devpost without the data of its submitters', () => {
  const headings = [
    ...['Project Title', 'Submission Url', 'Project Status', 'About The Project', '"Try it out" Links'],
    ...['Video Demo Link', 'Opt-In Prizes', 'Built With', 'What is your table number?'],
    ...['Submitter First Name', 'Submitter Last Name', 'Submitter Email', 'Team Member 1 Email'],
  ];
  const row = [
    ...[
      'Lamp',
      'https://devpost.example/lamp',
      'Submitted',
      'It glows.',
      'https://lamp.example, https://git.example/lamp',
    ],
    ...[
      'https://video.example/1',
      'Best light, Best wood',
      'react',
      '12',
      'Ada',
      'Park',
      'ada@example.org',
      'ben@example.org',
    ],
  ];
  const csv = [headings, row]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\n');
  const reading = readImport(csv, 'entries', englishStartContest);
  expect(reading).toMatchObject({
    kept: { name: 0, link: 1, about: 3, track: 6, place: 8 },
    asked: [],
    good: [
      {
        item: {
          ...{ name: 'Lamp', link: 'https://devpost.example/lamp' },
          about: 'It glows.\n\nEntered for: Best light, Best wood.',
          ...{ track: 'Best light, Best wood', place: '12' },
        },
      },
    ],
  });
  expect(reading.columns.flatMap(({ isPrivate }, index) => (isPrivate ? [index] : []))).toEqual([
    9, 10, 11, 12,
  ]);
  // Not even on request.
  const forced = readImport(csv, 'entries', englishStartContest, { columns: { about: 11, place: 9 } });
  expect(JSON.stringify(forced.good)).not.toMatch(/ada@|Ada|Park/);
});

test('issue 27: reads an older export of Devpost', () => {
  const csv =
    'Submission Title,Submission Url,Desired Prizes,Built With,Submitter Screen Name\nLamp,https://devpost.example/lamp,Best light,react,ada';
  expect(readImport(csv, 'entries', englishStartContest)).toMatchObject({
    kept: { name: 0, link: 1, track: 2, about: 3 },
    good: [{ item: { name: 'Lamp', track: 'Best light', about: 'react' } }],
  });
});

test.each([
  ['Titel;Link;Beschreibung;Kategorie;Tischnummer'],
  ['Título;Enlace;Descripción;Categoría;Mesa'],
  ['Name;URL;Description;Track;Table'],
])('reads every field of an entry by its heading: %s', (heading) => {
  const { good, bad } = readImport(
    `${heading}\nLamp;https://a.example;It glows.;Light;12`,
    'entries',
    englishStartContest,
  );
  expect(bad).toEqual([]);
  expect(good[0]?.item).toEqual({
    ...{ address: '', name: 'Lamp', link: 'https://a.example' },
    ...{ about: 'It glows.', track: 'Light', place: '12' },
  });
});
