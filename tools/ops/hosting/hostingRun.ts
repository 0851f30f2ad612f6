import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const ROOT = join(import.meta.dirname, '../../..');
export const ORIGIN = 'https://laurel.example';
const READY_MS = 120_000;

/** One run: its folder, and the processes that it has to end. */
export type HostingRun = {
  /** A temporary folder; it is kept if the run fails, because it has the logs. */
  readonly folder: string;
  /** Ends something that was started, before everything that was started earlier. */
  readonly onEnd: (end: () => unknown) => void;
  /** Ends everything, even if one ending fails. */
  readonly endAll: (options: { readonly isFolderKept: boolean }) => Promise<void>;
};

export function createHostingRun(): HostingRun {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-ops-'));
  const endings: (() => unknown)[] = [];
  return {
    folder,
    onEnd: (end) => void endings.unshift(end),
    async endAll({ isFolderKept }) {
      for (const end of endings.splice(0)) {
        try {
          await end();
        } catch (error) {
          console.error(error);
        }
      }
      if (!isFolderKept) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const report = (sentence: string) => console.log(`ok  ${sentence}`);

/** @throws {Error} with the sentence and the details if it is not true */
export function check(isTrue: boolean, sentence: string, details: unknown = ''): void {
  if (!isTrue) throw new Error(`failed: ${sentence} ${String(details)}`);
  report(sentence);
}

/** Waits for two minutes until a URL answers with an expected status, by default 200. */
export async function waitFor(
  url: string,
  isFine: (status: number) => boolean = (status) => status === 200,
): Promise<void> {
  for (const end = Date.now() + READY_MS; Date.now() < end; await sleep(100)) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer && isFine(answer.status)) return;
  }
  throw new Error(`${url} was not ready in ${READY_MS / 1_000} s.`);
}

export const readText = async (url: string) => (await fetch(url)).text();
