import { useLazyComponent } from '../../page/useLazyComponent.ts';
import type { CheckLineProps } from './CheckLine.tsx';
import styles from './CheckLineSlot.module.css';

const loadCheckLine = () => import('./CheckLine.tsx').then(({ CheckLine }) => CheckLine);

/** Keeps the room of the line, whose code comes once the result is drawn. */
export function CheckLineSlot(props: CheckLineProps) {
  const { Component: CheckLine } = useLazyComponent(loadCheckLine, true);
  return <div className={styles.line}>{CheckLine && <CheckLine {...props} />}</div>;
}
