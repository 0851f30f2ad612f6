import { expect, test } from 'vitest';
import { describePolicy } from '../scripts/nginxPolicy.ts';

const script = `sha256-${'a'.repeat(43)}=`;
const style = `sha256-${'b'.repeat(43)}=`;

test('nginx allows what is inline in the build, any endpoint over https, and a frame for the embedded page only', () => {
  const text = describePolicy({
    productName: 'Laurel',
    pages: [],
    fallback: '404.html',
    embed: { path: '/embed/contests/:chain/:uid', file: 'embed.html' },
    languages: [{ tag: 'en', folder: '' }],
    inline: { scripts: [script], styles: [style] },
  });
  const [, pages = '', embed = '', header] = text.split('\n');
  expect(pages).toContain(`; script-src 'self' '${script}'; style-src 'self' '${style}'; `);
  expect(pages).toContain(
    "; connect-src 'self' https: wss:; frame-ancestors 'self' https://app.safe.global;",
  );
  expect(embed).toMatch(
    /^if \(\$uri ~ \^\/embed\/contests\/\[\^\/\]\+\/\[\^\/\]\+\$\) \{ set \$laurel_policy "/,
  );
  expect(embed).toContain("; connect-src 'self' https: wss:; frame-ancestors *; ");
  expect(embed).not.toContain('sha256');
  expect(text).not.toContain('report-');
  expect(header).toBe('add_header Content-Security-Policy $laurel_policy always;');
  for (const [name, value] of [
    ['strict-transport-security', 'max-age=63072000'],
    ['x-content-type-options', 'nosniff'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ])
    expect(text).toContain(`\nadd_header ${name} "${value}" always;\n`);
  expect(text).toMatch(/^add_header permissions-policy "[^"]*camera=\(\)[^"]*" always;$/m);
});
