import type { Peer } from './buildPeers.ts';
import type { Watched } from './watchPage.ts';

export const WALLET = 'Bench Wallet';

export type PageName = 'laurel' | Peer;

type MeasuredPage = { readonly title: string; readonly watched: Watched };

const react = { dialog: '[role=dialog]', wallet: WALLET, content: null } as const;

/** How each page's button and dialog are found. */
export const PAGES: Readonly<Record<PageName, MeasuredPage>> = {
  laurel: {
    title: 'Laurel, a contest',
    watched: { ...react, button: ['header button'], content: 'main table tbody tr' },
  },
  rainbowKit: { title: 'RainbowKit', watched: { ...react, button: ['main button'] } },
  connectKit: { title: 'ConnectKit', watched: { ...react, button: ['main button'] } },
  appKit: {
    title: 'AppKit',
    watched: {
      ...react,
      button: ['appkit-button', 'appkit-connect-button', 'wui-connect-button', 'button'],
      // Without the class it is there, but closed.
      dialog: 'w3m-modal.open',
    },
  },
  bareReact: { title: 'React alone', watched: { ...react, button: ['main button'] } },
};

/** The measurements of a page; `kits` are compared, lower is better. */
export const FIGURES = {
  firstPaintMs: 'first paint, ms',
  contentMs: 'content drawn, ms',
  buttonMs: 'button answers, ms',
  impatientMs: 'impatient click → dialog, ms from the start',
  laterMs: 'later click → dialog, ms',
  jsBeforeKb: 'JavaScript before the button, kB',
  jsIdleKb: 'JavaScript after idle, kB',
  blockingMs: 'total blocking time, ms',
  shift: 'layout shift',
  heapMb: 'heap, MB',
} as const;

export type FigureName = keyof typeof FIGURES;
export type Values = Partial<Record<FigureName, number | null>>;
