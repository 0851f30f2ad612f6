import { local } from '@org/chain-config';
import { type ConsentRequest, fixtures } from '@org/wallet-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { askConsent } from './askConsent.ts';
import { describeRequest } from './describeRequest.ts';

const wallet = { name: 'Local Judge 1', address: fixtures.account };
const names = { findContest: async () => null, findAttestation: async () => null };

const meta = {
  title: 'Web/Consent of a local wallet',
  tags: ['dialog', 'dialog:askConsent'],
  render: () => <p>The page that asks.</p>,
  // The wallet shows one request at a time: a story must not leave one open.
  beforeEach: () => () => document.querySelector<HTMLElement>('.local-wallet button')?.click(),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ask = (request: ConsentRequest): Story => ({
  play: async () => {
    const description = await describeRequest(wallet, request, names);
    void askConsent(description);
    const dialog = await screen.findByRole('dialog', { name: description.title });
    await expect(dialog).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Approve' })).toHaveFocus();
  },
});

const send = {
  kind: 'send',
  to: fixtures.otherAccount,
  value: 0n,
  data: '0x',
  chainId: local.chain.id,
} as const;

export const Connect = ask({ kind: 'connect' });
export const Sign = ask({
  kind: 'sign',
  message: 'localhost wants you to sign in.\n\nNonce: laurelLaurelLaurel',
});
export const SignTypedData = ask({ kind: 'sign-typed-data', message: '{"primaryType":"Attest"}' });
export const Send = ask({ ...send, value: 10n ** 17n });
export const SendUnknownCall = ask({ ...send, data: '0x12345678' });
export const CreateContract = ask({ ...send, to: undefined, data: '0x6000' });
export const Switch = ask({ kind: 'switch', chainId: local.chain.id, chainName: undefined });
export const Add = ask({ kind: 'add', chainId: 8453, chainName: 'Base' });
export const WatchAsset = ask({ kind: 'watch-asset', message: '{"symbol":"LRL"}' });
export const LongMessage = ask({ kind: 'sign', message: 'A message that never ends. '.repeat(80) });

export const ThenRejected: Story = {
  play: async (context) => {
    await Sign.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

({
  connect: Connect,
  sign: Sign,
  'sign-typed-data': SignTypedData,
  send: Send,
  switch: Switch,
  add: Add,
  'watch-asset': WatchAsset,
}) satisfies Record<ConsentRequest['kind'], Story>;
