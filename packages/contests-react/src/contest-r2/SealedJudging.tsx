import { Banner } from '@org/ui-theme';
import type { Hex } from 'viem';
import { useTexts } from '../provider/contests.ts';
import { judgeActsTexts } from '../texts/en/judgeActs.ts';
import styles from './verify/ProofNote.module.css';

export type SealedJudgingProps = { readonly chainSlug: string; readonly uid: Hex };

/** Tells a judge of a sealed contest how to review: only from the command line. */
export function SealedJudging({ chainSlug, uid }: SealedJudgingProps) {
  const words = useTexts('judgeActs', judgeActsTexts).sealed;
  return (
    <Banner role="note" title={words.title}>
      <p>{words.text}</p>
      <pre className={styles.command} dir="ltr">
        <code>{`npx @org/contests review ${chainSlug} ${uid} <entry> --points <points> --secret <file>`}</code>
      </pre>
    </Banner>
  );
}
