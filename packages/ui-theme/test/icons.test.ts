import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createIconModule, iconModules, toPath } from '../scripts/createIconModule.ts';

test.each(Object.entries(iconModules))(
  'the generated icon %s is up to date (else: pnpm generate)',
  async (name, icons) => {
    const written = readFileSync(new URL(`../src/generated/${name}.ts`, import.meta.url), 'utf8');
    expect(written).toBe(await createIconModule(icons));
  },
);

describe('a shape', () => {
  test.each([
    ['path', { d: 'M4 22h16' }, 'M4 22h16'],
    ['path', { d: 'm15 5 4 4' }, 'M15 5l4 4'],
    ['path', { d: 'm9 18-6 6' }, 'M9 18l-6 6'],
    ['path', { d: 'm9 18h3' }, 'M9 18h3'],
    ['line', { x1: '8.59', x2: '15.42', y1: '13.51', y2: '17.49' }, 'M8.59 13.51L15.42 17.49'],
    ['polyline', { points: '22 12 16 12 14 15' }, 'M22 12 16 12 14 15'],
    ['circle', { cx: '12', cy: '12', r: '3' }, 'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z'],
    [
      'rect',
      { x: '3', y: '3', width: '18', height: '10', rx: '2' },
      'M5 3h14a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z',
    ],
  ])('becomes a path that can follow another one: %s %j', (shape, attributes, path) => {
    expect(toPath(shape, attributes as Readonly<Record<string, string>>)).toBe(path);
  });

  test('is rejected if it cannot be drawn', () => {
    expect(() => toPath('text', {})).toThrow('cannot draw a text');
  });
});
