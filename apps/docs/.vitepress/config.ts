import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { publisher } from '../../../tools/release/publisher.ts';
import { drawDiagram } from '../src/drawDiagram.ts';
import { slugify } from '../src/links.ts';
import { createSidebar } from '../src/navigation.ts';
import { pagesFolder } from '../src/writePages.ts';

export default defineConfig({
  title: 'Laurel',
  description:
    'Contests on the Ethereum Attestation Service, judged in public, with a ranking that anyone can recompute.',
  lang: 'en',
  srcDir: pagesFolder,
  outDir: join(import.meta.dirname, '../dist'),
  cacheDir: join(import.meta.dirname, '../.laurel/cache'),
  // The base of the site is known only when it is built.
  transformHead: ({ siteData }) => [
    ['link', { rel: 'icon', href: `${siteData.base}favicon.svg`, type: 'image/svg+xml' }],
  ],
  markdown: {
    anchor: { slugify },
    toc: { slugify },
    config: (markdown) => {
      const { fence } = markdown.renderer.rules;
      markdown.renderer.rules.fence = (tokens, index, ...rest) => {
        const { info = '', content = '' } = tokens[index] ?? {};
        return info.trim() === 'mermaid' ? drawDiagram(content) : (fence?.(tokens, index, ...rest) ?? '');
      };
    },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark' },
  },
  themeConfig: {
    logo: '/favicon.svg',
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'Host', link: '/self-hosting' },
      { text: 'Import', link: '/importers' },
      { text: 'Protocol', link: '/protocol/contests' },
    ],
    sidebar: createSidebar(),
    socialLinks: [{ icon: 'github', link: publisher.repository }],
  },
});
