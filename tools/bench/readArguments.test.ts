import { expect, test } from 'vitest';
import { readArguments } from './readArguments.ts';

const parts = ['contests', 'scan', 'web'];

test('passes each part its own options', () => {
  const { isSelected, listOptions, isQuick } = readArguments(
    ['--attestations', '500', '--sync=9', '--quick', '--only', 'kits', '--only=list'],
    parts,
  );
  expect(parts.filter(isSelected)).toEqual(parts);
  expect(listOptions('web')).toEqual(['--quick', '--only=kits', '--only=list']);
  expect(listOptions('scan')).toEqual(['--attestations=500', '--sync=9']);
  expect(listOptions('contests')).toEqual([]);
  expect(isQuick).toBe(true);
});

test('the bench runs the given parts only', () => {
  const { isSelected, isQuick } = readArguments(['web', 'scan', '--runs', '3'], parts);
  expect(parts.filter(isSelected)).toEqual(['scan', 'web']);
  expect(isQuick).toBe(false);
});

test.each([
  [['api2'], 'Unknown benchmark: api2. Choose from contests, scan, web.'],
  [['--fast'], "Unknown option '--fast'"],
  [['scan', '--quick'], '--quick is not an option of scan.'],
  [['web', '--runs'], 'argument missing'],
])('the bench rejects the arguments %j', (args, message) => {
  expect(() => readArguments(args, parts)).toThrow(message);
});
