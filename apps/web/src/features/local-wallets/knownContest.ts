import { local } from '@org/chain-config';
import {
  type ContestReplay,
  decodeActData,
  readContestDocument,
  readEntriesDocument,
  readEntryDocument,
} from '@org/contests';
import { createActsReader, easAbi } from '@org/contests/chain';
import { createPublicClient, type Hex, http } from 'viem';
import { readContract } from 'viem/actions';

/** The texts of a contest, as far as they are in its attestations. */
export type KnownContest = {
  readonly title: string;
  /** The names of entries by their numbers. */
  readonly entries: ReadonlyMap<number, string>;
  readonly criteria: readonly { readonly label: string; readonly maxPoints: number }[];
  /** The names of submissions by their UIDs. */
  readonly submissions: ReadonlyMap<Hex, string>;
};

/** The contest and the entry of a withdrawn attestation. */
type KnownAttestation = { readonly contest: Hex; readonly entry: number | null };

/** Finds the texts that a wallet shows; null if the chain does not say. */
export type Names = {
  readonly findContest: (uid: Hex) => Promise<KnownContest | null>;
  readonly findAttestation: (uid: Hex) => Promise<KnownAttestation | null>;
};

/** A user waits for the dialog. */
const PATIENCE_MS = 2_000;

/** Names that are read from the local chain. */
export function createNames(rpcUrl: string): Names {
  const client = createPublicClient({ transport: http(rpcUrl, { retryCount: 0, timeout: PATIENCE_MS }) });
  const reader = createActsReader({ client, config: local });
  return {
    findContest: (uid) =>
      within(async (signal) => {
        const lookup = await reader.fetchActs(uid, { signal });
        return lookup.status === 'found' ? readNames(lookup.reading.state) : null;
      }),
    findAttestation: (uid) =>
      within(async () => {
        const { refUID, data } = await readContract(client, {
          ...{ address: local.eas.contract, abi: easAbi, functionName: 'getAttestation', args: [uid] },
        });
        const review = decodeActData('evaluation', data);
        const commit = review.ok ? review : decodeActData('commit', data);
        return { contest: refUID, entry: commit.ok ? commit.value.entry : null };
      }),
  };
}

async function within<Value>(read: (signal: AbortSignal) => Promise<Value | null>): Promise<Value | null> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const late = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
  return Promise.race([read(signal).catch(() => null), late]);
}

async function readNames(state: ContestReplay): Promise<KnownContest> {
  const { values, submissions } = state;
  const reading = await readContestDocument(values);
  const document = reading.status === 'read' ? reading.document : null;
  const entries = new Map(document?.entries.map(({ name }, index) => [index + 1, name]));
  const named = new Map<Hex, string>();
  for (const { uid, uri, contentHash, entry } of submissions.values()) {
    const texts = await readEntryDocument({ uri, contentHash });
    if (!texts) continue;
    named.set(uid, texts.name);
    if (entry !== null) entries.set(entry, texts.name);
  }
  for (const { number, list } of state.entries) {
    if (!list || entries.has(number)) continue;
    const own = state.entries.filter((each) => each.list?.uid === list.uid);
    const hashes = own.map(({ contentHash }) => contentHash);
    const late = await readEntriesDocument({ ...list, entries: hashes });
    if (late.status !== 'read') continue;
    for (const [index, each] of own.entries())
      entries.set(each.number, late.document.entries[index]?.name ?? '');
  }
  return {
    title: values.title,
    entries,
    submissions: named,
    criteria: values.maxPoints.map((maxPoints, index) => ({
      ...{ label: document?.criteria[index]?.label ?? '', maxPoints },
    })),
  };
}
