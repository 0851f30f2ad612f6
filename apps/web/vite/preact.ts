import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const find = (entry: string) => fileURLToPath(import.meta.resolve(entry));

const ENTRIES = {
  react: join(import.meta.dirname, '../src/shared/react.ts'),
  'react/jsx-runtime': find('preact/jsx-runtime'),
  'react/jsx-dev-runtime': find('preact/jsx-runtime'),
  'react-dom': find('preact/compat'),
  'react-dom/client': find('preact/compat/client'),
  'react-dom/server': find('preact/compat/server'),
};

/**
 * Preact in the place of React, also inside libraries: half of the script of a page (`docs/decisions/0025`). Only in builds:
 * the development server keeps React, its warnings and its hot reload.
 */
export const preact: readonly Alias[] = Object.entries(ENTRIES).map(([entry, replacement]) => ({
  find: new RegExp(`^${entry}$`),
  replacement,
}));
