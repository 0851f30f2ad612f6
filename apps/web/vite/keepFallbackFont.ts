import type { Plugin } from 'vite';

/**
 * A typeface that loads late is used from the next page load on, because swapping it in would shift the text. `public/early.js`
 * loads the Latin letters, all weights or none, so that the style sheet has none; browsers decide about the other letters.
 */
export const keepFallbackFont = (): Plugin => ({
  name: 'laurel-keep-fallback-font',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source)
          .replaceAll(/@font-face\s*\{[^}]*prompt-latin-\d00-[^}]*\}/g, '')
          .replaceAll('font-display:swap', 'font-display:optional');
  },
});
