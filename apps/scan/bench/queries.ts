import type { Figure } from '../../../tools/bench/record/record.ts';
import { startPostgres } from '../../../tools/test/postgres.ts';
import { REVIEWS_EACH } from '../test/fillReviews.ts';
import { type Answers, type Copy, measureAnswers, startCopy } from './measureAnswers.ts';
import { CONTESTS, questions } from './questions.ts';

const SECONDS = 8;
/** Asked for to measure how long answers take below the limit. */
const RATE = 1_000;

/** EAS's own indexing service, 51 rows and 20 connections: it is not part of this run. */
const EASSCAN = '714/s, p99 236 ms on 2026-11-21, on another machine with 2 cores; not measured in this run';

/** Answers to the questions of the pages: from one scan and from two on one PostgreSQL server, and from PGlite. */
export async function benchQueries(): Promise<readonly Figure[]> {
  console.log(`answers from ${(CONTESTS * REVIEWS_EACH).toLocaleString('en')} rows, 20 connections`);
  const postgres = await startPostgres();
  const figures: Figure[] = [];
  try {
    await using(await startCopy(postgres.url, CONTESTS), async (first) => {
      figures.push(...(await measureAll('one scan on PostgreSQL', [first])));
      for (const question of questions) {
        const steady = await measureAnswers([first], question, { seconds: SECONDS, perSecond: RATE });
        const what = `${question.name}, ${RATE.toLocaleString('en')}/s asked`;
        print(what, steady);
        figures.push({ what: `${what}: p99`, value: steady.p99Ms, unit: 'ms' });
      }
      await using(await startCopy(postgres.url), async (second) => {
        figures.push(...(await measureAll('two scans on PostgreSQL', [first, second])));
      });
    });
  } finally {
    await postgres.stop();
  }
  console.log(`  easscan's own service: ${EASSCAN}`);
  await using(await startCopy('memory', CONTESTS), async (embedded) => {
    figures.push(...(await measureAll('one scan on PGlite', [embedded])));
  });
  return figures;
}

async function measureAll(from: string, copies: readonly Copy[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const question of questions) {
    const what = `${question.name}, ${from}`;
    const answers = await measureAnswers(copies, question, { seconds: SECONDS });
    print(what, answers);
    figures.push(
      { what, value: answers.perSecond, unit: 'answers/s' },
      { what: `${what}: p99`, value: answers.p99Ms, unit: 'ms' },
      { what: `${what}: per CPU-second of the scan`, value: answers.perCpuSecond, unit: 'answers' },
    );
  }
  return figures;
}

async function using(copy: Copy, work: (copy: Copy) => Promise<void>): Promise<void> {
  try {
    await work(copy);
  } finally {
    await copy.stop();
  }
}

function print(what: string, { perSecond, perCpuSecond, p50Ms, p99Ms }: Answers) {
  console.log(
    `  ${what}: ${perSecond.toFixed(0)}/s, p50 ${p50Ms} ms, p99 ${p99Ms} ms, ${perCpuSecond.toFixed(0)} per CPU-second`,
  );
}
