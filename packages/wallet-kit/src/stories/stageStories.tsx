import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { createStage, type Stage, type StageOptions } from './createStage.ts';
import { pretendPhone } from './pretendPhone.ts';
import { StageView } from './StageView.tsx';

export type StageStory = StoryObj<StageOptions>;
export type Play = NonNullable<StageStory['play']>;

/** Shared by all dialog stories. Storybook's index needs `title`, `tags` and `excludeStories` in each story file. */
export const stageMeta = {
  tags: ['own-window'],
  // For the documentation of its props; `render` below passes the stage.
  component: StageView as ComponentType<StageOptions>,
  loaders: [async ({ args }) => ({ stage: await createStage(args) })],
  render: (_, { loaded }) => <StageView stage={loaded.stage as Stage} />,
  beforeEach: () => () => pretendPhone(false),
} satisfies Meta<StageOptions>;

const PHONE = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The same state on a phone: narrow window and phone user agent. */
export function onPhone(story: StageStory, play: Play | undefined = story.play): StageStory {
  return {
    ...story,
    ...PHONE,
    args: { ...story.args, isPhone: true },
    ...(play && { play }),
  };
}

/** The same state in a narrow desktop window: RainbowKit's compact layout. */
export function inNarrowWindow(story: StageStory, play: Play | undefined = story.play): StageStory {
  return {
    ...story,
    ...PHONE,
    ...(play && { play }),
  };
}

/** Each state as desktop and phone; exhaustive: a missing one does not compile. */
export type Pairs<State extends string> = Record<State, readonly [desktop: StageStory, phone: StageStory]>;

/** Waits for the dialog's fade-in. */
export function seeDialog(name: string): Promise<void> {
  return waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
}

export const openConnect: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Connect Wallet' }));
  await seeDialog('Connect a Wallet');
};

const isQrCode = (picture: Element) => picture.querySelector('title')?.textContent === 'QR Code';

/** Checks that the QR code is shown; RainbowKit pads it by 20 px within its width. */
export async function seeQrCode(width?: number): Promise<void> {
  const find = () => [...document.querySelectorAll('[data-rk] svg')].find(isQrCode);
  await waitFor(() => expect(find()).toBeVisible());
  await expect(find()?.querySelector('path')).toBeVisible();
  if (width !== undefined) await expect(find()).toHaveAttribute('width', `${width - 40}`);
}

/** In a narrow window RainbowKit shows its wide layout for half a second. */
export const openCompact: Play = async (context) => {
  await openConnect(context);
  await expect(await screen.findByText('New to Ethereum wallets?')).toBeVisible();
};

export function choose(name: string | RegExp): Play {
  return async (context) => {
    await openConnect(context);
    await context.userEvent.click(await screen.findByRole('button', { name }));
  };
}
