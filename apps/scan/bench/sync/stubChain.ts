import { createHash } from 'node:crypto';
import { local } from '@org/chain-config';
import type { Address, Hash, Hex } from 'viem';
import { COMMENT, encodeSampleReview, REVIEWS } from '../../test/sampleSchemas.ts';

/** An attestation as its block and EAS hold it. Times in seconds. */
export type StubAttestation = {
  uid: Hex;
  schema: Hex;
  time: number;
  refUID: Hex;
  recipient: Address;
  attester: Address;
  revocable: boolean;
  data: Hex;
  txid: Hash;
  logIndex: number;
};

export type StubBlock = { number: number; hash: Hash; parentHash: Hash; time: number };

/** A chain on which accounts only attest. */
export type StubChain = {
  id: number;
  eas: Address;
  registry: Address;
  multicall: Address;
  head: number;
  findBlock: (number: number) => StubBlock | undefined;
  listAttestations: (block: number) => readonly StubAttestation[];
  findAttestation: (uid: Hex) => StubAttestation | undefined;
  findSchema: (uid: Hex) => { resolver: Address; revocable: boolean; schema: string } | undefined;
};

/** The chain's and the contracts' addresses: those of the local chain. */
export const localChain = {
  id: local.chain.id,
  eas: local.eas.contract,
  registry: local.eas.schemaRegistry,
  multicall: local.chain.contracts.multicall3.address,
};

const PER_BLOCK = 100;
const PER_TRANSACTION = 20;
const START = 1_700_000_000;
const SECONDS_EACH = 2;
const JUDGES = 10_000;
const NOBODY: Address = '0x0000000000000000000000000000000000000000';
const MARK = 'ab'.repeat(16);

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const toNumber = (number: number) => number.toString(16).padStart(16, '0');

/** The nth UID: its last digits are the number, so that it can be found without a table. */
export const toUid = (nth: number): Hex => `0x${digest(`uid ${nth}`).slice(0, 48)}${toNumber(nth)}`;

/** A chain with this many reviews, 100 in each block, made when they are asked for. */
export function createStubChain(count: number): StubChain {
  const mark = MARK.slice(0, 16);
  const data = encodeSampleReview(1, [1, 1, 1, 0, 1, 0], `${mark}, ${COMMENT}`);
  const [before = '', after = ''] = data.split(Buffer.from(mark).toString('hex'));
  const head = Math.ceil(count / PER_BLOCK);
  const toHash = (number: number): Hash => `0x${digest(`block ${number}`)}`;
  const make = (nth: number): StubAttestation => ({
    uid: toUid(nth),
    schema: REVIEWS.uid,
    time: START + (Math.floor(nth / PER_BLOCK) + 1) * SECONDS_EACH,
    refUID: `0x${digest(`contest ${nth % JUDGES}`)}`,
    recipient: NOBODY,
    attester: `0x${digest(`judge ${nth % JUDGES}`).slice(24)}`,
    revocable: true,
    data: `${before}${Buffer.from(toNumber(nth)).toString('hex')}${after}` as Hex,
    txid: `0x${digest(`transaction ${Math.floor(nth / PER_TRANSACTION)}`)}`,
    logIndex: nth % PER_BLOCK,
  });
  return {
    ...localChain,
    head,
    findBlock: (number) =>
      number > head
        ? undefined
        : {
            number,
            hash: toHash(number),
            parentHash: number === 0 ? `0x${'0'.repeat(64)}` : toHash(number - 1),
            time: START + number * SECONDS_EACH,
          },
    listAttestations(block) {
      const first = (block - 1) * PER_BLOCK;
      const length = block < 1 ? 0 : Math.max(0, Math.min(PER_BLOCK, count - first));
      return Array.from({ length }, (_, nth) => make(first + nth));
    },
    findAttestation(uid) {
      const nth = Number.parseInt(uid.slice(-16), 16);
      return nth < count && toUid(nth) === uid ? make(nth) : undefined;
    },
    findSchema(uid) {
      return uid === REVIEWS.uid
        ? { resolver: NOBODY, revocable: true, schema: REVIEWS.definition }
        : undefined;
    },
  };
}
