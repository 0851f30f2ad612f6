import { type Criterion, sumPoints } from '@org/contests';
import { Checkbox, CheckboxGroup } from '@org/ui-theme';
import { memo } from 'react';
import { useTexts } from '../provider/contests.ts';
import { criteriaTexts } from '../texts/en/criteria.ts';
import { evaluateTexts } from '../texts/en/evaluate.ts';
import { PointsSum } from './PointsSum.tsx';

export type CriteriaFieldsProps = {
  readonly criteria: readonly Criterion[];
  readonly tags: readonly string[];
  readonly disabled: boolean;
  readonly onToggle: (tag: string, checked: boolean) => void;
};

/** One checkbox per criterion, and the sum. Memoized: the comment beside them changes with each key. */
export const CriteriaFields = memo(({ criteria, tags, disabled, onToggle }: CriteriaFieldsProps) => {
  const words = useTexts('evaluate', evaluateTexts);
  const criteriaWords = useTexts('criteria', criteriaTexts);
  return (
    <>
      <CheckboxGroup label={words.criteria} help={words.criteriaHelp}>
        {criteria.map(({ id, label, maxPoints }, index) => (
          <Checkbox
            key={id}
            row
            label={criteriaWords[id] ?? label}
            description={words.sentences[id]}
            trailing={words.worth(maxPoints)}
            checked={tags.includes(id)}
            disabled={disabled}
            aria-keyshortcuts={`${index + 1}`}
            onCheckedChange={(checked) => onToggle(id, checked)}
          />
        ))}
      </CheckboxGroup>
      <PointsSum points={sumPoints(criteria, tags)} max={sumPoints(criteria)} />
    </>
  );
});
