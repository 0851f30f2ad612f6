import fc from 'fast-check';
import { afterAll, expect } from 'vitest';
import { fuzz } from '../../../tools/test/vitest/fuzz.ts';
import { readOwnEndpoints } from '../src/config/ownEndpoints.ts';
import { ENDPOINTS_KEY } from '../src/config/publicConfig.ts';
import { readTest } from '../src/features/settings/endpointForm.ts';
import { listStoredGroups } from '../src/features/settings/storedGroups.ts';

afterAll(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const isText = (value: unknown) => typeof value === 'string';

/** Every stored value that a page reads, and its required shape. */
const stores: readonly (readonly [key: string, isRead: () => boolean])[] = [
  [
    ENDPOINTS_KEY,
    () =>
      Object.values(readOwnEndpoints()).every(({ rpc, scan }) =>
        [rpc, scan].every((url) => url === undefined || URL.canParse(url)),
      ),
  ],
  ['laurel.settings.test', () => Object.values(readTest()?.form ?? {}).every(isText)],
];

const field = fc.constantFrom(
  ...[
    'title',
    'judges',
    'endsAt',
    'owner',
    'tags',
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
  fc.constantFrom('contest', 'https://example.org', 'javascript:alert(1)', 31337, -1, 1e300),
);
const record = fc.dictionary(field, fc.oneof(value, fc.dictionary(field, value)));
const text = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.json(),
  fc.oneof(record, fc.array(record, { maxLength: 3 })).map((stored) => JSON.stringify(stored)),
);

fuzz(
  'stored values',
  'the web app reads values of the right types from any text',
  fc.property(fc.constantFrom(...stores), text, ([key, isRead], stored) => {
    window.localStorage.clear();
    window.localStorage.setItem(key, stored);
    window.sessionStorage.setItem(key, stored);
    expect(isRead()).toBe(true);
    expect(listStoredGroups()?.length).toBeGreaterThan(0);
  }),
);
