import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const ENTRIES = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact/compat/server',
};

/**
 * Preact in the place of React, also inside libraries: half of the script of a page (`docs/decisions/0025`). Only in builds:
 * the development server keeps React, its warnings and its hot reload.
 */
export const preact: readonly Alias[] = Object.entries(ENTRIES).map(([entry, replacement]) => ({
  find: new RegExp(`^${entry}$`),
  replacement: fileURLToPath(import.meta.resolve(replacement)),
}));
