import { afterEach, expect, test } from 'vitest';
import { sampleConfig as config } from '../../test/sampleConfig.ts';
import { readProductName } from '../startApp.ts';
import { CONFIG_BLOCK_ID, fetchPublicConfig, readPublicConfig } from './readPublicConfig.ts';

const putBlock = (text: string) => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = CONFIG_BLOCK_ID;
  block.textContent = text;
  document.head.append(block);
};

afterEach(() => {
  document.head.replaceChildren();
});

test('reads the configuration from the page’s data block', () => {
  putBlock(JSON.stringify(config));
  expect(readPublicConfig(document)).toMatchObject({ defaultChain: 'local' });
});

test('returns undefined without a data block or with an empty one', () => {
  expect(readPublicConfig(document)).toBeUndefined();
  putBlock('\n  ');
  expect(readPublicConfig(document)).toBeUndefined();
});

test('reads the product name from the block, else from the build', () => {
  expect(readProductName(document)).toBe('Laurel');
  putBlock(JSON.stringify({ ...config, productName: 'Palm' }));
  expect(readProductName(document)).toBe('Palm');
  document.head.replaceChildren();
  putBlock('{');
  expect(readProductName(document)).toBe('Laurel');
});

test('throws for an invalid block instead of fetching the file', () => {
  putBlock('{"productName":');
  expect(() => readPublicConfig(document)).toThrow(expect.objectContaining({ code: 'config-invalid' }));
});

test.each(['null', '7', '"chains"', '[]', '{}', '{"chains":{}}'])(
  'throws for a block without chains: %s',
  (text) => {
    putBlock(text);
    expect(() => readPublicConfig(document)).toThrow(expect.objectContaining({ code: 'config-invalid' }));
  },
);

test('adds the defaults of fields that the block does not have', () => {
  const { hiddenUids: _, documents: __, feeds: ___, storesDocuments: ____, ...older } = config;
  putBlock(JSON.stringify(older));
  expect(readPublicConfig(document)).toEqual(config);
});

test('fetches config.json if the page has no data block', async () => {
  const fetchFile = async (url: unknown) => {
    expect(url).toBe('/config.json');
    return new Response(JSON.stringify(config));
  };
  expect(await fetchPublicConfig(fetchFile as typeof fetch)).toMatchObject({ productName: 'Laurel' });
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'config-unreachable', true],
  ['no such file', async () => new Response('no', { status: 404 }), 'config-unreachable', true],
  ['a page instead of data', async () => new Response('<!doctype html>'), 'config-invalid', false],
])('distinguishes failures of reading the configuration: %s', async (_, fetchFile, code, retryable) => {
  await expect(fetchPublicConfig(fetchFile as typeof fetch)).rejects.toMatchObject({ code, retryable });
});
