import { tokens } from '@org/ui-theme';
import type { WalletProviderProps } from '@org/wallet-kit';
import { darkTheme } from '@rainbow-me/rainbowkit';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { onPhone, openConnect, providerMeta, type StageStory, seeDialog } from './stageStories.tsx';

const theme = darkTheme({
  accentColor: tokens.color.gold,
  accentColorForeground: tokens.color.onGold,
  borderRadius: 'small',
  overlayBlur: 'small',
});

/** A theme of RainbowKit's, in RainbowKit's dialogs and in the kit's own. */
const meta = {
  ...providerMeta,
  title: 'Dialogs/In a theme of RainbowKit',
  tags: ['dialog', 'own-window'],
  parameters: { stage: { isConnected: true } },
  args: { ...providerMeta.args, theme },
} satisfies Meta<WalletProviderProps>;
export default meta;

const seeDark = async (name: string) => {
  await seeDialog(name);
  await expect(screen.getByRole('dialog', { name })).toHaveStyle({
    backgroundColor: theme.colors.modalBackground,
  });
  const backdrop = document.querySelector('.laurel-backdrop');
  await waitFor(() =>
    expect(backdrop).toHaveStyle({
      backgroundColor: theme.colors.modalBackdrop,
      backdropFilter: theme.blurs.modalOverlay,
      opacity: '1',
    }),
  );
};

/** A dialog of the page keeps its backdrop, also with the kit's button in it. */
const seeHostBackdrop = async () => {
  const portal = document.createElement('div');
  portal.innerHTML = `<div class="laurel-backdrop"></div>
    <div><div class="laurel-dialog"><span class="wallet-kit-themed"></span></div></div>`;
  document.body.append(portal);
  try {
    await expect(portal.firstElementChild).toHaveStyle({ backdropFilter: 'none' });
  } finally {
    portal.remove();
  }
};

export const Account: StageStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1.23 ETH 0x70…79C8' }));
    await seeDark('0x70…79C8');
  },
};
export const AccountOnPhone = onPhone(Account);

export const Networks: StageStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Local' }));
    await seeDark('Switch Networks');
    await seeHostBackdrop();
  },
};
export const NetworksOnPhone = onPhone(Networks);

export const SignIn: StageStory = {
  parameters: { stage: { signIn: { nonce: 'error' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await seeDark('Verify your account');
    await userEvent.click(screen.getByRole('button', { name: 'Sign message' }));
    await expect(await screen.findByText('Error preparing message, please retry!')).toBeVisible();
  },
};
export const SignInOnPhone = onPhone(SignIn);

export const Connect: StageStory = { parameters: { stage: { isConnected: false } }, play: openConnect };
export const ConnectOnPhone = onPhone(Connect);
