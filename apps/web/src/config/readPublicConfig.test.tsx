import { local } from '@org/chain-config';
import { afterEach, expect, test } from 'vitest';
import { readProductName } from './readProductName.ts';
import { CONFIG_BLOCK_ID, fetchPublicConfig, readPublicConfig } from './readPublicConfig.ts';

const config = {
  productName: 'Laurel',
  publicOrigin: 'http://localhost:3000',
  defaultChain: 'local',
  chains: [local],
  walletConnectProjectId: null,
};

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

test('the data block of the page is the configuration', () => {
  putBlock(JSON.stringify(config));
  expect(readPublicConfig(document)).toMatchObject({ defaultChain: 'local' });
});

test('a page without a block, or with an empty one, has none', () => {
  expect(readPublicConfig(document)).toBeUndefined();
  putBlock('\n  ');
  expect(readPublicConfig(document)).toBeUndefined();
});

test('the name of the shell is the one of the block, and the built one without a block that can be read', () => {
  expect(readProductName(document)).toBe('Laurel');
  putBlock(JSON.stringify({ ...config, productName: 'Palm' }));
  expect(readProductName(document)).toBe('Palm');
  document.head.replaceChildren();
  putBlock('{');
  expect(readProductName(document)).toBe('Laurel');
});

test('a broken block is an error and no reason to look elsewhere', () => {
  putBlock('{"productName":');
  expect(() => readPublicConfig(document)).toThrow(expect.objectContaining({ code: 'config-invalid' }));
});

test('a page that was served as a file asks for the file beside it', async () => {
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
])('%s is told apart', async (_, fetchFile, code, retryable) => {
  await expect(fetchPublicConfig(fetchFile as typeof fetch)).rejects.toMatchObject({ code, retryable });
});
