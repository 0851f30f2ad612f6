import type { ChainConfig } from '@org/chain-config';
import { type Contest, toLine, toRawUri } from '@org/contests';
import { getUriAbi } from '@org/contests/chain';
import type { Log } from '@org/server-kit';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { BaseError } from 'viem';
import { createCache, type NoAnswer } from '../base/cache.ts';
import { decodeJsonUri, decodePictureUri } from '../base/dataUris.ts';
import { UnusableError } from '../base/fetchSafely.ts';
import { answerProblem } from '../base/http.ts';
import { createLimitedLog } from '../base/logs.ts';
import { createEtag, isKnownEtag } from '../base/webFile.ts';
import type { ContestReader } from '../contests/createContestReader.ts';
import {
  type Absence,
  type ContestTarget,
  findContestTarget,
  keyOfTarget,
  openServerChain,
  tagsOf,
} from '../contests/lookups.ts';
import { isFinal } from '../ens/names.ts';
import { reencode } from '../pictures/reencode.ts';
import type { PublicConfig } from '../settings/settings.ts';
import { MAX_FACES, type ProfileFacts } from './describeContest.ts';

/** The profiles of a contest's first judges. */
type FacesFound = ProfileFacts & {
  /** True if every picture that can be shown was read. */
  readonly isWhole: boolean;
};

export type Faces = {
  /** `waitMs`: how long to wait for pictures that are not cached. */
  readonly find: (target: ContestTarget, waitMs: number) => Promise<FacesFound | Absence | NoAnswer>;
};

type FacesOptions = {
  /** With the server's RPCs. */
  readonly chains: readonly ChainConfig[];
  readonly reader: Pick<ContestReader, 'admit' | 'findContest'>;
  readonly hiddenCids: readonly string[];
  readonly log?: Log;
  readonly clock?: (() => number) | undefined;
};

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** The longest profile that is parsed, as on the pages: larger ones do not fit into a transaction. */
const MAX_PROFILE_CHARACTERS = 100_000;
/** The largest picture of a profile, as on the pages. */
const MAX_PICTURE_BYTES = 48 * 1024;
/** Twice as wide as pictures and the embedded page draw it. A face has about 3 kB. */
const FACE_PIXELS = 96;
const READ_MS = 5 * SECOND_MS;
/** Each RPC is asked for its chain first, and the next one takes over from one that fails. */
const MAX_RPC_REQUESTS = 4;
/** The faces of 400 contests with six pictures of 5 kB each. */
const MAX_KEPT_CHARACTERS = 16 * 1024 * 1024;

/** The longest name that the pages show. */
const MAX_NAME_CHARACTERS = 120;
const textSchema = v.fallback(v.string(), '');
const profileSchema = v.pipe(v.string(), v.parseJson(), v.object({ name: textSchema, picture: textSchema }));

/**
 * Reads the names and pictures of judges from their profiles on the contest's chain, with one call for a contest, re-encoded and
 * cached. A judge whose profile has no picture that can be shown has none here.
 */
export function createFaces({ chains, reader, hiddenCids, clock, ...options }: FacesOptions): Faces {
  const log = createLimitedLog('faces', options.log);

  const readFace = async (picture: string, networks: readonly string[]): Promise<string> => {
    const bytes = decodePictureUri(picture, MAX_PICTURE_BYTES);
    if (!bytes || hiddenCids.includes(toRawUri(bytes).replace('ipfs://', ''))) return '';
    const face = await reencode(bytes, { square: FACE_PIXELS, format: 'jpeg', networks });
    return `data:image/jpeg;base64,${Buffer.from(face).toString('base64')}`;
  };

  const read = async (target: ContestTarget): Promise<FacesFound | Absence> => {
    const contest = await reader.findContest(target);
    const chain = chains.find(({ slug }) => slug === target.chainConfig.slug);
    if (typeof contest === 'string' || !chain) return typeof contest === 'string' ? contest : 'not-found';
    const judges = contest.judges.slice(0, MAX_FACES);
    const profiles = (await fetchProfiles(chain, judges)).map(readProfile);
    const read: PromiseSettledResult<string>[] = [];
    // One after another: they take one place of the decoder, which visitors' pictures wait for, too.
    for (const { picture } of profiles)
      read.push(...(await Promise.allSettled([readFace(picture, target.networks ?? [])])));
    const faces = judges.flatMap((judge, index) => {
      const result = read[index];
      return result?.status === 'fulfilled' && result.value ? [[judge, result.value]] : [];
    });
    // A busy decoder may have time later; a picture that cannot be shown stays so.
    const isWhole = read.every((each) => each.status === 'fulfilled' || each.reason instanceof UnusableError);
    const names = judges.flatMap((judge, index) => {
      const name = profiles[index]?.name ?? '';
      return name === '' ? [] : [[judge, name]];
    });
    return { names: Object.fromEntries(names), faces: Object.fromEntries(faces), isWhole };
  };

  const cache = createCache<ContestTarget, FacesFound | Absence>({
    keyOf: keyOfTarget,
    read: (target) =>
      read(target).catch((error) => {
        log(`${keyOfTarget(target)}: ${error instanceof BaseError ? error.shortMessage : String(error)}`);
        throw error;
      }),
    freshMs: (found) => (isWhole(found) ? 5 * MINUTE_MS : 5 * SECOND_MS),
    keptMs: (found) => (isWhole(found) ? 60 * MINUTE_MS : 5 * SECOND_MS),
    maxEntries: 1_000,
    size: { of: (found) => JSON.stringify(found).length, max: MAX_KEPT_CHARACTERS },
    maxReads: 4,
    admit: reader.admit,
    networksOf: ({ networks }) => networks,
    restMs: 30 * SECOND_MS,
    ...(clock && { clock }),
  });

  return { find: cache.get };
}

const isWhole = (found: FacesFound | Absence | NoAnswer): boolean =>
  typeof found === 'object' && found.isWhole;

/** The profiles of accounts; empty for those without, and on chains without the Profile contract. */
async function fetchProfiles(config: ChainConfig, accounts: Contest['judges']): Promise<readonly string[]> {
  if (accounts.length === 0) return [];
  const client = openServerChain(config, {
    maxRequests: MAX_RPC_REQUESTS,
    signal: AbortSignal.timeout(READ_MS),
  });
  const contract = { address: config.contracts.profile, abi: getUriAbi, functionName: 'getURI' } as const;
  const answers = await client.multicall({
    contracts: accounts.map((account) => ({ ...contract, args: [account] as const })),
    // All of them in one call.
    batchSize: 0,
  });
  return answers.map((answer) => {
    if (answer.status === 'success') return answer.result;
    if (isFinal(answer.error)) return '';
    throw answer.error;
  });
}

/** The name and picture of a profile, each empty if the profile has none. */
function readProfile(uri: string): { readonly name: string; readonly picture: string } {
  if (uri.length > MAX_PROFILE_CHARACTERS) return { name: '', picture: '' };
  const profile = v.safeParse(profileSchema, decodeJsonUri(uri, MAX_PROFILE_CHARACTERS));
  if (!profile.success) return { name: '', picture: '' };
  return { name: toLine(profile.output.name, MAX_NAME_CHARACTERS), picture: profile.output.picture };
}

/** How long a request waits for pictures. The embedded page shows generated faces meanwhile. */
const WAIT_MS = 8 * SECOND_MS;
const FRESH = 'public, max-age=300';
/** Pictures that were not read in time are read by then. */
const SOON = 'public, max-age=5';

/** The faces by address as a JSON Schema. */
export const facesSchema = {
  type: 'object',
  propertyNames: { pattern: '^0x[0-9a-fA-F]{40}$' },
  additionalProperties: { type: 'string', pattern: '^data:image/jpeg;base64,' },
} as const;

/** Serves the faces of a contest's first judges for the embedded page, which has no code that reads the chain. */
export function serveFaces(
  faces: Faces,
  config: PublicConfig,
  networksOf: (context: Context) => readonly string[],
): Hono {
  const app = new Hono();
  app.get('/contests/:chain/:uid/faces.json', async (context) => {
    const target = findContestTarget(config, { ...context.req.param(), networks: networksOf(context) });
    if (!target || config.hiddenUids.includes(target.uid)) return answerProblem(context, 'not-found');
    const found = await faces.find(target, WAIT_MS);
    if (found === 'not-found' || found === 'not-a-contest') return answerProblem(context, 'not-found');
    const body = new TextEncoder().encode(JSON.stringify(typeof found === 'string' ? {} : found.faces));
    const etag = createEtag(body);
    const headers = {
      ...{ 'cache-control': isWhole(found) ? FRESH : SOON, etag },
      ...tagsOf([target.uid]),
    };
    if (isKnownEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
    return context.body(body, 200, { ...headers, 'content-type': 'application/json' });
  });
  return app;
}
