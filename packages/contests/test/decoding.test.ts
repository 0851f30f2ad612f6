import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import type { Hex } from 'viem';
import { expect, test } from 'vitest';
import told from '../../../docs/rules/R1-decoding.json' with { type: 'json' };
import { createLaunchOptions } from '../../../scripts/test/chromium.ts';
import { decodeEvaluation } from '../src/index.ts';
import { type Portable, runPortable } from './portable.ts';

// The strings in the JSON are hex.
const vectors = told.map(({ data }) => data as Hex);
const HOSTILE = 5_000;

test.each(told)('$name', ({ data, value }) => {
  expect(decodeEvaluation(data as Hex)).toEqual(
    value ? { ok: true, value } : { ok: false, reason: 'undecodable' },
  );
});

test('decodes the same bytes in a browser', { timeout: 60_000 }, async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('portable.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'portable',
    target: 'es2022',
    write: false,
  });
  const browser = await chromium.launch(createLaunchOptions());
  try {
    const page = await browser.newPage();
    const read = async (before = ''): Promise<Portable> => {
      await page.goto('about:blank');
      // One script, because declarations do not survive between scripts.
      const call = `portable.runPortable(${JSON.stringify(vectors)}, ${HOSTILE})`;
      return page.evaluate(`(() => { ${before} ${outputFiles[0]?.text}; return ${call}; })()`);
    };
    const here = runPortable(vectors, HOSTILE);
    expect(await read()).toEqual(here);
    // As in browsers without a native hex decoder.
    expect(await read('delete Uint8Array.prototype.setFromHex;')).toEqual(here);
  } finally {
    await browser.close();
  }
});
