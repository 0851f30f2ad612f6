import { nameFailure } from '../figures.ts';
import type { Random } from '../random.ts';
import type { Places } from '../startStack.ts';

export type Attack = {
  readonly name: string;
  /** Attacks until the signal ends it. */
  readonly run: (target: ContestTarget) => Promise<void>;
};

export type ContestTarget = Places & {
  readonly random: Random;
  readonly signal: AbortSignal;
  readonly record: (outcome: string, ms: number) => void;
};

const TIMEOUT_MS = 30_000;

/** Sends a request, reads the answer to its end, and records its status; undefined where no answer came. */
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

/** Does the same in several places at once until the signal ends it. */
export async function repeat(
  { signal }: ContestTarget,
  workers: number,
  act: () => Promise<unknown>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (!signal.aborted) {
        await act();
        // An act that fails at once must not keep the others from their turn.
        await new Promise(setImmediate);
      }
    }),
  );
}

/** An address of IPv6 in one of 16 networks of /48, or any of IPv4. */
export function findSource(random: Random): string {
  return random.next() < 0.7
    ? `2001:db8:${random.between(0, 15).toString(16)}:${random.hex(2)}:${random.hex(2)}:${random.hex(2)}:${random.hex(2)}:${random.hex(2)}`
    : `${random.between(11, 200)}.${random.between(0, 255)}.${random.between(0, 255)}.${random.between(1, 254)}`;
}
