import { expect, test, vi } from 'vitest';
import { licenseStandIns } from './notices.ts';

const call = (hook: unknown, context: object, ...args: readonly unknown[]) =>
  (hook as (...args: readonly unknown[]) => unknown).call(context, ...args);

test.each([
  ['ua-parser-js', '/node_modules/@rainbow-me/rainbowkit/dist/index.js', /\/stand-ins\/UAParser\.ts$/],
  ['@metamask/sdk', '/node_modules/@wagmi/connectors/dist/esm/metaMask.js', /\/stand-ins\/MetaMaskSdk\.ts$/],
])('replaces the package %s with a stand-in', (source, importer, file) => {
  const { resolveId } = licenseStandIns();
  expect(call(resolveId, {}, source, importer)).toMatch(file);
  expect(call(resolveId, {}, source, '/src/main.ts')).toBeUndefined();
  expect(call(resolveId, {}, 'react', importer)).toBeUndefined();
});

test.each([
  ['/node_modules/.pnpm/ua-parser-js@2.0.10/node_modules/ua-parser-js/src/main/ua-parser.mjs', 1],
  ['/node_modules/@metamask/sdk/dist/browser/es/metamask-sdk.js', 1],
  ['/node_modules/@metamask/sdk-communication-layer/dist/index.js', 1],
  ['/node_modules/react/index.js', 0],
])('fails a build with modules that it must not contain: %s', (id, failures) => {
  const error = vi.fn();
  const bundle = { 'index.js': { type: 'chunk', moduleIds: [id] }, 'style.css': { type: 'asset' } };
  call(licenseStandIns().generateBundle, { error }, {}, bundle);
  expect(error).toHaveBeenCalledTimes(failures);
});
