import { expect, test } from 'vitest';
import { writeEmbedSnippets } from './EmbedSection.tsx';

const facts = {
  url: 'https://laurel.example/embed/contests/base/0x12',
  scriptUrl: 'https://laurel.example/embed/laurel-contest.js',
  label: "Contest: \"><script>alert(1)</script> & \ud800\n'co'",
  theme: 'dark',
} as const;

test('writes code that holds the title as text only', () => {
  const { frame, component } = writeEmbedSnippets(facts);
  // The parser of these tests would load a frame.
  const written = `${frame.replaceAll('iframe', 'x-frame')}${component}`;
  const page = new DOMParser().parseFromString(written, 'text/html');
  const label = "Contest: \"><script>alert(1)</script> & \ufffd 'co'";
  expect(page.querySelectorAll('script')).toHaveLength(1);
  expect(page.querySelector('script')?.getAttribute('src')).toBe(facts.scriptUrl);
  expect(page.querySelector('x-frame')?.getAttribute('title')).toBe(label);
  expect(page.querySelector('laurel-contest')?.getAttribute('label')).toBe(label);
});

test('names the theme in both kinds of code, unless it follows the reader’s system', () => {
  const dark = writeEmbedSnippets(facts);
  expect(dark.frame).toContain(`src="${facts.url}?theme=dark"`);
  expect(dark.component).toContain(`src="${facts.url}" theme="dark"`);
  const system = writeEmbedSnippets({ ...facts, theme: 'system' });
  for (const code of Object.values(system)) expect(code).not.toContain('theme');
});
