import type { StorybookConfig } from '@storybook/react-vite';
import { everyLanguage } from '../../../scripts/language/everyLanguage.ts';

const walletLibraries = [
  '@rainbow-me/rainbowkit',
  '@rainbow-me/rainbowkit/wallets',
  '@tanstack/react-query',
  'viem',
  'wagmi',
  'wagmi/actions',
  'wagmi/connectors',
].map((library) => `@org/wallet-kit > ${library}`);

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
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), everyLanguage()],
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
