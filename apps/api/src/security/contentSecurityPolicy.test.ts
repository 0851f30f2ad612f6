import { expect, test } from 'vitest';
import { readSettings } from '../settings/readSettings.ts';
import { createContentSecurityPolicy, createPolicyHeaders } from './contentSecurityPolicy.ts';

const policyOf = (env: Record<string, string>) =>
  new Map(
    createContentSecurityPolicy(readSettings(env).publicConfig)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

test('allows nothing inline and nothing from other origins', () => {
  const policy = policyOf({ CHAINS: 'local' });
  expect(policy.get('default-src')).toEqual(["'none'"]);
  for (const name of ['script-src', 'style-src', 'font-src', 'worker-src', 'manifest-src', 'form-action']) {
    expect(policy.get(name)).toEqual(["'self'"]);
  }
  expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'self'", 'https://app.safe.global']);
});

test('allows the configured RPC and scan of each chain, and no others', () => {
  const local = policyOf({ CHAINS: 'local', RPC_URL_31337: 'http://127.0.0.1:9545/key' });
  expect(local.get('connect-src')).toEqual(["'self'", 'http://127.0.0.1:9545', 'http://127.0.0.1:4350']);
});

test('allows mainnet lookups for a public product, and the relay only with WalletConnect', () => {
  const env = { CHAINS: 'base', RPC_URL_8453: 'https://rpc.example.org' };
  const off = policyOf(env).get('connect-src');
  expect(off).toEqual([
    "'self'",
    'https://rpc.example.org',
    'https://base.easscan.org',
    'https://ethereum.reth.rs',
    'https://ethereum-rpc.publicnode.com',
  ]);
  const on = policyOf({ ...env, WALLETCONNECT_PROJECT_ID: 'a'.repeat(32) }).get('connect-src');
  expect(on?.slice(5)).toEqual(['wss://relay.walletconnect.com', 'wss://relay.walletconnect.org']);
});

test('issue 13: enforces Trusted Types, and only reports them with WalletConnect', () => {
  const off = createPolicyHeaders(readSettings({ CHAINS: 'local' }).publicConfig);
  expect(Object.keys(off)).toEqual(['content-security-policy']);
  expect(off['content-security-policy']).toContain(
    "require-trusted-types-for 'script'; trusted-types laurel-worker;",
  );
  const env = { CHAINS: 'local', WALLETCONNECT_PROJECT_ID: 'a'.repeat(32) };
  const on = createPolicyHeaders(readSettings(env).publicConfig);
  expect(on['content-security-policy']).not.toContain('trusted-types');
  expect(on['content-security-policy-report-only']).toMatch(
    /^require-trusted-types-for 'script'; trusted-types laurel-worker lit-html; report-uri \/api\/csp-reports; report-to csp$/,
  );
});

test('allows what is inline in the pages by hash only', () => {
  const inline = { scripts: ['sha256-a'], styles: ['sha256-b', 'sha256-c'] };
  const policy = createContentSecurityPolicy(readSettings({ CHAINS: 'local' }).publicConfig, { inline });
  expect(policy).toContain("script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b' 'sha256-c'; ");
  expect(policy).not.toContain('unsafe');
});
