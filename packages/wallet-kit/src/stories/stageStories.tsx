import { Button } from '@org/ui-theme';
import { ConnectButton, useWallet, WalletProvider, type WalletProviderProps } from '@org/wallet-kit';
import '@org/wallet-kit/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, screen, waitFor } from 'storybook/test';
import { createStage, type Stage, type StageOptions } from './createStage.ts';
import { pretendPhone } from './pretendPhone.ts';

/** The connect button in its provider, and "Sign in" if there is a server. */
export function StageView({
  stage,
  children = <ConnectButton />,
  ...props
}: WalletProviderProps & { readonly stage: Stage }) {
  const { config, signIn } = stage;
  return (
    <WalletProvider {...props} config={config} signIn={signIn}>
      <span className="laurel-story-row">
        {children}
        {signIn && !props.requireSignIn && <SignInButton />}
      </span>
    </WalletProvider>
  );
}

function SignInButton() {
  const { openVerify } = useWallet();
  return (
    <Button variant="outlined" onClick={() => void openVerify()}>
      Sign in
    </Button>
  );
}

/** A story whose controls set the props of a dialog; the tag keeps it out of the states. */
export const playground = { parameters: { controls: { disable: false } } };

/** Closes the dialog by its prop, so that its control opens it again. */
export function useClose(): () => void {
  const [, update] = useArgs<{ open: boolean }>();
  return () => update({ open: false });
}

type Stages = { readonly stage?: StageOptions };

/** A story that its stage describes alone; the file's `meta` has the props of the documented component. */
export type StageStory = Omit<StoryObj, 'args' | 'parameters'> & { parameters?: Stages };
export type Play = NonNullable<StageStory['play']>;

/** The stages of the shown stories: changing a prop loads the story again, which must keep its wallet. */
const mounted = new Map<string, Promise<Stage>>();

/**
 * Shared by all stories with a wallet. Storybook's index needs `title`, `tags` and `excludeStories` in each story file.
 * The options of the stage are in `parameters`, because `args` are the props that the documentation shows.
 */
export const stageMeta = {
  tags: ['own-window'],
  loaders: [
    async ({ id, parameters, abortSignal }) => {
      const stage = mounted.get(id) ?? createStage((parameters as Stages).stage);
      mounted.set(id, stage);
      abortSignal.addEventListener('abort', () => mounted.delete(id));
      return { stage: await stage };
    },
  ],
  render: (_, { loaded, globals }) => (
    <StageView stage={loaded.stage as Stage} locale={globals.language as string} />
  ),
  beforeEach:
    ({ id }) =>
    () => {
      mounted.delete(id);
      pretendPhone(false);
    },
} satisfies Meta;

/** The languages of RainbowKit that a designer chooses from; the toolbar's is the default. */
const LOCALES = ['en-US', 'de-DE', 'es-419', 'fr-FR', 'pt-BR', 'ja-JP', 'zh-CN', 'ar-AR'];

/** Parameters of stories whose documentation is that of the provider: RainbowKit's own dialogs have no other props. */
export const providerMeta = {
  ...stageMeta,
  component: WalletProvider,
  // Without a sign-in server the provider refuses to require it.
  argTypes: { locale: { options: LOCALES }, requireSignIn: { control: false } },
  args: { messages: {} },
  render: (props, { loaded, globals }) => (
    <StageView stage={loaded.stage as Stage} locale={globals.language as string} {...props} />
  ),
} satisfies Meta<WalletProviderProps>;

/** Parameters of stories whose documentation is that of a view, which the kit renders: they have no props to control. */
export const onStage = { controls: { disable: true } };

const PHONE = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** A story with this tag does the same as another one at another window size: tests run it at night (vitest.config.ts). */
const NIGHT = 'night';

/** The same state at the width of a phone. Without a play function of its own it is a test of the night. */
const atPhoneWidth = (story: StageStory, play: Play | undefined): StageStory => ({
  ...story,
  ...PHONE,
  ...(play ? { play } : { tags: [...(story.tags ?? []), NIGHT] }),
});

/** The same state on a phone: narrow window and phone user agent. */
export function onPhone(story: StageStory, play?: Play): StageStory {
  return {
    ...atPhoneWidth(story, play),
    parameters: { stage: { ...story.parameters?.stage, isPhone: true } },
  };
}

/** The same state in a narrow desktop window: RainbowKit's compact layout. */
export const inNarrowWindow = (story: StageStory, play?: Play): StageStory => atPhoneWidth(story, play);

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

/** Does to the page what a modal of Radix or React Aria does. Returns how to undo it. */
export function actAsModalHost(): () => void {
  const { style } = document.body;
  const marked = new Set<Element>();
  style.pointerEvents = 'none';
  const hideAll = () => {
    for (const child of document.body.children) {
      if (marked.has(child)) continue;
      marked.add(child);
      child.setAttribute('aria-hidden', 'true');
      child.setAttribute('inert', '');
    }
  };
  const observer = new MutationObserver(hideAll);
  observer.observe(document.body, { childList: true });
  hideAll();
  return () => {
    observer.disconnect();
    style.pointerEvents = '';
    for (const child of marked) {
      child.removeAttribute('aria-hidden');
      child.removeAttribute('inert');
    }
  };
}

/** True if a press in the middle of an element reaches it. */
export function isPressable(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
}

export function choose(name: string | RegExp): Play {
  return async (context) => {
    await openConnect(context);
    await context.userEvent.click(await screen.findByRole('button', { name }));
  };
}
