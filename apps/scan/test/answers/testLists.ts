import type { Hex } from 'viem';
import { expect, test } from 'vitest';
import type { AnswerSetup } from './createAnswerSetup.ts';

/** Tests which rows a list returns, and their order. */
export function testLists({ ask }: AnswerSetup): void {
  const numbersOf = async (args: string) => {
    const { data, errors } = await ask(`{ rows: attestations(${args}) { id } }`);
    if (!data) throw new Error(errors?.[0]?.message);
    return (data.rows as { id: Hex }[]).map(({ id }) => Number(id));
  };

  test.each<[string, number[]]>([
    ['take: 3', [1, 2, 3]],
    ['take: -3', [8, 9, 10]],
    ['take: 0', []],
    ['skip: 8', [9, 10]],
    ['where: { attester: { equals: "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC" } }', [6, 7, 8, 9, 10]],
    ['where: { attester: { equals: "0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc" } }', []],
    [
      'where: { attester: { equals: "0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc", mode: insensitive } }, take: 1',
      [6],
    ],
    ['where: { revoked: { equals: true } }', [4]],
    ['where: { revoked: { not: { equals: false } } }', [4]],
    ['where: { decodedDataJson: { contains: "% of_it" } }, take: 2', [1, 2]],
    ['where: { decodedDataJson: { contains: "%o_" } }', []],
    ['where: { decodedDataJson: { contains: "OF_IT", mode: insensitive } }, take: 1', [1]],
    ['where: { decodedDataJson: { equals: "[{\\"VALUE\\":\\"1% OF_IT\\"}]", mode: insensitive } }', [1]],
    ['where: { decodedDataJson: { in: ["[{\\"VALUE\\":\\"1% OF_IT\\"}]", ""], mode: insensitive } }', [1, 3]],
    [
      'where: { decodedDataJson: { notIn: ["[{\\"VALUE\\":\\"1% OF_IT\\"}]"], mode: insensitive } }, take: 1',
      [2],
    ],
    ['where: { decodedDataJson: { equals: "" } }', [3]],
    ['where: { time: { gte: 103, lt: 104 } }', [6, 7]],
    ['where: { time: { not: { not: { in: [100, 105] } } } }', [1, 10]],
    ['where: { time: { notIn: [100, 101, 102, 103] }, id: { not: { endsWith: "a" } } }', [8, 9]],
    [
      'where: { id: { in: ["0x000000000000000000000000000000000000000000000000000000000000000A"], mode: insensitive } }',
      [10],
    ],
    ['where: { id: { equals: "0x000000000000000000000000000000000000000000000000000000000000000A" } }', []],
    ['where: { recipient: { contains: "c44CDDDB6", mode: insensitive } }', [5]],
    ['where: { recipient: { not: { equals: "0x0000000000000000000000000000000000000000" } } }', [5]],
    [
      'where: { AND: [{ time: { gt: 101 } }, { OR: [{ revoked: { equals: true } }, { expirationTime: { gt: 0 } }] }] }',
      [4, 7],
    ],
    ['where: { AND: [], NOT: [], time: { equals: 104 } }', [8, 9]],
    ['where: { OR: [] }', []],
    ['where: { time: null, schema: null }, take: 1', [1]],
    [
      'where: { schema: { is: { schemaNames: { some: { name: { startsWith: "Num" } } } } } }',
      [2, 4, 6, 8, 10],
    ],
    [
      'where: { schema: { is: { schemaNames: { none: { isCreator: { equals: false } } } } } }',
      [1, 3, 5, 7, 9],
    ],
    ['where: { schema: { is: { attestations: { every: { time: { lte: 104 } } } } } }, take: 2', [1, 3]],
    ['where: { expirationTime: { equals: 2147483647 } }', [7]],
    ['where: { OR: [{ time: { lt: 101 } }, { refUID: { endsWith: "1" } }] }', [1, 8, 9, 10]],
    ['where: { NOT: { attester: { startsWith: "0x70" } }, time: { lte: 103 } }', [6, 7]],
    ['where: { schema: { is: { schema: { contains: "n1" } } } }', [2, 4, 6, 8, 10]],
    [
      'where: { schema: { isNot: { creator: { equals: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8" } } } }',
      [1, 3, 5, 7, 9],
    ],
    ['where: { schema: { is: { attestations: { some: { revoked: { equals: true } } } } } }, take: 1', [2]],
    ['orderBy: [{ time: desc }, { id: desc }], take: 4', [10, 9, 8, 7]],
    ['orderBy: [{ time: desc }], take: 4', [10, 9, 8, 7]],
    ['orderBy: { time: desc }, take: -2', [2, 1]],
    ['orderBy: { attester: desc }, take: 3', [5, 4, 3]],
    ['orderBy: [{}, { time: desc }, { id: null }], take: 2', [10, 9]],
    ['orderBy: {}, take: 2', [1, 2]],
    ['orderBy: [{ schema: { time: desc } }, { time: asc }], take: 3', [1, 3, 5]],
    ['cursor: { id: "0x000000000000000000000000000000000000000000000000000000000000000a" }', [10]],
    [
      'orderBy: [{ time: asc }, { id: asc }], take: 2, skip: 1, cursor: { id: "0x0000000000000000000000000000000000000000000000000000000000000003" }',
      [4, 5],
    ],
    [
      'orderBy: [{ time: desc }, { id: asc }], take: 3, skip: 1, cursor: { id: "0x0000000000000000000000000000000000000000000000000000000000000009" }',
      [6, 7, 4],
    ],
    [
      'orderBy: [{ time: desc }, { id: asc }], take: -2, skip: 1, cursor: { id: "0x0000000000000000000000000000000000000000000000000000000000000007" }',
      [9, 6],
    ],
    ['cursor: { id: "0x00" }', []],
    [
      'orderBy: [{ schema: { time: desc } }, { id: asc }], take: 2, skip: 1, cursor: { id: "0x0000000000000000000000000000000000000000000000000000000000000007" }',
      [9, 2],
    ],
    [
      'take: -3, cursor: { id: "0x0000000000000000000000000000000000000000000000000000000000000004" }',
      [2, 3, 4],
    ],
    ['distinct: [attester]', [1, 6]],
    ['distinct: [attester], orderBy: [{ id: desc }]', [10, 5]],
    ['distinct: [attester, schemaId], skip: 1', [2, 6, 7]],
  ])('attestations(%s)', async (args, numbers) => {
    expect(await numbersOf(args)).toEqual(numbers);
    // A single list is returned as rows, several as JSON from the database. Answers must be the same.
    const list = `attestations(${args}) { id data decodedDataJson time revoked schema { id time } }`;
    const count = 'aggregateAttestation { _count { _all } } schema(where: { id: "" }) { id }';
    const [alone, counted, several] = await Promise.all(
      [list, `${list} ${count}`, `${list} ${count} schemata { id }`].map((fields) => ask(`{ ${fields} }`)),
    );
    expect(counted?.data).toMatchObject({
      ...alone?.data,
      aggregateAttestation: { _count: { _all: 10 } },
      schema: null,
    });
    expect(several?.data).toMatchObject(counted?.data ?? {});
  });
}
