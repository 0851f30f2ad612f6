/** The attackers, in a child process: the parent sends an attack and its duration, and gets the figures. */
import { setTimeout as sleep } from 'node:timers/promises';
import { local } from '@org/chain-config';
import { toRawUri } from '@org/contests';
import { schemaRegistryAbi } from '@org/contracts';
import { accounts, createLocalClient } from '@org/local-stack';
import { privateKeyToAccount } from 'viem/accounts';
import { createBrowser, ORIGIN } from '../test/createBrowser.ts';
import { makePicture, makePng } from '../test/makePicture.ts';
import { type Attack, type ContestTarget, findSource, repeat, send } from './attack.ts';
import { createFigures, type Figures } from './figures.ts';
import { createRandom } from './random.ts';
import { socketAttacks } from './socketAttacks.ts';
import type { Places } from './startStack.ts';

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

/** Sorts and filters for which the database counts all rows for each row. */
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

const scanAttacks: readonly Attack[] = [aliasBombs, relationOrders, hostileDocuments];

/** Nested tuples, or hundreds of fields, about 16 kB. */
const writeSchema = ({ random }: ContestTarget): string => {
  const mark = random.hex(6);
  const fields = random.between(200, 900);
  if (random.next() < 0.5)
    return Array.from({ length: fields }, (_, nth) => `uint256[${nth + 1}][] field${nth}_${mark}`)
      .join(',')
      .slice(0, 16_000);
  const depth = random.between(50, 600);
  return `${'('.repeat(depth)}uint256 a${mark}${Array.from({ length: depth }, (_, nth) => `) t${nth}`).join('')}`;
};

/** Registers schemas that are expensive to keep in memory, which anyone may do on the chain. */
const schemaBombs: Attack = {
  name: 'schema bombs',
  run: async (target) => {
    const chain = createLocalClient(target.rpcUrl);
    const { address } = accounts[9];
    await chain.setBalance({ address, value: 10n ** 30n });
    await chain.setBlockGasLimit({ gasLimit: 2n ** 40n });
    await repeat(target, 1, async () => {
      const started = performance.now();
      try {
        await chain.writeContract({
          account: address,
          abi: schemaRegistryAbi,
          address: local.eas.schemaRegistry,
          functionName: 'register',
          args: [writeSchema(target), '0x0000000000000000000000000000000000000000', true],
          chain: null,
          gas: 16_000_000n,
        });
        target.record('registered', performance.now() - started);
      } catch {
        target.record('refused by the chain', performance.now() - started);
      }
    });
  },
};

const chainAttacks: readonly Attack[] = [schemaBombs];

/** Thousands of nonces, from the networks of one attacker and from everywhere. */
const nonceFlood: Attack = {
  name: 'nonce flood',
  run: (target) =>
    repeat(target, 32, () =>
      send(target, `${target.apiUrl}/api/siwe/nonce`, {
        from: findSource(target.random),
        headers: { origin: ORIGIN },
      }),
    ),
};

/** Messages with one error each, and signatures that have to be checked. */
const falseSignIns: Attack = {
  name: 'false sign-ins',
  run: (target) =>
    repeat(target, 16, async () => {
      const { random } = target;
      const from = findSource(random);
      const headers = { origin: ORIGIN, 'content-type': 'application/json' };
      const given = await send(target, `${target.apiUrl}/api/siwe/nonce`, {
        from,
        headers: { origin: ORIGIN },
      });
      const nonce = /"nonce":"(\w+)"/.exec(given?.text ?? '')?.[1] ?? random.hex(16);
      const message = `localhost:3000 wants you to sign in with your Ethereum account:\n0x70997970C51812dc3A010C7d01b50e0d17dc79C8\n\nSign in.\n\nURI: ${ORIGIN}\nVersion: 1\nChain ID: 31337\nNonce: ${nonce}\nIssued At: ${new Date().toISOString()}`;
      const signature = `0x${random.hex(random.pick([65, 65, 65, 2_000]))}`;
      const cookie = given?.cookies.map((each) => each.split(';')[0]).join('; ') ?? '';
      await send(target, `${target.apiUrl}/api/siwe/verify`, {
        from,
        method: 'POST',
        headers: { ...headers, cookie },
        body: JSON.stringify({ message, signature }),
      });
    }),
};

/** Pictures of contests that do not exist: each asks the scan. */
const unknownPictures: Attack = {
  name: 'pictures of nothing',
  run: (target) =>
    repeat(target, 16, () =>
      send(
        target,
        `${target.apiUrl}/contests/local/0x${target.random.hex(32)}${target.random.pick(['/og.png', ''])}`,
        {
          from: findSource(target.random),
        },
      ),
    ),
};

/** One account after another fills its quota with drafts and requests all of them at once. */
const draftFlood: Attack = {
  name: 'draft flood',
  run: (target) =>
    repeat(target, 8, async () => {
      const { random, apiUrl, signal } = target;
      const from = findSource(random);
      const browser = createBrowser(async (path, { headers, method, body }) => {
        const given = await send(target, path.replace(ORIGIN, apiUrl), {
          from,
          headers: headers ?? {},
          ...(method && { method }),
          ...(body && { body }),
        });
        if (given === undefined) throw new Error('There was no answer.');
        const answer = new Response(given.status === 204 ? null : given.text, { status: given.status });
        for (const cookie of given.cookies) answer.headers.append('set-cookie', cookie);
        return answer;
      });
      try {
        await browser.signIn(privateKeyToAccount(`0x${random.hex(32)}`));
        let refusals = 0;
        while (!signal.aborted && refusals < 3) {
          const content = { text: 'x'.repeat(random.between(30_000, 65_000)) };
          const { status } = await browser.sendJson('PUT', `/api/drafts/${random.hex(8)}`, content);
          if (status >= 400) refusals += 1;
        }
        await Promise.all(Array.from({ length: 6 }, () => browser.send('/api/drafts')));
      } catch {
        // A refused sign-in: the next account tries.
      }
    }),
};

/** Pictures and texts that nothing names, up to 256 kB, and pictures that are invented or said to be named. */
const uploadFlood: Attack = {
  name: 'upload flood',
  run: (target) =>
    repeat(target, 16, async () => {
      const { random, apiUrl } = target;
      const from = findSource(random);
      const store = (body: Uint8Array) =>
        send(target, `${apiUrl}/api/documents${random.pick(['', '?signed=later'])}`, {
          ...{ from, method: 'POST', body: new Uint8Array(body) },
          headers: { origin: ORIGIN, 'content-type': 'application/octet-stream' },
        });
      const show = (bytes: Uint8Array, query = '') =>
        send(target, `${apiUrl}/api/pictures/${toCid(bytes)}?width=${random.pick(['320', '1280'])}${query}`, {
          from,
        });
      const text = Buffer.from(random.hex(16).padEnd(random.between(1, 262_144), 'x'));
      const fill = Buffer.from(random.hex(64), 'hex');
      const side = random.between(100, 500);
      await random.pick([
        () => store(text),
        async () => {
          const picture = makePng(side, side, (index) => fill[(index * 7) % 64] ?? 0);
          await store(picture);
          await show(picture);
        },
        () => store(makePicture(random.between(100, 262_144), random.between(0, 255))),
        () => show(text, `&document=${toCid(fill)}&attestation=0x${random.hex(32)}`),
      ])();
    }),
};

const toCid = (bytes: Uint8Array) => toRawUri(bytes).slice('ipfs://'.length);

const apiAttacks: readonly Attack[] = [nonceFlood, falseSignIns, unknownPictures, draftFlood, uploadFlood];

export type Order = {
  readonly attack: string;
  readonly ms: number;
  readonly seed: number;
  readonly places: Places;
};
export type Outcome = { readonly figures: Figures };

const attacks: readonly Attack[] = [...chainAttacks, ...scanAttacks, ...socketAttacks, ...apiAttacks];

export const EVERYTHING = 'everything at once';
/** In the order they run. */
export const attackNames: readonly string[] = [...attacks.map(({ name }) => name), EVERYTHING];

const carryOut = async ({ attack, ms, seed, places }: Order): Promise<Outcome> => {
  const { figures, add } = createFigures();
  const end = new AbortController();
  const chosen = attacks.filter(({ name }) => attack === EVERYTHING || name === attack);
  const target = { ...places, random: createRandom(seed), signal: end.signal, record: add };
  const running = Promise.all(chosen.map(({ run }) => run(target)));
  await Promise.race([sleep(ms), running]);
  end.abort();
  await running;
  return { figures };
};

// Only as a child process: the parent imports the names too.
if (process.send && process.argv[1] === import.meta.filename) {
  process.on('message', async (order: Order) => process.send?.(await carryOut(order)));
  process.once('disconnect', () => process.exit(0));
}
