import * as drawn from '../wallets/icons.ts';

/** Icons of the first step's rows, drawn as in RainbowKit's list. */
export const { metaMask, rainbow, brave } = drawn;

const draw = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">${inside}</svg>`)}`;

export const browser = draw(
  '<linearGradient id="a" x2="0" y2="1"><stop stop-color="#174299"/><stop offset="1" stop-color="#001e59"/></linearGradient><path fill="#fff" d="M0 0h28v28H0z"/><rect width="20" height="16" x="4" y="6" fill="url(#a)" rx="3.5"/><path fill="#0e76fd" d="M16 14a3 3 0 0 1 3-3h4.4q1.6 0 1.6 1.6v2.8q0 1.6-1.6 1.6H19a3 3 0 0 1-3-3Z"/><circle cx="19" cy="14" r="1.25" fill="#a3d7ff"/>',
);

export const base = draw('<path fill="#00f" d="M0 0h28v28H0z"/>');

export const coinbase = draw(
  '<path fill="#2c5ff6" d="M0 0h28v28H0z"/><circle cx="14" cy="14" r="9.8" fill="#fff"/><rect width="6.4" height="6.4" x="10.8" y="10.8" fill="#2c5ff6" rx=".75"/>',
);

export const walletConnect = draw(
  '<path fill="#3b99fc" d="M0 0h28v28H0z"/><path fill="none" stroke="#fff" stroke-width="2.1" d="M9 11.3a7.1 7.1 0 0 1 10 0M5.4 13.6l5 5 3.6-3.7 3.6 3.7 5-5"/>',
);
