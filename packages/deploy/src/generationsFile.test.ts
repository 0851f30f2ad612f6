import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { baseSepolia, local } from '@org/chain-config';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addGeneration, GENERATIONS_FILE, renderGenerations } from './generationsFile.ts';
import { getResolver } from './resolver.ts';

const committed = readFileSync(join(import.meta.dirname, '../../..', GENERATIONS_FILE), 'utf8');

let root: string;
let file: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'laurel-generations-'));
  file = join(root, GENERATIONS_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, committed);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const add = (config: typeof baseSepolia | typeof local) =>
  addGeneration(root, { config, generation: getResolver(config.eas.contract).generation });

test('renders the committed file', () => {
  expect(renderGenerations()).toBe(committed);
});

test('adds the resolver of a chain as live, and nothing else', async () => {
  expect(add(baseSepolia)).toBe(GENERATIONS_FILE);
  const text = readFileSync(file, 'utf8');
  const removed = committed.split('\n').filter((line) => !text.includes(line));
  expect(removed).toEqual([]);
  const { resolverGenerations } = await import(file);
  const { generation } = getResolver(baseSepolia.eas.contract);
  expect(resolverGenerations[baseSepolia.chain.id]).toEqual([{ ...generation, status: 'live' }]);
  expect(text).toContain(`// https://sepolia.basescan.org/address/${generation.address}`);
});

test('changes nothing if the file has the resolver', () => {
  expect(add(local)).toBeUndefined();
  expect(readFileSync(file, 'utf8')).toBe(committed);
});
