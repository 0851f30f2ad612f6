// Runs before the page is first drawn, while its code is still on the way. It must stay this small.
(() => {
  const { dataset } = document.documentElement;
  try {
    // A wallet was connected before: its place must not say "Connect Wallet" until that is clear.
    if (localStorage.getItem('wallet-kit.connected') !== null) dataset.wallet = 'reconnecting';
  } catch {
    // Storage is blocked: nothing was connected.
  }
  // A press on the wallet's button counts, also when nobody is there yet to answer it.
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-wallet-slot]'))
        dataset.walletPress ??= 'waiting';
    },
    true,
  );
})();
