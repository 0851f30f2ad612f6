import type { ContestDocument, Criterion } from '@org/contests';
import { VisuallyHidden } from '@org/ui-theme';
import { useMessages } from '../base/provider/contests.ts';
import { useCriterionNames } from '../base/text/criterionNames.ts';
import { englishCriteria } from '../messages/en/contest.ts';
import { englishContestSide } from '../messages/en/contestSide.ts';
import styles from './Criteria.module.css';
import facts from './parts/Facts.module.css';
import { getMaxScore } from './review/score.ts';

export type CriteriaProps = {
  readonly criteria: readonly Criterion[];
  /** Undefined if it could not be read. */
  readonly document: ContestDocument | undefined;
};

/** Each criterion with its maximum, its weight, and what points mean. */
export function Criteria({ criteria, document }: CriteriaProps) {
  const contestMessages = useMessages('contestSide', englishContestSide).criteria;
  const messages = useMessages('criteria', englishCriteria);
  const getName = useCriterionNames();
  return (
    <section className={facts.facts} aria-label={contestMessages.name}>
      <div className={styles.head}>
        <h2>{contestMessages.name}</h2>
        <p className={facts.soft}>{contestMessages.total(getMaxScore(criteria))}</p>
      </div>
      <ul className={styles.list}>
        {criteria.map(({ id, label, maxPoints, weight }, index) => (
          <li key={id}>
            <h3>
              <bdi>{getName(label, index)}</bdi>
            </h3>
            <p className={`${facts.soft} ${styles.scale}`}>
              {maxPoints === 1 ? (
                <strong>{messages.worth(weight)}</strong>
              ) : (
                <>
                  <span>{messages.points(maxPoints)}</span>
                  {weight !== 1 && <strong>{messages.weight(weight)}</strong>}
                </>
              )}
            </p>
            <Anchors anchors={document?.criteria[index]?.anchors ?? []} maxPoints={maxPoints} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type AnchorsProps = Pick<ContestDocument['criteria'][number], 'anchors'> & { readonly maxPoints: number };

function Anchors({ anchors, maxPoints }: AnchorsProps) {
  const messages = useMessages('criteria', englishCriteria);
  const shown = anchors.filter(({ points }) => points <= maxPoints).toSorted((a, b) => a.points - b.points);
  if (shown.length === 0) return null;
  return (
    <dl className={`${facts.soft} ${styles.anchors}`}>
      {shown.map(({ points, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two anchors may have the same points
        <div key={index}>
          <dt>
            <span aria-hidden="true">{points}</span>
            <VisuallyHidden>{messages.anchor(points)}</VisuallyHidden>
          </dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
