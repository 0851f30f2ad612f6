import type { StorybookConfig } from '@storybook/react-vite';
import { everyLanguage } from '../../../tools/dev/language/language.ts';
import { licenseStandIns } from '../../../tools/release/dependencies/notices.ts';
import { siteData } from '../src/siteData.ts';

const walletLibraries = [
  '@rainbow-me/rainbowkit',
  '@rainbow-me/rainbowkit/wallets',
  '@tanstack/react-query',
  'viem',
  'wagmi',
  'wagmi/actions',
  'wagmi/connectors',
].map((library) => `@org/wallet-kit > ${library}`);

const isTest = process.env.VITEST !== undefined;

/** Stories live beside their components; this app only collects them. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/*/src/**/*.stories.tsx',
    '../../web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tests do not show the documentation of props, which takes time to read from the components.
  typescript: { reactDocgen: isTest ? false : 'react-docgen' },
  staticDirs: [
    { from: '../approved', to: '/thumbnails' },
    // The pictures of sample documents, by their CID.
    { from: '../documents', to: '/api/pictures' },
  ],
  viteFinal: (config) => ({
    ...config,
    define: {
      ...config.define,
      IS_TEST: String(isTest),
      HAS_ALL_THUMBNAILS: String(process.env.LAUREL_THUMBNAILS === 'all'),
    },
    plugins: [...(config.plugins ?? []), everyLanguage(), siteData(), licenseStandIns()],
    // Listed because Vite would otherwise find them while a story runs, and reload its page.
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [
        ...(config.optimizeDeps?.include ?? []),
        'storybook/internal/csf',
        '@storybook/addon-a11y/preview',
        ...walletLibraries,
      ],
    },
  }),
};

export default config;
