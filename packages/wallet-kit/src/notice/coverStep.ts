const listTexts = (root: Element): Text[] => {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

/**
 * Takes away what RainbowKit's step says while something else stands in its place: RainbowKit has no state for a
 * failure, and goes on to say "Opening … Confirm connection". Returns how to give it back.
 */
export const coverStep = (step: HTMLElement): (() => void) => {
  // With the step's heading, which stands beside it.
  const root = step.parentElement ?? step;
  const taken = new Map<Text, string>();
  /** The buttons beside the heading stay: back and close. */
  const isKept = ({ parentElement: parent }: Text) =>
    parent?.closest('.wallet-kit-notice, style') || (!step.contains(parent) && parent?.closest('button'));
  const take = () => {
    for (const text of listTexts(root)) {
      if (text.data === '' || isKept(text)) continue;
      taken.set(text, text.data);
      text.data = '';
    }
  };
  step.dataset.covered = '';
  take();
  const observer = new MutationObserver(take);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    delete step.dataset.covered;
    // Text that RainbowKit has written since then is newer.
    for (const [text, data] of taken) if (text.data === '') text.data = data;
  };
};
