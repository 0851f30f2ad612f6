import { local } from '@org/chain-config';
import { cleanup, render, screen } from '@testing-library/react';
import { custom } from 'viem';
import { afterEach, expect, test } from 'vitest';
import { createWalletConfig } from '../config/createWalletConfig.ts';
import { createScriptedNode } from '../testing/createScriptedNode.ts';
import { WalletProvider } from './WalletProvider.tsx';

afterEach(cleanup);

test('WalletProvider shows a new text in a page that the browser translates', async () => {
  const config = createWalletConfig({
    chains: [local],
    appName: 'Laurel',
    onWarning: () => {},
    transports: { [local.chain.id]: custom(createScriptedNode({})) },
  });
  const page = (state: string) => (
    <WalletProvider config={config}>
      <p>{state}</p>
    </WalletProvider>
  );
  const { rerender } = render(page('Opening'));
  // Chrome's translation replaces a text by an element.
  const translation = document.createElement('font');
  translation.textContent = 'Abriendo';
  screen.getByText('Opening').firstChild?.replaceWith(translation);
  await screen.findByText('Abriendo');
  await new Promise((resolve) => setTimeout(resolve));
  rerender(page('Confirm in your wallet'));
  expect(await screen.findByText('Confirm in your wallet')).toBeTruthy();
  expect(screen.queryByText('Abriendo')).toBeNull();
});
