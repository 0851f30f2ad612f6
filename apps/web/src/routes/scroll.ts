import type { HistoryLocation, PageHistory } from './browserHistory.ts';

const STORAGE_KEY = 'laurel.scroll';

type Positions = { [historyKey: string]: number };

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

const keyOf = ({ state }: HistoryLocation) => state.key ?? '';

/**
 * Stores the scroll position of each history entry, also across reloads. The browser's own restoration cannot be
 * used, because it runs before the page is loaded.
 */
export function createScrollMemory(history: PageHistory) {
  const positions = readPositions();
  let shown = history.location;
  // False while the next page is loading: its outline may be shorter than the previous page.
  let isShown = true;
  const remember = () => {
    if (isShown) positions[keyOf(shown)] = window.scrollY;
  };
  window.history.scrollRestoration = 'manual';
  history.subscribe(() => {
    remember();
    isShown = false;
  });
  window.addEventListener('pagehide', () => {
    remember();
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
    } catch {
      // Storage full or blocked: a reload starts at the top.
    }
  });

  return function scrollTo(location: HistoryLocation): void {
    const isSameStep = keyOf(location) === keyOf(shown);
    shown = location;
    isShown = true;
    const { keepScroll } = location.state;
    const left = positions[keyOf(location)];
    const target = document.getElementById(location.hash.slice(1));
    if (left !== undefined) window.scrollTo(0, left);
    else if (target) target.scrollIntoView();
    else if (!keepScroll && !isSameStep) window.scrollTo(0, 0);
  };
}
