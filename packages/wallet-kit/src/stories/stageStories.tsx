import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { createStage, type Stage, type StageOptions } from './createStage.ts';
import { pretendPhone } from './pretendPhone.ts';
import { StageView } from './StageView.tsx';

export type StageStory = StoryObj<StageOptions>;
export type Play = NonNullable<StageStory['play']>;

/** What every story of a dialog has in common; title and `excludeStories` must stand in its own file, where Storybook looks for them. */
export const stageMeta = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  loaders: [async ({ args }) => ({ stage: await createStage(args) })],
  render: (_, { loaded }) => <StageView stage={loaded.stage as Stage} />,
  beforeEach: () => () => pretendPhone(false),
} satisfies Meta<StageOptions>;

const PHONE = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The same state in a window of a phone's width, in a browser that calls itself a phone. */
export function onPhone(story: StageStory, play: Play | undefined = story.play): StageStory {
  return {
    ...story,
    ...PHONE,
    args: { ...story.args, isPhone: true },
    ...(play && { play }),
  };
}

/** The same state in a window of a phone's width: RainbowKit's compact layout, which phones themselves do not get. */
export function inNarrowWindow(story: StageStory, play: Play | undefined = story.play): StageStory {
  return {
    ...story,
    ...PHONE,
    ...(play && { play }),
  };
}

/** Every state once as desktop and once as phone: one that is missing does not compile. */
export type Pairs<State extends string> = Record<State, readonly [desktop: StageStory, phone: StageStory]>;

/** A dialog fades in: it is there before it can be seen. */
export function seeDialog(name: string): Promise<void> {
  return waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
}

export const openConnect: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Connect Wallet' }));
  await seeDialog('Connect a Wallet');
};

const isQrCode = (picture: Element) => picture.querySelector('title')?.textContent === 'QR Code';

/** A QR code is there; RainbowKit leaves 20 px around it, inside of its width. */
export async function seeQrCode(width?: number): Promise<void> {
  const find = () => [...document.querySelectorAll('[data-rk] svg')].find(isQrCode);
  await waitFor(() => expect(find()).toBeVisible());
  await expect(find()?.querySelector('path')).toBeVisible();
  if (width !== undefined) await expect(find()).toHaveAttribute('width', `${width - 40}`);
}

/** In a narrow window the dialog is wide for half a second, and has other ways on then. */
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
