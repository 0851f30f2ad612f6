/** Decides when a head behind ours means that the chain was set back. */
export type SetBackWatch = { isBelievable: () => boolean; forget: () => void };

/**
 * A lone node whose head goes back was set back (`patienceMs: 0`). Of many nodes behind one address some are late, so
 * there a set-back is believed only when it has lasted.
 */
export function createSetBackWatch({
  patienceMs,
  now = Date.now,
}: {
  patienceMs: number;
  now?: () => number;
}): SetBackWatch {
  let since: number | undefined;
  return {
    isBelievable() {
      since ??= now();
      return now() - since >= patienceMs;
    },
    forget() {
      since = undefined;
    },
  };
}
