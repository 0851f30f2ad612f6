import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRewrites, type Rewrites } from '../src/base/rewrites.ts';
import { createContentSecurityPolicy, createEmbedPolicy } from '../src/security/contentSecurityPolicy.ts';
import { fixedHeaders, permissionsPolicy, STRICT_TRANSPORT } from '../src/security/securityHeaders.ts';

/** For chains that only the operator's `config.json` names, and for endpoints that readers choose. */
const CONNECTIONS = "connect-src 'self' https: wss:";

/** A plain web server takes no reports. */
const adapt = (policy: string) =>
  policy
    .split('; ')
    .filter((directive) => !directive.startsWith('report-'))
    .map((directive) => (directive.startsWith('connect-src ') ? CONNECTIONS : directive))
    .join('; ');

/** The security headers of one build for nginx without this server: the policy has hashes, which change with each build. */
export function describePolicy({ inline, embed }: Rewrites): string {
  // The policy with WalletConnect allows the pages without it too.
  const pages = createContentSecurityPolicy({ chains: [], walletConnectProjectId: '' }, { inline });
  const framed = embed?.path.replaceAll(/:\w+/g, '[^/]+');
  return [
    '# Written by apps/api/scripts/nginxPolicy.ts for one build of apps/web.',
    `set $laurel_policy "${adapt(pages)}";`,
    ...(framed
      ? [`if ($uri ~ ^${framed}$) { set $laurel_policy "${adapt(createEmbedPolicy({ chains: [] }))}"; }`]
      : []),
    'add_header Content-Security-Policy $laurel_policy always;',
    // Other sites load all below /embed/, and the icons.
    'set $laurel_readers "same-origin";',
    'if ($uri ~ "^/embed/|\\.(svg|png|ico)$") { set $laurel_readers "cross-origin"; }',
    'add_header Cross-Origin-Resource-Policy $laurel_readers always;',
    ...Object.entries({
      ...fixedHeaders,
      'permissions-policy': permissionsPolicy,
      'strict-transport-security': STRICT_TRANSPORT,
    }).map(([name, value]) => `add_header ${name} "${value}" always;`),
    '',
  ].join('\n');
}

if (import.meta.main) {
  const [file = 'static-policy.conf'] = process.argv.slice(2);
  const rewrites = readFileSync(join(import.meta.dirname, '../../web/dist/rewrites.json'), 'utf8');
  writeFileSync(file, describePolicy(parseRewrites(rewrites)));
}
