import { alice, uid } from './fillDatabase.ts';

type Random = () => number;

const fields: Readonly<Record<string, readonly string[]>> = {
  attestation: ['id', 'data', 'decodedDataJson', 'recipient', 'time', 'revoked', 'ipfsHash', '__typename'],
  schema: ['id', 'schema', 'creator', 'index', 'time', 'revocable'],
  schemaName: ['id', 'name', 'attesterAddress', 'isCreator'],
};

/** Any query that the scan answers from the rows of `fillDatabase`. */
export function createQuestion(random: Random): string {
  const below = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const pick = <T>(items: readonly T[]): T => items[below(0, items.length - 1)] as T;
  const many = (count: number, make: (nth: number) => string) =>
    Array.from({ length: count }, (_, nth) => make(nth)).join(' ');
  const alias = (nth: number) => `${'a'.repeat(pick([1, 1, 1, 40]))}${nth}`;

  const plain = (model: string) => many(below(1, 12), (nth) => `${alias(nth)}: ${pick(fields[model] ?? [])}`);
  const schema = (depth: number): string =>
    `{ ${plain('schema')} ${pick(['', '_count { attestations schemaNames more: attestations }'])} ${
      depth > 0 && random() < 0.5 ? `b: attestations(${page()}) ${attestation(depth - 1)}` : ''
    } ${random() < 0.5 ? `c: schemaNames { ${plain('schemaName')} }` : ''} }`;
  const attestation = (depth: number): string =>
    `{ ${plain('attestation')} ${
      depth > 0 ? many(below(0, 3), (nth) => `s${nth}: schema ${schema(depth - 1)}`) : ''
    } }`;
  const page = () =>
    [
      `take: ${pick([-4, -1, 0, 1, 3, 20])}`,
      ...pick([[], ['skip: 1'], ['distinct: [attester]']]),
      ...pick([
        [],
        ['orderBy: { time: desc }'],
        ['orderBy: [{ schema: { attestations: { _count: asc } } }]'],
      ]),
      ...pick([
        [],
        [`where: { attester: { equals: "${alice}" } }`],
        ['where: { schema: { is: { schemaNames: { some: { name: { contains: "umb" } } } } } }'],
      ]),
    ].join(', ');
  const root = (nth: number): string => {
    const key = alias(nth);
    switch (below(0, 7)) {
      case 0:
        return `${key}: attestation(where: { id: "${uid(below(1, 12))}" }) ${attestation(2)}`;
      case 1:
        return `${key}: schemata ${schema(2)}`;
      case 2:
        return `${key}: findFirstAttestation(${pick(['', '(take: -1)', '(skip: 20)'])}) ${attestation(1)}`.replace(
          /\(\((.*?)\)\)|\(\)/,
          (_, args) => (args ? `(${args})` : ''),
        );
      case 3:
        return `${key}: aggregateAttestation { _count { _all time } _min { ${plain('attestation')} } _avg { time } }`.replaceAll(
          /\w+: __typename/g,
          '__typename',
        );
      case 4:
        return `${key}: groupByAttestation(by: [${fields.attestation?.slice(0, -1)}]) { ${plain('attestation')} n: _count { _all } _max { data } }`;
      case 5:
        return `${key}: getSchema(where: { id: "${uid(below(0xa1, 0xa4))}" }) ${schema(1)}`;
      default:
        return `${key}: attestations(${page()}) ${attestation(2)}`;
    }
  };
  return `{ ${many(below(1, 4), root)} ${pick(['', '__typename', '__type(name: "SortOrder") { name }'])} }`;
}
