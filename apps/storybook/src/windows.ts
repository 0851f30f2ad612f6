/** The window sizes that `npm test -- --full` tests every story at. */
export const windows = {
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  // A 1280 px window zoomed to 200 %.
  zoomed: { name: 'Desktop at 200 %', styles: { width: '640px', height: '400px' }, type: 'desktop' },
} as const;

export type WindowName = keyof typeof windows;

/** Further sizes of the toolbar. */
export const toolbarWindows = {
  ...windows,
  turned: { name: 'Phone, turned', styles: { width: '844px', height: '390px' }, type: 'mobile' },
  narrow: { name: 'Narrow phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
} as const;
