import styles from '../contest/check/CheckLineSlot.module.css';
import { useLazyComponent } from '../page/useLazyComponent.ts';
import type { CheckLineProps } from './CheckLine.tsx';

const loadCheckLine = () => import('./CheckLine.tsx').then(({ CheckLine }) => CheckLine);

/** Reserves the height of the line, whose code loads after the result. */
export function CheckLineSlot(props: CheckLineProps) {
  const { Component: CheckLine } = useLazyComponent(loadCheckLine, true);
  return <div className={styles.line}>{CheckLine && <CheckLine {...props} />}</div>;
}
