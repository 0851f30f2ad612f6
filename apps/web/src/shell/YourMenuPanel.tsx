import { getDefaultChain, lazyPart, useContestsConfig } from '@org/contests-react';
import { PeopleProvider, Person } from '@org/contests-react/reading';
import { Button } from '@org/ui-theme';
import { type MouseEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import type { Address } from 'viem';
import { messages } from '../messages/messages.ts';
import { paths } from '../shared/paths.ts';
import { useWalletSession, walletSession } from '../shared/walletSession.ts';
import styles from './YourMenuPanel.module.css';

const menuMessages = messages.yourMenu;

const LINKS = Object.keys(menuMessages.links) as (keyof typeof menuMessages.links)[];

const SignInButtonPart = lazyPart(() =>
  import('../features/sign-in/SignInButton.tsx').then(({ SignInButton }) => SignInButton),
);

const NextStepPart = lazyPart(() =>
  import('@org/contests-react/pages/NextSteps').then(({ NextStep }) => NextStep),
);

export type YourMenuPanelProps = {
  readonly id: string;
  readonly label: string;
  /** The button and this panel. */
  readonly place: RefObject<HTMLElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** The menu was opened by keyboard: its first link takes the focus. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
};

/** The content of the open menu. */
export function YourMenuPanel({ id, label, place, button, takesFocus, onClose }: YourMenuPanelProps) {
  const enter = useEffectEvent(() => takesFocus && move(place.current, 1));
  const close = useEffectEvent(onClose);
  const { status, account } = useWalletSession();
  useEffect(() => {
    const whole = place.current;
    enter();
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) {
        event.preventDefault();
        move(whole, step);
      }
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !whole?.contains(relatedTarget as Node)) close();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!whole?.contains(target as Node)) close();
    };
    whole?.addEventListener('keydown', onKeyDown);
    whole?.addEventListener('focusout', onFocusOut);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      whole?.removeEventListener('keydown', onKeyDown);
      whole?.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [place, button]);

  const closeAfter = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a, button')) return;
    // The button of the step reads it again, in the open menu.
    if (!target.closest(`.${styles.step} button`)) onClose();
    // A dialog opened from here returns the focus to the menu's button.
    if (target.closest('button')) button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links and buttons inside also fire click events for the keyboard
    <nav id={id} className={styles.panel} aria-label={label} onClick={closeAfter}>
      {status === 'connected' && account && <You account={account} />}
      {LINKS.map((name) => (
        <a key={name} className={styles.link} href={paths[name]}>
          {menuMessages.links[name]}
        </a>
      ))}
      <SignIn />
    </nav>
  );
}

/**
 * The connected account with its profile on the chain of the site's profiles, and its page on the chain of the current
 * page, which begins with its next steps there. The first of them is read once the menu is open.
 */
function You({ account }: { readonly account: Address }) {
  const config = useContestsConfig();
  const chainConfig = getDefaultChain(config);
  const { pathname, search } = window.location;
  const slug = new URLSearchParams(search).get('chain') ?? pathname.split('/')[2];
  const shown = config.chains.find((each) => each.slug === slug) ?? chainConfig;
  return (
    <PeopleProvider chainConfig={chainConfig}>
      <div className={styles.you}>
        <Person address={account} />
      </div>
      <a className={styles.link} href={paths.account(shown.slug, account)}>
        {menuMessages.nextStep}
      </a>
      <div className={styles.step}>
        <NextStepPart chainConfig={shown} account={account} />
      </div>
    </PeopleProvider>
  );
}

/** The code of signing in and the request for the session wait for a wallet. */
function SignIn() {
  return (
    <div className={styles.signIn}>
      {useWalletSession().status === 'connected' ? (
        <SignInButtonPart hasPurpose />
      ) : (
        <>
          <p>{messages.signIn.purpose}</p>
          <Button variant="outlined" onClick={() => void walletSession.openVerify().catch(() => {})}>
            {messages.signIn.signIn}
          </Button>
        </>
      )}
    </div>
  );
}

/** Moves the focus among the links and buttons of the open menu, and wraps around at both ends. */
const move = (place: HTMLElement | null, step: number): void => {
  const stops = [...(place?.querySelectorAll<HTMLElement>('nav a, nav button') ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 && step < 0 ? -1 : (at + step) % stops.length;
  stops.at(next)?.focus();
};
