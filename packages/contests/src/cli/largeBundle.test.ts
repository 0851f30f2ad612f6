import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { local } from '@org/chain-config';
import { type Hex, keccak256, toHex, toRlp } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBundle } from '../../test/makeProof.ts';
import { computeAttestationUid } from '../base/attestationUid.ts';
import { hashProofBundle, type ProofBundle, toAttestation, toProofJson } from '../proof/proofBundle.ts';
import { getProofProtocol } from '../proof/proofProtocols.ts';

const CLI = join(import.meta.dirname, '../cli.ts');
/** In a full run the whole of what the command reads; the memory is in proportion. */
const MEGABYTES = process.env.LAUREL_FULL ? 30 : 10;
let folder: string;
let bundle: ProofBundle;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-large-'));
  const made = (await makeBundle()).bundle;
  // The resolver must be one that the command knows, or it stops before it reads the proof.
  const protocol = getProofProtocol(local);
  const fields = { ...made.contest, schema: protocol?.schemas.contest ?? made.contest.schema };
  const contest = { ...fields, uid: computeAttestationUid(toAttestation(fields), fields.bump) };
  bundle = { ...made, chainId: 31337, contest };
});
afterAll(() => rm(folder, { recursive: true }));

/** The command as a process, with less memory than such a node takes once it is decoded. */
function contests(...argv: readonly string[]) {
  const options = { env: { ...process.env, NODE_OPTIONS: `--max-old-space-size=${34 * MEGABYTES}` } };
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [CLI, ...argv], options, (error, out, err) =>
      resolve({ code: error ? (error.code ?? error.signal) : 0, out, err }),
    );
  });
}

/** RLP with a prefix that is followed by four bytes of length: 0xbb for an item, 0xfb for a list. */
function encode(prefix: 0xbb | 0xfb, payload: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(payload.length);
  return Buffer.concat([Buffer.from([prefix]), length, payload]);
}

const NODES = {
  'one item': encode(0xfb, encode(0xbb, Buffer.alloc(MEGABYTES * 1_000_000, 1))),
  'an empty item in each byte': encode(0xfb, Buffer.alloc(MEGABYTES * 1_000_000, 0x80)),
  'an empty list in each byte': encode(0xfb, Buffer.alloc(MEGABYTES * 1_000_000, 0xc0)),
};

/** A bundle whose header has the node's hash as its state root, so that the node is the one that the header names. */
async function write(node: Buffer, name: 'accountProof' | 'storageProof') {
  const bytes = new Uint8Array(node);
  const header: Hex = toRlp(Array.from({ length: 15 }, (_, at) => (at === 3 ? keccak256(bytes) : '0x')));
  const changed = { ...bundle, header, [name]: [toHex(bytes)] };
  const file = join(folder, 'large.json');
  await writeFile(file, toProofJson({ ...changed, hash: hashProofBundle(changed, true) }));
  return { file, blockHash: keccak256(header) };
}

const CASES = [
  ['an empty list in each byte', 'storageProof'],
  ['an empty item in each byte', 'accountProof'],
  ['one item', 'accountProof'],
] as const;

test.each(process.env.LAUREL_FULL ? CASES : CASES.slice(0, 1))(
  'a node of many megabytes with %s is refused in %s',
  async (content, name) => {
    const { file } = await write(NODES[content], name);
    expect(await contests('verify', '--bundle', file, '--rpc', 'http://127.0.0.1:9')).toMatchObject({
      ...{ code: 1, err: '' },
      out: expect.stringContaining(`Refused: wrong-field at ${name}[0]`),
    });
  },
);

test.runIf(process.env.LAUREL_FULL)(
  'a large node is refused with the hash of its block, and without one',
  async () => {
    const { file, blockHash } = await write(NODES['an empty item in each byte'], 'accountProof');
    const verify = ['verify', '--bundle', file, '--offline'];
    expect(await contests(...verify, '--block-hash', blockHash)).toMatchObject({ code: 1, err: '' });
    expect(await contests(...verify)).toMatchObject({
      ...{ code: 2, out: '' },
      err: expect.stringContaining('Pass the hash of a block'),
    });
  },
);
