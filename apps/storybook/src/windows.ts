/** The window sizes of stories, also in tests. */
export const windows = {
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  // A 1280 px window zoomed to 200 %.
  zoomed: { name: 'Desktop at 200 %', styles: { width: '640px', height: '400px' }, type: 'desktop' },
} as const;

export type WindowName = keyof typeof windows;

/** A story with this tag runs only at the window size of its globals. */
export const OWN_WINDOW = 'own-window';
