import { useLazyComponent } from '@org/contests-react';
import { Button, ChevronDownIcon, UserIcon } from '@org/ui-theme';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { messages } from '../messages/messages.ts';
import { paths } from '../shared/paths.ts';
import { useWalletSession } from '../shared/useWalletSession.ts';
import { walletSession } from '../shared/walletSession.ts';
import styles from './YourMenu.module.css';

const words = messages.shell;

const LINKS = Object.keys(words.menuLinks) as (keyof typeof words.menuLinks)[];

const loadSignIn = () =>
  import('../features/sign-in/SignInButton.tsx').then(({ SignInButton }) => SignInButton);

/** A button that shows links to the visitor's own pages, and the sign-in; with a wallet and without one. */
export function YourMenu({ productName }: { readonly productName: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The keyboard opened it: its first link takes the focus. */
  const isEntered = useRef(false);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    if (isEntered.current) move(place.current, 1);
    const closeOutside = ({ target }: PointerEvent) => {
      if (!place.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const open = (byKeyboard: boolean) => {
    isEntered.current = byKeyboard;
    setIsOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) move(place.current, step);
      else open(true);
    }
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };
  const closeAfter = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a, button')) return;
    setIsOpen(false);
    // A dialog that the press opens gives the focus back to the menu's button.
    if (target.closest('button')) button.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !place.current?.contains(relatedTarget)) setIsOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the keys of the button and the links inside
    <div
      ref={place}
      className={styles.menu}
      data-menu={isOpen ? 'open' : undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={words.menu(productName)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        // A press of the keyboard has no clicks to count.
        onClick={({ detail }) => (isOpen ? setIsOpen(false) : open(detail === 0))}
      >
        <UserIcon />
        <span>{words.menu(productName)}</span>
        <ChevronDownIcon size="small" />
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: links and buttons inside raise click events for the keyboard as well
        <nav id={id} className={styles.panel} aria-label={words.menu(productName)} onClick={closeAfter}>
          {LINKS.map((name) => (
            <a key={name} className={styles.link} href={paths[name]}>
              {words.menuLinks[name]}
            </a>
          ))}
          <SignIn />
        </nav>
      )}
    </div>
  );
}

/** Its code, and the question who is signed in, wait for a wallet. */
function SignIn() {
  const isConnected = useWalletSession().status === 'connected';
  const { Component } = useLazyComponent(loadSignIn, isConnected);
  return (
    <div className={styles.signIn}>
      {isConnected ? (
        Component && <Component hasPurpose />
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

/** Moves the focus among the links and buttons of the open menu, around its ends. */
const move = (place: HTMLElement | null, step: number): void => {
  const stops = [...(place?.querySelectorAll<HTMLElement>('nav a, nav button') ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 && step < 0 ? -1 : (at + step) % stops.length;
  stops.at(next)?.focus();
};
