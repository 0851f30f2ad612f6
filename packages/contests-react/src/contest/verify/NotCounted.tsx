import { type Attestation, findLookAlikes, type IgnoredReview } from '@org/contests';
import { Button } from '@org/ui-theme';
import { useMemo, useState } from 'react';
import type { Address } from 'viem';
import { useTexts } from '../../base/provider/contests.ts';
import { ignoredTexts } from '../../messages/en/proof.ts';
import { IgnoredItem } from './IgnoredItem.tsx';
import styles from './NotCounted.module.css';

const ITEMS_AT_FIRST = 50;

export type NotCountedProps = {
  /** The contest's organizer and judges. */
  readonly people: readonly Address[];
  readonly ignored: readonly IgnoredReview[];
  readonly getAttestationHref: (attestation: Attestation) => string;
  readonly nameEntry: (entry: string) => string;
};

/** Attestations about the contest that do not affect its result, each with its reason. */
export function NotCounted({ people, ignored, getAttestationHref, nameEntry }: NotCountedProps) {
  const words = useTexts('ignored', ignoredTexts);
  const [limit, setLimit] = useState(ITEMS_AT_FIRST);
  const shown = ignored.slice(0, limit);
  const lookAlikes = useMemo(() => {
    const attesters = ignored.map(({ attestation }) => attestation.attester);
    return new Set(
      findLookAlikes([...people, ...attesters])
        .flat()
        .map(toLowerCase),
    );
  }, [people, ignored]);
  const toItem = (item: IgnoredReview) => (
    <IgnoredItem
      key={item.attestation.uid}
      {...item}
      href={getAttestationHref(item.attestation)}
      nameEntry={nameEntry}
      isLookAlike={lookAlikes.has(toLowerCase(item.attestation.attester))}
    />
  );
  return (
    <section className={styles.section} aria-label={words.name}>
      <div>
        <h3>{words.counted(ignored.length)}</h3>
        <p className={styles.intro}>{ignored.length === 0 ? words.none : words.intro}</p>
      </div>
      {shown.length > 0 && <ul className={styles.list}>{shown.map(toItem)}</ul>}
      {shown.length < ignored.length && (
        <Button variant="outlined" size="small" onClick={() => setLimit(limit + ITEMS_AT_FIRST)}>
          {words.more(Math.min(ITEMS_AT_FIRST, ignored.length - limit))}
        </Button>
      )}
    </section>
  );
}

const toLowerCase = (address: Address) => address.toLowerCase();
