import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { base, sepolia } from '@org/chain-config';
import { afterAll, expect, test } from 'vitest';
import { describeEntry } from './configEntry.ts';
import { readArguments } from './readArguments.ts';

const folder = mkdtempSync(join(tmpdir(), 'laurel-entry-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'own.json');
const write = (value: unknown) => writeFileSync(path, JSON.stringify(value));

test.each([base, sepolia])('prints what chain-config has for $slug', (config) => {
  const text = describeEntry(config, config.eas.schemaRegistry);
  expect(JSON.parse(text.slice(text.indexOf('{')))).toEqual({
    contracts: config.contracts,
    eas: {
      contract: config.eas.contract,
      schemaRegistry: config.eas.schemaRegistry,
      contestSchemaUid: config.eas.contestSchemaUid,
      evaluationSchemaUid: config.eas.evaluationSchemaUid,
    },
  });
});

test('takes a chain of one\u2019s own, of which nothing is known but EAS', () => {
  const { contract, graphQl } = sepolia.eas;
  write([{ slug: 'own', chain: sepolia.chain, eas: { contract, graphQl } }]);
  const { config } = readArguments([path]);
  expect(config).toMatchObject({ slug: 'own', contracts: sepolia.contracts, eas: { contract } });
  expect(config.eas.contestSchemaUid).toBe(sepolia.eas.contestSchemaUid);
});

test.each([
  ['no EAS', { chain: sepolia.chain }, 'eas.contract is missing'],
  ['no chain', { eas: { contract: sepolia.eas.contract } }, 'chain'],
  ['no entry', [], 'has no entry'],
])('refuses a file of chains with %s', (_, value, message) => {
  write(value);
  expect(() => readArguments([path])).toThrow(message);
});

test('reads a file that begins with a byte order mark, and refuses UTF-16', () => {
  const { contract, graphQl } = sepolia.eas;
  const text = JSON.stringify([{ slug: 'own', chain: sepolia.chain, eas: { contract, graphQl } }]);
  writeFileSync(path, `\ufeff${text}`);
  expect(readArguments([path]).config.slug).toBe('own');
  for (const each of [text, `\ufeff${text}`]) {
    writeFileSync(path, each, 'utf16le');
    expect(() => readArguments([path])).toThrow('is not text in UTF-8: save it in that encoding');
  }
});

test('refuses a file that does not exist', () => {
  expect(() => readArguments([join(folder, 'none.json')])).toThrow('cannot be read as JSON');
});
