import { expect, test } from 'vitest';
import { wantsImport } from './useImports.ts';

const ada = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

test.each([
  `Ada\t${ada}`,
  `name,address\nAda,${ada}`,
  `${ada}, ${bob}`,
  `- ${ada}`,
  `base:${ada}`,
  `Ada;${ada}`,
])('opens the import of judges for %j', (text) => {
  expect(wantsImport(text, 'judges')).toBe(true);
});

test.each([
  'name,url\nLamp,https://lamp.example',
  'https://a.example,Lamp\nhttps://b.example,Shelf',
  'https://a.example, https://b.example',
  '- https://a.example',
  '[Lamp](https://a.example)',
])('opens the import of entries for %j', (text) => {
  expect(wantsImport(text, 'entries')).toBe(true);
});

test('leaves plain lines in the field, valid or not', () => {
  expect(wantsImport(`${ada}\r\n${bob}\n\nnobody\n0x12`, 'judges')).toBe(false);
  expect(wantsImport('https://a.example/@52.5,13.4\nhttps://b.example\nexample.org', 'entries')).toBe(false);
});
