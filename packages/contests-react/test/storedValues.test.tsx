import fc from 'fast-check';
import type { Address } from 'viem';
import { afterAll, expect } from 'vitest';
import { fuzz } from '../../../tools/test/vitest/fuzz.ts';
import { readProfileDraft } from '../src/account/editor/profileForm.ts';
import { PENDING_WRITES_KEY } from '../src/data/reading/loadedWrites.ts';
import { pendingWrites } from '../src/data/reading/pendingWrites.ts';
import { readAgreed, readIsKept } from '../src/drafts/keptHere.ts';
import { listReviewDrafts, readReviewDraft } from '../src/drafts/reviewDraft.ts';
import { EMPTY_CONTEST } from '../src/organize/form/contestForm.ts';
import { readFormDraft, readFormOwner } from '../src/organize/form/formDraft.ts';
import { contest } from '../src/testing/sampleContest.ts';

afterAll(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const account: Address = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const [entry = ''] = contest.entries;
const { chainId, uid } = contest;
const isText = (value: unknown) => typeof value === 'string';

/** Each value that a page reads back, and the shape that it must have whatever was stored. */
const stores: readonly (readonly [key: string, isRead: () => boolean])[] = [
  [
    'laurel.draft.contest',
    () => {
      const form = readFormDraft();
      const links = [form, ...form.entries].flatMap((each) =>
        each.links.flatMap((link) => Object.values(link)),
      );
      const pictures = [form.cover, form.logo, ...form.entries.map((each) => each.pictures)].flat();
      const entries = form.entries.flatMap(({ track, links: _, pictures: __, ...texts }) => [
        ...[...Object.values(texts), `${track}`],
      ]);
      const criteria = form.criteria.flatMap(({ anchors, ...texts }) => [
        ...Object.values(texts),
        ...anchors.flatMap((anchor) => Object.values(anchor)),
      ]);
      return (
        Object.entries(EMPTY_CONTEST).every(
          ([name, value]) => typeof form[name as 'title'] === typeof value,
        ) && [...entries, ...criteria, ...links, ...pictures.map(({ uri }) => uri)].every(isText)
      );
    },
  ],
  ['laurel.draft.contest', () => /^(undefined|0x[0-9a-f]{40})$/i.test(String(readFormOwner()))],
  [
    `laurel.draft.profile ${chainId} ${account}`,
    () => Object.values(readProfileDraft({ chainId, account }) ?? {}).every(isText),
  ],
  [
    `laurel.draft.review ${chainId} ${uid} ${account} ${entry}`,
    () =>
      [
        readReviewDraft({ contest, entry, account }),
        ...listReviewDrafts(account).map(({ draft }) => draft),
      ].every(
        (draft) =>
          draft === undefined ||
          (isText(draft.comment) &&
            draft.given.every((points) => points === null || Number.isInteger(points))),
      ),
  ],
  [
    `laurel.draft.server ${account} id`,
    () => {
      const agreed = readAgreed(account, 'id');
      return agreed === undefined || (isText(agreed.version) && isText(agreed.text));
    },
  ],
  [`laurel.draft.keep ${account}`, () => typeof readIsKept(account) === 'boolean'],
  [
    PENDING_WRITES_KEY,
    () =>
      pendingWrites
        .list()
        .every(
          (write) =>
            isText(write.id) &&
            Number.isSafeInteger(write.chainId) &&
            /^0x[0-9a-f]{40}$/i.test(write.account),
        ),
  ],
];

const field = fc.constantFrom(
  ...[
    'title',
    'judges',
    'entries',
    'criteria',
    'anchors',
    'tracks',
    'name',
    'track',
    'closesAt',
    'owner',
    'given',
    'comment',
    'version',
    'text',
    'rpc',
    'scan',
    'form',
    'field',
  ],
  ...[
    'id',
    'chainId',
    'account',
    'kind',
    'contest',
    'entry',
    'askedAtMs',
    'dataHash',
    'nonce',
    '31337',
    '__proto__',
  ],
);
const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(account, uid, 'contest', 'https://example.org', 'javascript:alert(1)', 31337, -1, 1e300),
);
const record = fc.dictionary(field, fc.oneof(value, fc.dictionary(field, value)));
const text = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.json(),
  fc.oneof(record, fc.array(record, { maxLength: 3 })).map((stored) => JSON.stringify(stored)),
);

fuzz(
  'stored values',
  'drafts and pending writes have values of the right types, whatever is stored',
  fc.property(fc.constantFrom(...stores), text, ([key, isRead], stored) => {
    window.localStorage.clear();
    window.localStorage.setItem(key, stored);
    window.sessionStorage.setItem(key, stored);
    expect(isRead()).toBe(true);
  }),
);
