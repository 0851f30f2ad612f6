// Runs before the page is first drawn, while its code is still on the way. It must stay this small.
(() => {
  const { dataset } = document.documentElement;
  try {
    // A wallet was connected before: its place must not say "Connect Wallet" until that is clear.
    if (localStorage.getItem('wallet-kit.connected') !== null) dataset.wallet = 'reconnecting';
  } catch {
    // Storage is blocked: nothing was connected.
  }
  // A round trip this long ends after the page has stopped waiting for its typeface: it would only delay the page's code.
  const isSlow = ({ saveData = false, rtt = 0 } = {}) => saveData || rtt > 100;
  const fonts = [...document.querySelectorAll('link[as=font]')];
  let isFetched = false;
  try {
    // After an update, the files have other names.
    isFetched = localStorage.getItem('laurel.typeface') === fonts.map(({ href }) => href).join();
  } catch {
    // Storage is blocked: as on a first visit.
  }
  if (isSlow(navigator.connection) && !isFetched) dataset.typeface = 'later';
  else if (fonts.length > 0) {
    // All of the typeface or nothing of it, for as long as the page is open: text is drawn once that is clear.
    dataset.typeface = 'waiting';
    const decide = (faces) => {
      if (dataset.typeface !== 'waiting') return;
      for (const face of faces ?? []) document.fonts.add(face);
      if (faces) delete dataset.typeface;
      else dataset.typeface = 'later';
    };
    const load = ({ href }) =>
      new FontFace('Prompt', `url(${href})`, { weight: /-(\d00)-/.exec(href)?.[1] }).load();
    Promise.all(fonts.map(load)).then(decide, () => decide());
    setTimeout(decide, 250);
  }
  // Without a chosen theme, style sheet and browser follow the system.
  const showTheme = (theme) => {
    const isChosen = theme === 'light' || theme === 'dark';
    if (isChosen) dataset.theme = theme;
    else delete dataset.theme;
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
      const own = meta.dataset.theme;
      meta.media = !isChosen ? `(prefers-color-scheme: ${own})` : own === theme ? 'all' : 'not all';
    }
  };
  try {
    showTheme(localStorage.getItem('laurel.theme'));
  } catch {
    // Storage is blocked: the system's theme stays.
  }
  // The first format takes tens of milliseconds on a phone, which is idle while it waits for the page's code.
  globalThis.requestIdleCallback?.(() => new Intl.DateTimeFormat());
  // From other tabs, and from the settings of this one; without a key, everything was cleared.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'laurel.theme' || key === null) showTheme(newValue);
  });
  // A press on the wallet's button counts, also when nobody is there yet to answer it.
  addEventListener(
    'click',
    ({ target }) => {
      if (dataset.walletPress || !(target instanceof Element && target.closest('[data-wallet-slot]'))) return;
      dataset.walletPress = 'waiting';
      // The list of wallets arrives with the page's code instead of a round trip later.
      for (const link of document.querySelectorAll('link[data-wallet-press]')) link.rel = 'modulepreload';
    },
    true,
  );
})();
