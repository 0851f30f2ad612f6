import { expect, test } from 'vitest';
import type { SqlDatabase } from '../../src/store/database.ts';
import { createAnswerSetup } from './createAnswerSetup.ts';
import { testAggregates } from './testAggregates.ts';
import { testLists } from './testLists.ts';
import { testRefusals } from './testRefusals.ts';
import { testRequests } from './testRequests.ts';
import { testShapes } from './testShapes.ts';

/** The scan's answers, the same from every kind of database. */
export function testAnswers(open: () => Promise<SqlDatabase>): void {
  const setup = createAnswerSetup(open);
  testLists(setup);
  testShapes(setup);
  testAggregates(setup);
  testRefusals(setup);
  testRequests(setup);

  test('had no internal errors', () => {
    expect(setup.logged).toEqual([]);
  });
}
