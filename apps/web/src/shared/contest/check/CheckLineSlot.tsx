import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { useLazyComponent } from '../../lazy/useLazyComponent.ts';
import styles from './CheckLineSlot.module.css';

const loadCheckLine = () => import('./CheckLine.tsx').then(({ CheckLine }) => CheckLine);

export type CheckLineSlotProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly onReadFromChain: () => void;
};

/** Keeps the room of the line, whose code comes once the result is drawn. */
export function CheckLineSlot(props: CheckLineSlotProps) {
  const { Component: CheckLine } = useLazyComponent(loadCheckLine, true);
  return <div className={styles.line}>{CheckLine && <CheckLine {...props} />}</div>;
}
