import { local } from '@org/chain-config';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ContestTexts } from '../../data/reading/contestAnswer.ts';
import { contestsQuery } from '../../data/scan/contestsQuery.ts';
import { createSampleContest, performSample } from '../../testing/sampleContest.ts';
import { searchRead } from './searchRead.ts';

const { result, texts } = createSampleContest(performSample);
const { contest } = result;
const other = { ...contest, uid: `0x${'7'.repeat(64)}` as const, title: 'Bells', description: '' };

function createCache(documents: ContestTexts | undefined): QueryClient {
  const client = new QueryClient();
  client.setQueryData([...contestsQuery(local).queryKey, 'list', {}], {
    pages: [{ contests: [{ ...contest, description: '' }, other] }],
    pageParams: [undefined],
  } as never);
  if (documents) client.setQueryData(['documents', contest.uid], documents);
  return client;
}
const search = (words: string, documents: ContestTexts | undefined = texts) => {
  const { read, found } = searchRead(createCache(documents), local, words);
  return { read, found: found.map(({ title }) => title) };
};

test('searches titles of all listed contests, and the texts of those that were read', () => {
  expect(search('bells')).toEqual({ read: 1, found: ['Bells'] });
  expect(search('rope knots')).toEqual({ read: 1, found: [contest.title] });
  expect(search('hang tomorrow').found).toEqual([contest.title]);
  expect(search('nowhere').found).toEqual([]);
});

test('knows no names before the texts are read', () => {
  expect(search('rope', null as never)).toEqual({ read: 0, found: [] });
});
