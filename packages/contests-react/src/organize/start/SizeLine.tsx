import type { NewContestSize } from '@org/contests/write';
import { useTexts } from '../../base/provider/contests.ts';
import { startContestTexts } from '../../messages/en/startContest.ts';
import styles from './SizeLine.module.css';

/** How much of the space for texts is used. */
export function SizeLine({ size: { bytes, maxBytes, freeBytes } }: { readonly size: NewContestSize }) {
  const words = useTexts('startContest', startContestTexts).look;
  return (
    <div className={styles.size} data-over={freeBytes < 0 || undefined}>
      <meter aria-label={words.sizeName} min={0} max={maxBytes} value={Math.min(bytes, maxBytes)} />
      <p>
        <span>{words.size(bytes, maxBytes)}</span>{' '}
        {freeBytes < 0 && <strong>{words.sizeOver(-freeBytes)}</strong>}
      </p>
    </div>
  );
}
