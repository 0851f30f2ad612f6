// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './Gallery.tsx';

const html = renderToString(<Gallery />);

test('everything can be drawn without a window', () => {
  expect(typeof window).toBe('undefined');
  expect(html).toContain('Autumn hackathon for public goods');
  expect(html).toContain('0x70…79C8');
});

test('what is drawn needs no inline style and no inline script', () => {
  expect(html).not.toMatch(/<[^>]* style=/);
  expect(html).not.toMatch(/<(style|script)/);
});

test('is the same each time', () => {
  expect(renderToString(<Gallery />)).toBe(html);
});
