// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './Gallery.tsx';

const html = renderToString(<Gallery />);

test('prerenders every control without a window', () => {
  expect(typeof window).toBe('undefined');
  expect(html).toContain('Autumn hackathon for public goods');
  expect(html).toContain('0x70…79C8');
});

test('prerenders no inline style and no inline script', () => {
  expect(html).not.toMatch(/<[^>]* style=/);
  expect(html).not.toMatch(/<(style|script)/);
});

test('prerenders the same HTML each time', () => {
  expect(renderToString(<Gallery />)).toBe(html);
});
