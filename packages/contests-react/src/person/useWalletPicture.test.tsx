import { local } from '@org/chain-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../base/provider/createQueryClient.ts';
import { createTestWallet } from '../testing/createTestWallet.ts';
import { PeopleProvider } from './PeopleProvider.tsx';
import { Person } from './Person.tsx';
import { personQuery } from './profileQuery.ts';
import { samplePictures } from './samplePictures.ts';
import { useWalletPicture } from './useWalletPicture.ts';

const withProfile = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const without = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

function Header() {
  return <p>{useWalletPicture() ?? 'generated'}</p>;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('is the picture that lists and reviews show of the account, on the wallet’s chain', async () => {
  const client = createQueryClient();
  client.setQueryData(personQuery(local, withProfile).queryKey, {
    name: 'Mara',
    picture: samplePictures.png,
  });
  client.setQueryData(personQuery(local, without).queryKey, {});
  const wallet = createTestWallet();
  const connect = (account: typeof withProfile | typeof without, chainId: number = local.chain.id) =>
    wallet.update({ status: 'connected', account, chainId, isSupported: true });
  const { container } = render(
    <QueryClientProvider client={client}>
      <ContestsProvider config={{ chains: [local] }} wallet={wallet}>
        <Header />
        <PeopleProvider chainConfig={local}>
          <Person address={withProfile} />
        </PeopleProvider>
      </ContestsProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByText('generated')).toBeTruthy();
  connect(withProfile);
  await screen.findByText(samplePictures.png);
  await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe(samplePictures.png));
  connect(without);
  await screen.findByText('generated');
  connect(withProfile, 1);
  await screen.findByText('generated');
});
