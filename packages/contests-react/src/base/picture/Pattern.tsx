import type { Hex } from 'viem';
import styles from './DocumentImage.module.css';

const COLUMNS = 8;

/** In place of a contest's cover: leaves that its UID turns. */
export function Pattern({ uid }: { readonly uid: Hex }) {
  return (
    <svg
      className={styles.pattern}
      viewBox={`0 0 ${COLUMNS} 4`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {[...uid.slice(2, 34)].map((digit, n) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          key={n}
          d="M0 0A1 1 0 0 1 1 1A1 1 0 0 1 0 0Z"
          transform={`translate(${n % COLUMNS} ${Math.floor(n / COLUMNS)}) rotate(${(Number.parseInt(digit, 16) % 4) * 90} .5 .5)`}
          opacity={Number.parseInt(digit, 16) / 15}
        />
      ))}
    </svg>
  );
}
