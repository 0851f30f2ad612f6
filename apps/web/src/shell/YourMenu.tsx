import { lazyPart, whenIdle } from '@org/contests-react';
import { ChevronDownIcon, UserIcon } from '@org/ui-theme';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { messages } from '../messages/messages.ts';
import styles from './YourMenu.module.css';

const shellMessages = messages.shell;

const YourMenuPanelPart = lazyPart(() =>
  import('./YourMenuPanel.tsx').then(({ YourMenuPanel }) => YourMenuPanel),
);

/** A button that shows links to the visitor's own pages, and the sign-in; with a wallet and without one. */
export function YourMenu() {
  const [openedBy, setOpenedBy] = useState<'keyboard' | 'pointer'>();
  const [isIdle, setIsIdle] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const isOpen = openedBy !== undefined;
  const { Component: Panel } = YourMenuPanelPart.use(isIdle || isOpen);
  const openByArrow = (event: KeyboardEvent) => {
    if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setOpenedBy('keyboard');
  };
  return (
    <div ref={place} className={styles.menu} data-menu={isOpen ? 'open' : undefined}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={shellMessages.menu}
        aria-expanded={isOpen}
        aria-controls={isOpen && Panel ? id : undefined}
        onKeyDown={openByArrow}
        // A keyboard press has a click count of 0.
        onClick={({ detail }) => setOpenedBy(isOpen ? undefined : detail === 0 ? 'keyboard' : 'pointer')}
      >
        <UserIcon />
        <span>{shellMessages.menu}</span>
        <ChevronDownIcon size="small" />
      </button>
      {isOpen && Panel && (
        <Panel
          id={id}
          label={shellMessages.menu}
          place={place}
          button={button}
          takesFocus={openedBy === 'keyboard'}
          onClose={() => setOpenedBy(undefined)}
        />
      )}
    </div>
  );
}
