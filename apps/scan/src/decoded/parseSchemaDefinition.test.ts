import { expect, test } from 'vitest';
import { parseSchemaDefinition } from './parseSchemaDefinition.ts';

const read = (definition: string) =>
  parseSchemaDefinition(definition)?.map(({ name, type }) => [type.text, name]) ?? null;

test.each<[string, ([string, string | null] | unknown)[]]>([
  ['', []],
  ['  ', []],
  ['bool yes', [['bool', 'yes']]],
  [
    'uint a , int256[] b,string',
    [
      ['uint256', 'a'],
      ['int256[]', 'b'],
      ['string', null],
    ],
  ],
  ['bytes32[2][] pairs', [['bytes32[2][]', 'pairs']]],
  ['(address who,uint8 n)[] votes', [['(address,uint8)[]', 'votes']]],
  ['tuple(address who) vote', [['(address)', 'vote']]],
  ['ipfsHash picture', [['bytes32', 'picture']]],
  ['string $odd_Name1', [['string', '$odd_Name1']]],
])('parses the schema definition %j', (definition, fields) => {
  expect(read(definition)).toEqual(fields);
});

test.each([
  'hello',
  'uint7 a',
  'uint264 a',
  'bytes33 a',
  'uint8 a,',
  ',uint8 a',
  'uint8 a b',
  '(uint8 a',
  'uint8 a)',
  'uint8[-1] a',
  'uint8[9999999] a',
  '()',
  'uint8 a; drop table schema',
  'string é',
  '('.repeat(5_000),
  `uint8${'[]'.repeat(20)} a`,
  `uint8 ${'a'.repeat(20_000)}`,
])('rejects the invalid schema definition %#', (definition) => {
  expect(read(definition)).toBeNull();
});
