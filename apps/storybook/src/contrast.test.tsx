import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contrastOnce, forgetTexts, listNewTexts } from './contrast.ts';

const evaluate = vi.fn<(element: Element) => boolean | undefined>();

beforeEach(() => {
  evaluate.mockReset().mockReturnValue(true);
  vi.stubGlobal('axe', { _audit: { checks: { 'color-contrast-enhanced': { evaluate } } } });
});

afterEach(forgetTexts);

/** Draws a text, and checks it as axe does. */
function check(name: string, { color = 'rgb(0, 0, 0)', backdrop = 'rgb(255, 255, 255)' } = {}) {
  document.body.innerHTML = `<div style="background-color: ${backdrop}"><p class="${name}" style="color: ${color}">Text</p></div>`;
  const text = document.querySelector('p') as Element;
  return { text, result: contrastOnce.evaluate(text) };
}

test('checks texts that look the same once', () => {
  expect(check('same').result).toBe(true);
  forgetTexts();
  expect(check('same').result).toBe(true);
  expect(evaluate).toHaveBeenCalledTimes(1);
});

test('checks a text in another color, on another backdrop or of another kind again', () => {
  check('other');
  check('other', { color: 'rgb(9, 9, 9)' });
  check('other', { backdrop: 'rgb(9, 9, 9)' });
  check('another');
  expect(evaluate).toHaveBeenCalledTimes(4);
});

test.each([false, undefined])('checks a text again that did not pass: %s', (result) => {
  evaluate.mockReturnValue(result);
  expect(check(`failed ${result}`).result).toBe(result);
  expect(check(`failed ${result}`).result).toBe(result);
  expect(evaluate).toHaveBeenCalledTimes(2);
});

test('lists the texts of a story that a theme gives new colors', () => {
  const { text } = check('themed');
  expect(listNewTexts()).toEqual([]);
  text.setAttribute('style', 'color: rgb(250, 250, 250)');
  expect(listNewTexts()).toEqual([text]);
  contrastOnce.evaluate(text);
  expect(listNewTexts()).toEqual([]);
  forgetTexts();
  expect(listNewTexts()).toEqual([]);
});
