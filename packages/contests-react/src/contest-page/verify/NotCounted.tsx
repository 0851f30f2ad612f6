import { type Attestation, findLookAlikes } from '@org/contests';
import { showLink } from '@org/contests/names';
import { Button } from '@org/ui-theme';
import { useMemo, useState } from 'react';
import type { Address } from 'viem';
import type { Ignored, StrangersAnswer } from '../../old-contest/useStrangers.ts';
import { useTexts } from '../../provider/contests.ts';
import { ignoredTexts } from '../../texts/en/ignored.ts';
import { IgnoredItem } from './IgnoredItem.tsx';
import styles from './NotCounted.module.css';

const ITEMS_AT_FIRST = 50;

export type NotCountedProps = StrangersAnswer & {
  /** The contest's organizer and judges. */
  readonly people: readonly Address[];
  readonly ignored: readonly Ignored[];
  readonly getAttestationHref: (attestation: Attestation) => string;
  /** How an entry is shown; by default as the link that it is. */
  readonly nameEntry?: (entry: string) => string;
};

/** Attestations about the contest that do not affect its result, each with its reason. */
export function NotCounted({
  people,
  ignored,
  strangers,
  onShowStrangers,
  onHideStrangers,
  getAttestationHref,
  nameEntry = showLink,
}: NotCountedProps) {
  const words = useTexts('ignored', ignoredTexts);
  const [limit, setLimit] = useState(ITEMS_AT_FIRST);
  const shown = ignored.slice(0, limit);
  const lookAlikes = useMemo(() => {
    const attesters = [...ignored, ...strangers.items].map(({ attestation }) => attestation.attester);
    return new Set(
      findLookAlikes([...people, ...attesters])
        .flat()
        .map(toLowerCase),
    );
  }, [people, ignored, strangers.items]);
  const toItem = (item: Ignored) => (
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
      {(strangers.count ?? Number(strangers.canLook)) > 0 && (
        <StrangersList {...{ strangers, onShowStrangers, onHideStrangers }} toItem={toItem} />
      )}
    </section>
  );
}

const toLowerCase = (address: Address) => address.toLowerCase();

function StrangersList({
  strangers,
  onShowStrangers,
  onHideStrangers,
  toItem,
}: Pick<NotCountedProps, 'strangers' | 'onShowStrangers' | 'onHideStrangers'> & {
  toItem: (item: Ignored) => React.ReactNode;
}) {
  const words = useTexts('ignored', ignoredTexts);
  const { status, count, items, hasMore } = strangers;
  const isOpen = status !== 'hidden';
  const getLabel = () => {
    if (isOpen) return words.hideStrangers;
    return count === undefined ? words.lookForStrangers : words.showStrangers(count);
  };
  return (
    <div className={styles.strangers}>
      <div className={styles.head}>
        <Button
          variant="outlined"
          size="small"
          loading={status === 'loading'}
          onClick={isOpen ? onHideStrangers : onShowStrangers}
        >
          {getLabel()}
        </Button>
        <span className={styles.intro}>{words.strangersIntro}</span>
      </div>
      {isOpen && items.length > 0 && <ul className={styles.list}>{items.map(toItem)}</ul>}
      {status === 'shown' && items.length === 0 && <p>{words.noStrangers}</p>}
      {status === 'failed' && <p role="alert">{words.failed}</p>}
      {(status === 'failed' || (status === 'shown' && hasMore)) && (
        <Button variant="outlined" size="small" onClick={onShowStrangers}>
          {words.moreStrangers}
        </Button>
      )}
    </div>
  );
}
