const mend = (dialog: Element) => {
  // Icons beside a name that is written out anyway, announced as nameless pictures.
  for (const icon of dialog.querySelectorAll('[role="img"]:not([aria-label]):not([aria-hidden])')) {
    icon.setAttribute('aria-hidden', 'true');
  }
  // The account dialog names itself after a heading that does not exist.
  const heading = dialog.querySelector('h1[id]');
  const labelId = dialog.getAttribute('aria-labelledby');
  if (heading && labelId && !document.getElementById(labelId)) {
    dialog.setAttribute('aria-labelledby', heading.id);
  }
};

/**
 * Mends from outside what screen readers stumble over in RainbowKit's dialogs, for as long as a provider is on
 * the page. Returns how to stop.
 */
export const mendDialogs = (): (() => void) => {
  const mendAll = () => {
    for (const dialog of document.querySelectorAll('[data-rk][role="dialog"]')) mend(dialog);
  };
  const observer = new MutationObserver(mendAll);
  observer.observe(document.body, { childList: true, subtree: true });
  mendAll();
  return () => observer.disconnect();
};
