import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compareSets, type PictureSet } from './compareSets.ts';

const draw = (color: string, height = 40) =>
  sharp({ create: { width: 40, height, channels: 4, background: color } })
    .webp({ lossless: true })
    .toBuffer();

const toSet = async (pictures: Record<string, Promise<Buffer>>): Promise<PictureSet> => ({
  names: Object.keys(pictures),
  read: async (name) => (await pictures[name]) ?? Buffer.alloc(0),
});

test('lists new, changed and removed pictures, and no equal one', async () => {
  const before = await toSet({ gone: draw('white'), same: draw('white'), other: draw('white') });
  const after = await toSet({ same: draw('white'), other: draw('black'), more: draw('white') });
  const changes = await compareSets({ before, after });
  expect(changes.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'gone gone',
    'new more',
    'changed other',
  ]);
});

test('leaves out differences up to the threshold', async () => {
  const before = await toSet({ page: draw('white', 40) });
  const after = await toSet({ page: draw('white', 41) });
  expect(await compareSets({ before, after, thresholdPercent: 2 })).toHaveLength(1);
  expect(await compareSets({ before, after, thresholdPercent: 3 })).toEqual([]);
});

test('does not list a picture that failed as one of a removed story', async () => {
  const before = await toSet({ gone: draw('white'), failed: draw('white') });
  const changes = await compareSets({ before, after: await toSet({}), failed: new Set(['failed']) });
  expect(changes.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['gone gone']);
});
