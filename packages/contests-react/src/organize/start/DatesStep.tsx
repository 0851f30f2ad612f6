import { Checkbox } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { DateField } from '../form/DateField.tsx';
import type { TimeField } from '../form/localTime.ts';
import type { DateProps } from './EntriesStep.tsx';
import { FieldProblems, type StepProps } from './FormStep.tsx';
import styles from './Rows.module.css';

/** When judging starts and ends, and whether reviews are sealed. */
export function DatesStep({ form, problems, times, zone, onUpdate, onTouch, onTime }: StepProps & DateProps) {
  const messages = useMessages('startContest', englishStartContest).fields;
  const control = (field: TimeField) => ({
    error: problems[field] && <FieldProblems sentences={problems[field]} />,
    time: form[field],
    seconds: times[field],
    zone,
    onChange: (time: string, isIncomplete?: boolean) => onTime(field, time, isIncomplete),
    onBlur: () => onTouch(field),
  });
  return (
    <>
      <p className={styles.note}>{messages.zone(zone)}</p>
      <DateField
        label={messages.opensAt}
        help={form.takesSubmissions ? messages.opensAtLater : messages.opensAtOnce}
        {...control('opensAt')}
      />
      <DateField
        label={messages.closesAt}
        help={messages.closesAtHelp}
        presets={[7, 14, 28]}
        {...control('closesAt')}
      />
      <section className={styles.group}>
        <Checkbox
          label={messages.isSealed}
          description={messages.isSealedText}
          checked={form.isSealed}
          onCheckedChange={(isOn) => onUpdate((before) => ({ ...before, isSealed: isOn }))}
        />
        {form.isSealed && (
          <DateField
            label={messages.revealUntil}
            help={messages.revealUntilHelp}
            presets={[3, 7]}
            {...control('revealUntil')}
          />
        )}
      </section>
    </>
  );
}
