import type { Plugin } from 'vite';

/** A typeface that loads late is used from the next page load on, because swapping it in would shift the text. */
export const keepFallbackFont = (): Plugin => ({
  name: 'laurel-keep-fallback-font',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replaceAll('font-display:swap', 'font-display:optional');
  },
});
