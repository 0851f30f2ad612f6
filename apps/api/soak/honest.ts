import { setTimeout as sleep } from 'node:timers/promises';
import { local } from '@org/chain-config';
import { type Contest, createActsScan, createScanReader, toRawUri } from '@org/contests';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { createBrowser, ORIGIN } from '../test/createBrowser.ts';
import { makePng } from '../test/makePicture.ts';
import { nameFailure } from './figures.ts';
import type { Random } from './random.ts';
import type { Places } from './startStack.ts';

const PEOPLE = 16;
const TIMEOUT_MS = 15_000;
/** Pause between two actions of one person. */
const PAUSE_MS = [150, 450] as const;

/** The actions of honest users, each with its own figures. */
const acts = {
  'contest list': ({ scan }) => scan.fetchContests({ skip: 0, take: 20 }),
  'contest result': ({ acts, contest }) => acts.fetchActs(contest.uid),
  page: ({ browser, contest }) => browser.send(`/contests/local/${contest.uid}`),
  picture: ({ browser, contest }) => browser.send(`/contests/local/${contest.uid}/og.png`),
  upload: async ({ browser, random }) => {
    const bytes = makePng(320, 240, () => random.between(0, 255));
    await browser.send('/api/documents', {
      ...{ method: 'POST', body: new Uint8Array(bytes) },
      headers: { 'content-type': 'application/octet-stream' },
    });
    await browser.send(`/api/pictures/${toRawUri(bytes).slice('ipfs://'.length)}?width=320`);
  },
  'sign-in': async ({ browser, account }) => {
    await browser.signIn(account);
    await browser.session();
    await browser.sendJson('POST', '/api/siwe/logout', {});
  },
  draft: async ({ browser, account, random }) => {
    if ((await browser.session()) === null) await browser.signIn(account);
    const path = `/api/drafts/review-${random.hex(6)}`;
    const saved = await browser.sendJson('PUT', path, { comment: 'A good entry. '.repeat(20) });
    await browser.send(path);
    await browser.send(path, { method: 'DELETE', headers: { 'if-match': saved.headers.get('etag') ?? '*' } });
  },
} satisfies Record<string, (person: Person) => Promise<unknown>>;

type Act = keyof typeof acts;
type Person = {
  readonly browser: ReturnType<typeof createBrowser>;
  readonly scan: ReturnType<typeof createScanReader>;
  readonly acts: ReturnType<typeof createActsScan>;
  readonly account: PrivateKeyAccount;
  readonly contest: Contest;
  readonly random: Random;
};

/** Reads are more frequent than writes. */
const mix: readonly Act[] = [
  ...(['contest list', 'contest result', 'contest result', 'page', 'page'] as const),
  ...(['picture', 'upload', 'sign-in', 'draft'] as const),
];

type Options = Places & {
  readonly random: Random;
  readonly signal: AbortSignal;
  readonly record: (act: Act, outcome: string, ms: number) => void;
};

/** Readers, judges and organizers, each from its own network; resolves when the signal aborts. */
export async function runHonestPeople({ apiUrl, scanUrl, random, signal, record }: Options): Promise<void> {
  const reader = createScanReader({ config: local, endpoint: scanUrl });
  const { contests } = await reader.fetchContests({ skip: 0, take: 20 });
  await Promise.all(
    Array.from({ length: PEOPLE }, async (_, nth) => {
      const address = `198.51.${nth}.7`;
      let refusal: string | null = null;
      const send = async (url: string | URL | Request, init: RequestInit = {}) => {
        const headers = new Headers(init.headers);
        headers.set('x-forwarded-for', address);
        const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
        if (!answer.ok) refusal = String(answer.status);
        if (!answer.ok) throw new Error(`${answer.status}`);
        // Reads each answer to its end, as a browser does.
        const body = await answer.arrayBuffer();
        return new Response(body.byteLength > 0 ? body : null, answer);
      };
      const options = { config: local, endpoint: scanUrl, fetch: send, timeoutMs: TIMEOUT_MS };
      const person: Person = {
        browser: createBrowser((path, init) => send(path.replace(ORIGIN, apiUrl), init)),
        scan: createScanReader(options),
        acts: createActsScan(options),
        account: privateKeyToAccount(
          `0x${String(nth + 1)
            .padStart(2, '0')
            .repeat(32)}`,
        ),
        contest: random.pick(contests),
        random,
      };
      while (!signal.aborted) {
        const act = random.pick(mix);
        const started = performance.now();
        refusal = null;
        let outcome = 'ok';
        try {
          await acts[act](person);
        } catch (error) {
          outcome = refusal ?? nameFailure(error);
        }
        record(act, outcome, performance.now() - started);
        await sleep(random.between(...PAUSE_MS), undefined, { signal }).catch(() => undefined);
      }
    }),
  );
}
