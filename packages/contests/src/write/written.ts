import { type Address, type Hex, stringToHex, type Transaction } from 'viem';
import { getCode } from 'viem/actions';
import { hexToBytes } from '../base/hex.ts';
import { keccak256 } from '../base/keccak256.ts';
import { fetchLatestBlock } from '../chain/blocks.ts';
import { fetchAttestations } from '../chain/fetchAttestations.ts';
import { fetchLogs } from '../chain/fetchLogs.ts';
import { ATTESTED_TOPIC, REVOKED_TOPIC } from '../chain/generated/easAbi.ts';
import { findProfile, METADATA_UPDATE_TOPIC } from '../chain/profile.ts';
import { readCall } from './easCalls.ts';
import { isRegistered } from './schemaRegistry.ts';
import type { FollowOptions, InBlock, WriteSource } from './writeTypes.ts';

/** The effect of a transaction, by which it is recognized on the chain under any transaction hash. */
export type Written =
  | ({ readonly act: 'attest'; readonly dataHash: Hex } & Attested)
  /** Several attestations of one transaction, in its order. */
  | ({ readonly act: 'attest-many'; readonly dataHashes: readonly Hex[] } & Attested)
  /** `schemaUid` is unknown for a withdrawal that an earlier page has sent. */
  | { readonly act: 'revoke'; readonly schemaUid?: Hex | undefined; readonly uid: Hex }
  | { readonly act: 'set-profile'; readonly contract: Address; readonly dataHash: Hex }
  | { readonly act: 'register'; readonly registry: Address; readonly uid: Hex; readonly data: Hex }
  /** `uid` is that of the last schema that it registers; it logs nothing if it registers none. */
  | {
      readonly act: 'deploy';
      readonly to: Address;
      readonly data: Hex;
      readonly registry: Address;
      readonly resolver: Address;
      readonly uid: Hex;
      readonly isLogged: boolean;
    };

/** `refUid`: the contest, if the data does not name it. */
type Attested = { readonly schemaUid: Hex; readonly refUid?: Hex | undefined };

/** Keccak-256 of hex bytes. */
export function hashHex(hex: Hex): Hex {
  return keccak256(hexToBytes(hex) ?? new Uint8Array());
}

/** The events of a transaction. */
type Logged = {
  readonly logs: readonly {
    readonly address: Address;
    readonly topics: readonly Hex[];
    readonly data: Hex;
  }[];
};

/** An attestation or revocation under any schema. */
type AnyWritten = { readonly act: 'attest' | 'revoke'; readonly schemaUid?: undefined };

/** The UIDs that a transaction wrote for the account; undefined if it wrote something else. */
export function findUids(
  { logs }: Logged,
  { config, account }: Pick<WriteSource, 'config' | 'account'>,
  written: Written | AnyWritten,
): readonly Hex[] | undefined {
  const isBy = (contract: Address, log: { address: Address }) => isSame(log.address, contract);
  if (written.act === 'deploy' && !written.isLogged) return [written.uid];
  if (written.act === 'register' || written.act === 'deploy') {
    // The event's fields differ between versions of the registry, but all include the UID.
    const isLogged = logs.some(
      (log) => isBy(written.registry, log) && [...log.topics, log.data].join().includes(written.uid.slice(2)),
    );
    return isLogged ? [written.uid] : undefined;
  }
  if (written.act === 'set-profile') {
    const updated = logs.find(
      (log) =>
        isBy(written.contract, log) && log.topics[0] === METADATA_UPDATE_TOPIC && log.data.length === 66,
    );
    return updated && [updated.data];
  }
  // A bundled transaction may contain events of other accounts.
  const topic = written.act === 'revoke' ? REVOKED_TOPIC : ATTESTED_TOPIC;
  const own = logs.filter(
    (log) =>
      isBy(config.eas.contract, log) &&
      log.topics[0] === topic &&
      isSame(log.topics[2]?.slice(-40), account.slice(2)) &&
      (written.schemaUid === undefined || isSame(log.topics[3], written.schemaUid)) &&
      log.data.length === 66,
  );
  const count = written.act === 'attest-many' ? written.dataHashes.length : 1;
  return own.length >= count ? own.slice(0, count).map(({ data }) => data) : undefined;
}

/**
 * Finds a write on the chain whose transaction is unknown, for example because a contract wallet returned a hash of its
 * own. Null if it is not mined, or if too little is known to recognize it.
 *
 * @param from.sentAtBlock the latest block before the wallet was asked
 * @param from.transactionHash the hash that the wallet returned
 */
export async function findWritten(
  source: WriteSource,
  written: Written,
  from: { readonly sentAtBlock: number | undefined; readonly transactionHash: Hex },
  signal: AbortSignal | undefined,
): Promise<InBlock | null> {
  const { client, config, account } = source;
  const { transactionHash } = from;
  if (written.act === 'register') {
    const { registry, uid } = written;
    return (await isRegistered(client, registry, uid)) ? { uid, uids: [uid], transactionHash } : null;
  }
  if (written.act === 'deploy') {
    const { registry, resolver, uid } = written;
    const code = await getCode(client, { address: resolver });
    const isThere = code !== undefined && code !== '0x' && (await isRegistered(client, registry, uid));
    return isThere ? { uid, uids: [uid], transactionHash } : null;
  }
  if (written.act === 'set-profile') {
    const uid = await findWrittenProfile(source, written, signal);
    return uid && { uid, uids: [uid], transactionHash };
  }
  const { act } = written;
  const schemaUid = written.schemaUid ?? (await findSchema(source, written, signal));
  if (!schemaUid || from.sentAtBlock === undefined) return null;
  const { number: to } = await fetchLatestBlock(client);
  const first = BigInt(from.sentAtBlock);
  if (to < first) return null;
  const range = { schemas: [schemaUid.toLowerCase() as Hex], attesters: [account], from: first, to };
  const logs = (await fetchLogs({ client, config }, range, { signal })).filter(({ kind }) =>
    act === 'revoke' ? kind === 'revoked' : kind === 'attested',
  );
  if (act === 'revoke') return toInBlock([logs.find((log) => isSame(log.uid, written.uid))]);
  const uids = logs.map((log) => log.uid);
  const attestations = await fetchAttestations(source, uids, { signal });
  const hasData = (uid: Hex, dataHash: Hex) => {
    const row = attestations.get(uid);
    const isHere = written.refUid === undefined || isSame(row?.refUID, written.refUid);
    return row !== undefined && isHere && isSame(hashHex(row.data), dataHash);
  };
  const dataHashes = act === 'attest' ? [written.dataHash] : written.dataHashes;
  const transactions = new Set(logs.map((log) => log.transactionHash));
  for (const hash of transactions) {
    const own = logs.filter((log) => log.transactionHash === hash);
    const found = toInBlock(dataHashes.map((dataHash) => own.find((log) => hasData(log.uid, dataHash))));
    if (found) return found;
  }
  return null;
}

type Log = { readonly uid: Hex; readonly transactionHash: Hex };

/** Null unless all logs were found. */
function toInBlock(logs: readonly (Log | undefined)[]): InBlock | null {
  const [first] = logs;
  const uids = logs.flatMap((log) => log?.uid ?? []);
  if (!first || uids.length !== logs.length) return null;
  return { uid: first.uid, uids, transactionHash: first.transactionHash };
}

/** The schema of the attestation to revoke. */
async function findSchema(
  source: WriteSource,
  { uid }: Extract<Written, { act: 'revoke' }>,
  signal: AbortSignal | undefined,
): Promise<Hex | undefined> {
  return (await fetchAttestations(source, [uid], { signal })).get(uid)?.schema;
}

/** True if another transaction has the same effect. */
export function isSameWrite(
  written: Written,
  { to, input }: Pick<Transaction, 'to' | 'input'>,
  { config }: WriteSource,
): boolean {
  if (written.act === 'register') return isSame(to, written.registry) && input === written.data;
  if (written.act === 'deploy') return isSame(to, written.to) && input === written.data;
  const call = readCall(input);
  if (call?.act !== written.act) return false;
  if (written.act === 'set-profile') {
    return (
      call.act === 'set-profile' &&
      isSame(to, written.contract) &&
      isSame(hashHex(stringToHex(call.uri)), written.dataHash)
    );
  }
  if (!isSame(to, config.eas.contract)) return false;
  if (written.act === 'revoke') return call.act === 'revoke' && isSame(call.uid, written.uid);
  if (written.act === 'attest') return call.act === 'attest' && isSame(hashHex(call.data), written.dataHash);
  const hashes = call.act === 'attest-many' ? call.attestations.map(({ data }) => hashHex(data)) : [];
  return hashes.join().toLowerCase() === written.dataHashes.join().toLowerCase();
}

/** True if a mined write is visible in whole: profiles and schemas on the chain, the others in the scan. */
export async function isVisible(
  source: WriteSource,
  written: Written,
  uids: readonly Hex[],
  { scan, signal }: Pick<FollowOptions, 'scan' | 'signal'>,
): Promise<boolean> {
  if (written.act === 'register' || written.act === 'deploy') return true;
  // The node may lag behind the one that had the receipt.
  if (written.act === 'set-profile') return (await findWrittenProfile(source, written, signal)) !== null;
  // Scans index in the order of the chain: until the last one is indexed, the others need no query.
  for (const uid of uids.toReversed()) {
    const attestation = await scan?.findAttestation(uid, { signal });
    if (!attestation) return false;
    if (written.act === 'revoke' && attestation.revocationTime === 0n) return false;
  }
  return true;
}

async function findWrittenProfile(
  { client, config, account }: WriteSource,
  { contract, dataHash }: Extract<Written, { act: 'set-profile' }>,
  signal: AbortSignal | undefined,
): Promise<Hex | null> {
  const source = { client, config: { ...config, contracts: { profile: contract } } };
  return findProfile(source, { account, dataHash, signal });
}

function isSame(one: string | null | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}
