import { readFileSync } from 'node:fs';
import { parseChainConfigs } from '@org/chain-config';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import deployments from '../deployments.json' with { type: 'json' };
import schema from '../deployments.schema.json' with { type: 'json' };
import { generatedFiles } from './generatedFiles.ts';

test.each(generatedFiles.map(({ url, create }) => ({ name: url.pathname.split('/').pop(), url, create })))(
  '$name matches the output of `pnpm generate`',
  ({ url, create }) => {
    const current = readFileSync(url, 'utf8');
    expect(current).toBe(create(current));
  },
);

test('the parser accepts deployments.json', () => {
  expect(parseChainConfigs(deployments.chains)).toEqual(deployments.chains);
});

test('deployments.json conforms to its JSON Schema', () => {
  expect(problemsOf(deployments)).toEqual([]);
});

test.each([
  ['an unknown key', { ...deployments, more: 1 }],
  ['no chains', { ...deployments, chains: [] }],
  ['an invalid address', replaceText('0xA1207F3BBa224E2c9c3c6D5aF63D0eb1582Ce587', '0xA1207F')],
  ['an unknown status', replaceText('"retired"', '"gone"')],
  ['a contract without address', replaceText('"multicall3":{"address"', '"multicall3":{"adress"')],
  ['an unknown key of eas', replaceText('"graphQl"', '"graphql"')],
])('the JSON Schema of deployments.json refuses %s', (_name, value) => {
  expect(problemsOf(value)).not.toEqual([]);
});

function problemsOf(value: unknown) {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    formats: { uri: (text: string) => URL.canParse(text) },
  });
  ajv.validate(schema, value);
  return ajv.errors ?? [];
}

function replaceText(from: string, to: string): unknown {
  return JSON.parse(JSON.stringify(deployments).replaceAll(from, to));
}
