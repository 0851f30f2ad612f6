import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chainConfigs, local } from '@org/chain-config';
import { getEasCodes, getResolverCodeHash } from '@org/chain-config/eas';
import { concat, type Hex, keccak256, pad, zeroHash } from 'viem';
import { ACT_KINDS, type ActKind, getFirstHead, getNextHead } from '../src/acts/accumulator.ts';
import { normalizeAttestation } from '../src/base/attestation.ts';
import { toCanonicalJson } from '../src/base/canonicalJson.ts';
import { TIME_NAMES } from '../src/contest/decode.ts';
import { NOTE_SCHEMA, NOTE_SCHEMA_UID, SCHEMAS } from '../src/contest/schemas.ts';
import { DEPLOYMENT_PROXY, RESOLVER_INIT_CODE } from '../src/deploy.ts';
import { decodeActData, getProtocol, SCHEMA_NAMES } from '../src/index.ts';
import { rankSums } from '../src/proof/checkRecords.ts';
import {
  getActUid,
  hashProofBundle,
  type ProofAct,
  type ProofAttestation,
  toAttestation,
} from '../src/proof/proofBundle.ts';
import { verifyProof } from '../src/proof/verifyProof.ts';

/** The folder of the vectors. */
export const VECTORS = fileURLToPath(new URL('../../../docs/protocol/vectors/', import.meta.url));

export const readVector = (name: string): string => readFileSync(`${VECTORS}${name}`, 'utf8');

const toJson = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? Number(item) : item)));

const KINDS = new Map(Object.entries(ACT_KINDS).map(([name, number]) => [number as number, name as ActKind]));

/** The effects of the acts of a bundle: the decoded data of each attestation, each accumulator, and the records of the contract. */
export function describeHistory(text: string, blockHash: Hex): unknown {
  const verdict = verifyProof({ text, blockHash });
  if (verdict.status !== 'verified') throw new Error(`${verdict.reason} at ${verdict.at}`);
  const { bundle, protocol, state, submissions } = verdict.value;
  const made = [...bundle.acts, ...(bundle.submissionActs ?? [])].flatMap((act) =>
    'attestation' in act ? [act.attestation] : [],
  );
  const attestations = new Map(
    [bundle.contest, ...bundle.submissions, ...made].map((each) => [each.uid, each]),
  );
  const decode = ({ uid, ...fields }: ProofAttestation) => {
    const name = SCHEMA_NAMES.find((each) => protocol.schemas[each] === fields.schema) ?? 'contest';
    const decoded = decodeActData(name, normalizeAttestation(toAttestation({ uid, ...fields })).data);
    if (!decoded.ok) throw new Error(decoded.reason);
    const names = SCHEMAS[name].definition.split(',').map((field) => field.split(' ')[1]);
    const values = Object.entries(decoded.value).filter(([field]) => names.includes(field));
    return { uid, schema: name, values: Object.fromEntries(values) };
  };
  const heads = (acts: readonly ProofAct[], log: 'acts' | 'submissions') => {
    const all = [getFirstHead(protocol, bundle.contest.uid, log)];
    for (const [index, act] of acts.entries()) {
      const kind = KINDS.get(act.kind) ?? 'evaluated';
      const next = { n: index + 1, kind, uid: getActUid(act), time: BigInt(act.time) };
      all.push(getNextHead(all.at(-1) ?? '0x', next));
    }
    return all;
  };
  const { judges, entries, isRevoked, hasReviews } = state;
  const times = Object.fromEntries(TIME_NAMES.map((name) => [name, state.times[name]]));
  return toJson({
    attestations: [...attestations.values()].map(decode),
    heads: heads(bundle.acts, 'acts'),
    ...(bundle.submissionActs && { submissionHeads: heads(bundle.submissionActs, 'submissions') }),
    state: {
      ...{ isRevoked, hasReviews, times, judges: [...judges] },
      entries: entries.map(({ number, contentHash, status, submission }) => {
        const { sum, count: reviews } = state.getSum(number);
        return { number, contentHash, status, submission: submission?.uid ?? null, sum, reviews };
      }),
      submissions: (submissions ?? [...state.submissions.values()]).map(
        ({ uid, entrant, status, entry }) => ({
          uid,
          entrant,
          status,
          entry,
        }),
      ),
    },
    ranking: rankSums(state),
  });
}

/** The addresses, hashes and schemas that readers compare with; all follow from the code, the address of EAS and EIP-1014. */
export function describeProtocol() {
  const schemas = Object.entries(SCHEMAS).map(([name, schema]) => ({ name, ...schema }));
  const places = new Set(chainConfigs.map(({ eas }) => eas.contract));
  return {
    create2: { proxy: DEPLOYMENT_PROXY, salt: zeroHash },
    resolvers: [...places].map((eas) => {
      const configs = chainConfigs.filter((config) => config.eas.contract === eas);
      const [config = local] = configs;
      return {
        ...{ eas, resolver: config.contracts.contestResolver, codeHash: getResolverCodeHash(eas) },
        // With the constructor's argument: EIP-1014 has the address from it.
        initCodeHash: keccak256(concat([RESOLVER_INIT_CODE, pad(eas)])),
        chainIds: configs.map(({ chain: { id } }) => id),
        schemas: getProtocol(config)?.schemas,
      };
    }),
    schemas,
    note: { ...NOTE_SCHEMA, uid: NOTE_SCHEMA_UID },
    kinds: ACT_KINDS,
    easCodes: Object.fromEntries(
      chainConfigs.flatMap(({ chain: { id } }) => {
        const codes = getEasCodes(id);
        return codes.length > 0 ? [[id, codes]] : [];
      }),
    ),
  };
}

type Path = readonly (string | number)[];

/**
 * A changed bundle and the reason why verifiers refuse it. At `path` is `value`, what `from` names (a file and a path in it),
 * or what was at `swap`, where the former value is then; without any of them, nothing. Then the result hash is computed again,
 * unless it is what was changed. Or `with` has other top-level fields, or `append` is text behind the file. `times` makes a list
 * of the value, or repeats the text; `zeros` is hex of so many bytes. `blockHash` is the hash that is asked for, if it is another
 * one.
 */
export type AlteredCase = {
  readonly file: string;
  readonly what: string;
  readonly reason: string;
  readonly path?: Path;
  readonly value?: unknown;
  readonly from?: Path;
  readonly swap?: Path;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly append?: string;
  readonly times?: number;
  readonly zeros?: number;
  readonly blockHash?: Hex;
};

type Container = Record<string | number, unknown>;

const find = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Container)[key], root);

/** The text of a bundle with the change of a case. */
export function alterBundle({ file, path, append = '', ...change }: AlteredCase): string {
  const text = readVector(file);
  if (change.with) {
    const changed = { ...JSON.parse(text), ...change.with };
    return toCanonicalJson({ ...changed, hash: hashProofBundle(changed, true) });
  }
  if (!path) return text + append.repeat(change.times ?? 1);
  const bundle = JSON.parse(text);
  const target = find(bundle, path.slice(0, -1)) as Container;
  const key = path.at(-1) ?? '';
  const before = target[key];
  if (change.zeros) target[key] = `0x${'00'.repeat(change.zeros)}`;
  else if ('value' in change)
    target[key] = change.times ? Array(change.times).fill(change.value) : change.value;
  else if (change.from)
    target[key] = find(JSON.parse(readVector(String(change.from[0]))), change.from.slice(1));
  else if (change.swap) {
    target[key] = find(bundle, change.swap);
    (find(bundle, change.swap.slice(0, -1)) as Container)[change.swap.at(-1) ?? ''] = before;
  } else if (Array.isArray(target)) target.splice(Number(key), 1);
  else delete target[key];
  return toCanonicalJson(key === 'hash' ? bundle : { ...bundle, hash: hashProofBundle(bundle, true) });
}
