import { nameFailure } from './figures.ts';
import type { Random } from './random.ts';
import type { Places } from './startStack.ts';

export type Attack = {
  readonly name: string;
  /** Attacks until the signal aborts. */
  readonly run: (target: ContestTarget) => Promise<void>;
};

export type ContestTarget = Places & {
  readonly random: Random;
  readonly signal: AbortSignal;
  readonly record: (outcome: string, ms: number) => void;
};

const TIMEOUT_MS = 30_000;

/** Sends a request, reads the whole answer, and records its status; undefined without an answer. */
export async function send(
  { signal, record }: ContestTarget,
  url: string,
  { from, ...init }: RequestInit & { readonly from: string },
): Promise<{ status: number; text: string; cookies: string[] } | undefined> {
  const started = performance.now();
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', from);
    const answer = await fetch(url, { ...init, headers, signal: AbortSignal.any([signal, timeout]) });
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) if (text.length < 10_000) text += decoder.decode(chunk);
    record(String(answer.status), performance.now() - started);
    return { status: answer.status, text, cookies: answer.headers.getSetCookie() };
  } catch (error) {
    if (!signal.aborted)
      record(timeout.aborted ? 'timeout' : nameFailure(error), performance.now() - started);
    return undefined;
  }
}

/** Runs a task in several places at once until the signal aborts. */
export async function repeat(
  { signal }: ContestTarget,
  workers: number,
  act: () => Promise<unknown>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (!signal.aborted) {
        await act();
        // A task that fails at once must yield to the others.
        await new Promise(setImmediate);
      }
    }),
  );
}

/** An IPv6 address in one of 16 /48 networks, or any IPv4 address. */
export function findSource(random: Random): string {
  return random.next() < 0.7
    ? `2001:db8:${random.between(0, 15).toString(16)}:${random.hex(2)}:${random.hex(2)}:${random.hex(2)}:${random.hex(2)}:${random.hex(2)}`
    : `${random.between(11, 200)}.${random.between(0, 255)}.${random.between(0, 255)}.${random.between(1, 254)}`;
}
