import { useLazyComponent } from '../../base/page/lazyPart.ts';
import type { ActsCheckTextProps } from './ActsCheckText.tsx';
import styles from './CheckLineSlot.module.css';

const loadText = () => import('./ActsCheckText.tsx').then(({ ActsCheckText }) => ActsCheckText);

/**
 * Whether the scan's acts have been checked against the chain; a contradiction is also shown at the bottom of the window.
 * Reserves the height of the line, whose code loads after the result.
 */
export function ActsCheckLine(props: ActsCheckTextProps) {
  const { Component: ActsCheckText } = useLazyComponent(loadText, props.result !== undefined);
  return <div className={styles.line}>{ActsCheckText && <ActsCheckText {...props} />}</div>;
}
