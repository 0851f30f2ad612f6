/** Text inside HTML, also inside an attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The style of the pages that show pictures without a server. */
export const PAGE_STYLE = `
:root { color-scheme: light dark }
body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; background: #eaf8ff; color: #0b0b0c }
a { color: #0b5cad }
figure { max-inline-size: 480px; margin: 0 }
img { max-inline-size: 100%; border: 1px solid #0b0b0c1f; background: #fff }
@media (prefers-color-scheme: dark) {
  body { background: #0b2230; color: #f2faff }
  a { color: #86c9ff }
}`;
