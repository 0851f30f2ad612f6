import { local } from '@org/chain-config';
import { DOCUMENT_LIMITS, type EntryDocument, writeDocument } from '@org/contests';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { MarkdownBlocks } from '../src/base/MarkdownBlocks.tsx';
import { ContestsProvider } from '../src/base/provider/ContestsProvider.tsx';
import { CertificateView } from '../src/contest/certificate/CertificateView.tsx';
import { AwardList } from '../src/contest/notes/NoteParts.tsx';
import { EntryAbout } from '../src/contest/parts/EntryAbout.tsx';
import { englishStartContest } from '../src/messages/en/startContest.ts';
import { AwardFields } from '../src/organize/desk/AwardsDialog.tsx';
import { Printed } from '../src/organize/desk/PrintDialog.tsx';
import { type ContestForm, EMPTY_ENTRY } from '../src/organize/form/contestForm.ts';
import { readDraftFile, writeDraftFile } from '../src/organize/form/draftFile.ts';
import { parseForm } from '../src/organize/form/formDraft.ts';
import { type FieldName, findFormProblems } from '../src/organize/form/formProblems.ts';
import { SAMPLE_NOW, sampleForm, toSample } from '../src/organize/form/sampleForm.ts';
import { ImportLines } from '../src/organize/import/ImportLines.tsx';
import { readImport } from '../src/organize/import/readImport.ts';
import { ContestLetter } from '../src/organize/start/ContestLetter.tsx';
import { SubmissionView } from '../src/organize/submit/SubmissionView.tsx';
import { PeopleProvider } from '../src/person/PeopleProvider.tsx';
import { Person } from '../src/person/Person.tsx';
import { sampleDocumentPictures } from '../src/person/samplePictures.ts';
import { contest, createSampleContest, JUDGES, performSample, result } from '../src/testing/sampleContest.ts';

afterEach(cleanup);

const HOSTILE = {
  html: '<img src=x onerror=alert(1)><script>alert(1)</script>',
  'a script as a link': 'javascript:alert(document.domain)',
  'Markdown with scripts': '[read](javascript:alert(1)) ![x](data:text/html,x) <a href="javascript:1">y</a>',
  'a text that turns others around': '\u202eNIWT',
  'a text that ends an isolate': 'Twin\u2069\u202eNIWT',
  'look-alike letters': 'М\u0430ra Lind',
  'invisible letters': 'Mara\u200b\u2060\u3164 Lind',
  'a lone surrogate': 'Mara \ud800',
  'a zero byte': 'Mara\0Lind',
  'a thousand marks on one letter': `Z${'\u0301'.repeat(1_000)}`,
  'the formula of a spreadsheet': '=HYPERLINK("https://evil.example","Mara")',
  'the name of a prototype': '__proto__',
  'deep nesting': `${'> - '.repeat(400)}${'['.repeat(2_000)}${'*'.repeat(2_000)}x`,
  'half a megabyte': 'x'.repeat(500_000),
} as const;
type Hostile = keyof typeof HOSTILE;
const names = Object.keys(HOSTILE) as Hostile[];

const BIDI = /[\u202a-\u202e\u2066-\u2069]/;

/** The faults of a page that shows this text. `isWholeLine`: also as part of the line of a file, as it is there. */
function findFaults(container: HTMLElement, hostile: string, isWholeLine = false): readonly string[] {
  const faults: string[] = [];
  for (const element of container.querySelectorAll('*')) {
    if (/^(script|iframe|object|embed|style|form)$/i.test(element.tagName)) faults.push(element.tagName);
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) faults.push(`${element.tagName} ${name}`);
      if (/^(href|src|srcset|action)$/.test(name) && !/^(https?:|mailto:|#|\/|data:image\/)/.test(value))
        faults.push(`${name}=${value.slice(0, 40)}`);
    }
  }
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!BIDI.test(node.nodeValue ?? '')) continue;
    const around = node.parentElement?.closest('bdi, [dir="auto"], textarea');
    const text = around?.textContent ?? node.nodeValue ?? '';
    // A bidirectional text may turn its neighbors in one isolate around.
    const isAlone = isWholeLine || around?.tagName !== 'BDI' || text.trim() === hostile.trim();
    if (!around || !isAlone) faults.push(`not isolated: ${JSON.stringify(text.slice(0, 80))}`);
  }
  return faults;
}

const show = (view: ReactNode) =>
  render(
    <ContestsProvider config={{ chains: [local], hiddenUids: [], storesDocuments: true }}>
      {view}
    </ContestsProvider>,
  ).container;

const [sampleEntry = EMPTY_ENTRY] = sampleForm.entries;
const [picture] = sampleDocumentPictures;
/** The field of an alternative text takes no more. */
const describe = (text: string) => (picture ? [{ ...picture, alt: text.slice(0, DOCUMENT_LIMITS.alt) }] : []);
const withEntry = (fields: Partial<ContestForm['entries'][number]>): ContestForm => ({
  ...sampleForm,
  entries: [{ ...sampleEntry, ...fields }, ...sampleForm.entries.slice(1)],
});
const link = { label: 'Questions', href: 'https://example.org/questions' };

/** The fields of the form, and where it says what is wrong with them. */
const FIELDS: readonly (readonly [FieldName, (text: string) => ContestForm])[] = [
  ['title', (title) => ({ ...sampleForm, title })],
  ['description', (description) => ({ ...sampleForm, description })],
  ['cover', (alt) => ({ ...sampleForm, cover: describe(alt) })],
  ['logo', (alt) => ({ ...sampleForm, logo: describe(alt) })],
  ['rules', (rules) => ({ ...sampleForm, rules })],
  ['links.0.label', (label) => ({ ...sampleForm, links: [{ ...link, label }] })],
  ['links.0.href', (href) => ({ ...sampleForm, links: [{ ...link, href }] })],
  ['tracks.0.name', (name) => ({ ...sampleForm, tracks: [{ name, about: '' }] })],
  ['tracks.0.about', (about) => ({ ...sampleForm, tracks: [{ name: 'Outdoors', about }] })],
  ['prizes.0.name', (name) => ({ ...sampleForm, prizes: [{ name, about: '', track: 1 }] })],
  ['prizes.0.about', (about) => ({ ...sampleForm, prizes: [{ name: 'Shelves', about, track: 0 }] })],
  [
    'criteria.0.label',
    (label) => ({ ...sampleForm, criteria: [{ label, maxPoints: '5', weight: '1', anchors: [] }] }),
  ],
  [
    'criteria.0.anchors.0',
    (text) => ({
      ...sampleForm,
      criteria: [{ label: 'Use', maxPoints: '5', weight: '1', anchors: [{ points: '0', text }] }],
    }),
  ],
  ['judges', (name) => ({ ...sampleForm, judges: `${JUDGES[0]} ${name.replace(/\s+/g, ' ')}` })],
  ['minimumReviews', (minimumReviews) => ({ ...sampleForm, minimumReviews })],
  ['entries.0.name', (name) => withEntry({ name })],
  ['entries.0.link', (to) => withEntry({ link: to })],
  ['entries.0.about', (about) => withEntry({ about })],
  ['entries.0.place', (place) => withEntry({ place })],
  ['entries.0.team', (team) => withEntry({ team: `Ada Park\n${team}\nMei Lin` })],
  ['entries.0.links', (label) => withEntry({ links: [{ ...link, label }] })],
  ['entries.0.links', (href) => withEntry({ links: [{ ...link, href }] })],
  ['entries.0.pictures', (alt) => withEntry({ pictures: describe(alt) })],
];

test.each(FIELDS)(
  'the form refuses hostile texts in %s with a sentence, or shows them safely',
  (field, fill) => {
    for (const name of names) {
      const hostile = HOSTILE[name];
      const form = fill(hostile);
      const options = { messages: englishStartContest, nowSeconds: SAMPLE_NOW, isStored: true };
      const problems = findFormProblems({ form, ...options });
      const others = Object.keys(problems).filter((each) => each !== field && each !== 'document');
      expect([name, others]).toEqual([name, []]);
      for (const sentence of Object.values(problems).flat()) {
        expect(sentence?.length).toBeLessThan(400);
        expect(sentence).not.toMatch(BIDI);
      }
      if (Object.keys(problems).length === 0) expect(() => toSample(form)).not.toThrow();
      if (hostile.length > 100_000) continue;
      expect([name, findFaults(show(<ContestLetter contest={toSample(form)} level={3} />), hostile)]).toEqual(
        [...[name, []]],
      );
      cleanup();
      // The typed text is kept, here and on the way through the stored draft.
      expect(parseForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
    }
  },
);

test.each(names)('a draft file keeps or names %s, and everything else', async (name) => {
  for (const [field, fill] of FIELDS) {
    const form = fill(HOSTILE[name]);
    const reading = await readDraftFile(new Blob([writeDraftFile(form, SAMPLE_NOW)]), SAMPLE_NOW);
    // A text of half a megabyte, or an alternative text that is too long, is named.
    if (!reading.ok) {
      expect(reading).toMatchObject({ reason: 'wrong-field', field: expect.stringMatching(/\w/) });
      continue;
    }
    const toComparable = ({ title, criteria, tracks, prizes }: ContestForm) => ({
      ...{ title: title.trim(), criteria, tracks, prizes },
    });
    const isWhole = !/judges|criteria|lone/.test(`${field} ${name}`);
    if (isWhole) expect(toComparable(reading.form)).toEqual(toComparable(form));
  }
});

const makeEntry = (text: string): EntryDocument => ({
  ...{ name: text, link: text, picture: text, about: text, track: 0 },
  ...{ team: ['Ada Park', text, 'Mei Lin'], place: text },
  links: [
    { label: text, href: 'https://example.org/' },
    { label: 'Code', href: text },
  ],
  pictures: picture ? [{ ...picture, alt: text }] : [],
});

/** The pages that show texts of documents, notes and acts. */
const VIEWS: Readonly<Record<string, (text: string) => ReactNode>> = {
  'an entry': (text) => {
    const { texts } = createSampleContest(performSample);
    const entries = new Map([['3', makeEntry(text)]]);
    const details = {
      ...result.details,
      entries: result.details.entries.map((each) => ({
        ...each,
        status: 'disqualified' as const,
        reason: text,
      })),
    };
    return (
      <EntryAbout
        {...{ entry: '3', texts: { ...texts, entries }, result: { ...result, details } }}
        links={{ getAddressHref: () => null, getAttestationHref: () => null }}
      />
    );
  },
  'a submission': (text) => (
    <SubmissionView
      {...{ contestTitle: text, contestPath: '#', name: text, tracks: [], entrant: JUDGES[0] }}
      document={makeEntry(text)}
      state={{ status: 'refused', reason: text }}
      phase="submissions"
      entrantHref="#"
      getEntryHref={() => '#'}
      url="https://laurel.example"
      own={undefined}
      onWithdraw={() => {}}
    />
  ),
  rules: (text) => <MarkdownBlocks text={text} level={3} />,
  awards: (text) => (
    <AwardList
      awards={[{ prize: text, entry: 1, reason: text }]}
      ranked={[]}
      getEntry={() => ({ name: text, href: '#entry' })}
    />
  ),
  'awards as they are typed': (text) => (
    <AwardFields
      awards={[
        { prize: 'First', entry: 2, reason: '' },
        { prize: text, entry: 0, reason: text },
      ]}
      ranked={[{ prize: 'First', place: 1, track: 1, trackName: text, entries: [1] }]}
      entries={[
        { number: 1, name: text },
        { number: 2, name: 'Lamp' },
      ]}
      isChecked
      onChange={() => {}}
    />
  ),
  'a judge whom a contest gives a name': (text) => (
    <QueryClientProvider client={new QueryClient()}>
      <PeopleProvider chainConfig={local} given={[{ address: JUDGES[0], name: text }]}>
        <Person address={JUDGES[0]} />
        <Person address={JUDGES[0]} inline />
      </PeopleProvider>
    </QueryClientProvider>
  ),
  'sheets and cards': (text) => {
    const entry = {
      number: 1,
      name: text,
      team: 'Ada Park, Mei Lin',
      track: text,
      place: text,
      href: 'https://example.org/',
    };
    const props = {
      ...{ title: text, entries: [entry], until: 'Sunday', queueHref: 'https://example.org/' },
      judges: [{ address: JUDGES[0], name: text, entries: [entry] }],
      criteria: [{ id: '1', label: text, maxPoints: 5 }],
    };
    return (
      <>
        <Printed {...props} what="judges" />
        <Printed {...props} what="places" />
      </>
    );
  },
  'a certificate': (text) => {
    const [ranked] = result.ranking;
    return (
      ranked && (
        <CertificateView
          {...{ ranked, contest: { ...contest, title: text }, total: 3, sharedBy: 1, name: text }}
          {...{ team: ['Ada Park', text], judges: [], entryPath: '#', contestUrl: 'https://example.org/' }}
        />
      )
    );
  },
};

test.each(Object.keys(VIEWS))('the view %s shows hostile texts safely', (view) => {
  for (const name of names) {
    const hostile = HOSTILE[name];
    if (hostile.length > 100_000) continue;
    expect([name, findFaults(show(VIEWS[view]?.(hostile)), hostile)]).toEqual([name, []]);
    cleanup();
  }
});

/** A line of each table, by a name that is kept; `%` is a hostile cell. */
const TABLES = {
  judges: ['name,address', `Ada Park,${JUDGES[0]}`, `%,${JUDGES[1]}`, '%,%', `Mei Lin,${JUDGES[2]}`],
  entries: [
    'name,link',
    'Ada Park,https://a.example',
    '%,https://b.example',
    '%,%',
    'Mei Lin,https://c.example',
  ],
  Devpost: [
    'Project Title,Submission Url,About The Project,Opt-In Prizes,What is your table number?,Submitter Email',
    'Ada Park,https://a.example,It glows.,Best light,12,ada@example.org',
    '%,https://b.example,%,%,%,%',
    '%,%,%,%,%,%',
    'Mei Lin,https://c.example,It rings.,Best sound,13,mei@example.org',
  ],
} as const;

test.each(Object.keys(TABLES) as (keyof typeof TABLES)[])(
  'an import keeps its good lines beside hostile ones, and shows these safely: %s',
  (table) => {
    const kind = table === 'judges' ? 'judges' : 'entries';
    for (const name of names) {
      const hostile = HOSTILE[name];
      if (hostile.length > 100_000) continue;
      const cell = `"${hostile.replaceAll('"', '""')}"`;
      const reading = readImport(TABLES[table].join('\n').replaceAll('%', cell), kind, englishStartContest);
      const kept = reading.good.map(({ item }) => item.name);
      expect([name, kept]).toEqual([name, expect.arrayContaining(['Ada Park', 'Mei Lin'])]);
      expect(JSON.stringify(reading.good)).not.toContain('@example.org');
      for (const { reason } of reading.bad) expect(reason).not.toMatch(BIDI);
      const container = show(<ImportLines {...{ kind, reading }} />);
      expect([name, findFaults(container, hostile, true)]).toEqual([name, []]);
      cleanup();
    }
  },
);

test('limits of the form are those of documents', () => {
  const text = 'x'.repeat(DOCUMENT_LIMITS.place + 1);
  const options = { messages: englishStartContest, nowSeconds: SAMPLE_NOW, isStored: true };
  expect(findFormProblems({ form: withEntry({ place: text }), ...options })).toHaveProperty([
    'entries.0.place',
  ]);
  expect(() => writeDocument(makeEntry('\ud800'))).toThrow(TypeError);
});
