import { expect, test } from 'vitest';
import { drawDiagram } from './drawDiagram.ts';
import { findForeignHosts } from './links.ts';

const figure = drawDiagram(
  'flowchart TD\n  wallet["Wallet"] -- "attest, revoke" --> eas[("EAS <b>")]\n  eas --> scan["Scan<br/>(easscan)"]',
);

test('draws an SVG without a style of its own or anything from another host', () => {
  expect(figure).toMatch(/<svg [^>]*role="img" aria-label="[^"]+"/);
  expect(figure).toContain('Wallet');
  expect(figure).not.toMatch(/<style| style="|\n./);
  expect(findForeignHosts(figure)).toEqual([]);
});

test('lists the arrows of a diagram as text', () => {
  expect(figure).toContain('<li>Wallet → EAS &lt;b&gt;: attest, revoke</li><li>');
  expect(figure).toContain(' → Scan (easscan)</li>');
});
