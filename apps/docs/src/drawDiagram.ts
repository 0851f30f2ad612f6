import { parseMermaid, renderMermaidSVG } from 'beautiful-mermaid';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A label's lines as one. */
const toLine = (label: string) => escapeHtml(label.replace(/<br\s*\/?>|\\n|\n/g, ' '));

/** The arrows of a flowchart as a list: what a reader hears instead of the picture. */
function listArrows(code: string): string {
  const { nodes, edges } = parseMermaid(code);
  const name = (id: string) => toLine(nodes.get(id)?.label ?? id);
  const items = edges.map(({ source, target, label }) => {
    const messages = label ? `: ${toLine(label)}` : '';
    return `<li>${name(source)} → ${name(target)}${messages}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/**
 * A flowchart of Mermaid as a figure: an SVG in the colors of the page's theme, and its arrows as text. The style is in
 * `theme.css`, because one inside the SVG would apply to the page and load a font from another host.
 */
export function drawDiagram(code: string): string {
  const svg = renderMermaidSVG(code, { padding: 4, nodeSpacing: 16, layerSpacing: 28 })
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(
      /^<svg([^>]*?) style="[^"]*"/,
      '<svg$1 role="img" aria-label="Diagram; its arrows follow as text"',
    );
  return [
    '<figure class="laurel-diagram" v-pre>',
    svg.replace(/\n\s*/g, ' '),
    `<details><summary>The diagram as text</summary>${listArrows(code)}</details>`,
    '</figure>\n',
  ].join('');
}
