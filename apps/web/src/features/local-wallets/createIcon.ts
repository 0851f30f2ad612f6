import { tokens } from '@org/ui-theme';

/** A wallet's icon: the first letter of its part and its number on its colour. */
export const createIcon = (name: string, color: string): string => {
  const label = name.replace(/^Local (\w)\w*/, '$1').replace(' ', '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${color}"/><text x="24" y="32" font-family="sans-serif" font-size="22" font-weight="600" text-anchor="middle" fill="${tokens.color.onPrimary}">${label}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
