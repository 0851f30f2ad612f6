import { Checkbox, TextField } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { DateField } from '../form/DateField.tsx';
import { planTimes, readDays, type TimeField, type TimesPreset, writeInstant } from '../form/localTime.ts';
import type { DateProps } from './EntriesStep.tsx';
import { FieldProblems, type StepProps } from './FormStep.tsx';
import styles from './Rows.module.css';
import { Timeline } from './Timeline.tsx';

const PRESETS: readonly TimesPreset[] = ['weekend', 'weeks'];

export type DatesStepProps = StepProps & DateProps & { readonly nowSeconds: bigint };

/** When judging starts and ends, whether reviews are sealed, and how many each entry shall have. */
export function DatesStep(props: DatesStepProps) {
  const { form, problems, times, zone, nowSeconds, onUpdate, onTouch, onTime } = props;
  const messages = useMessages('startContest', englishStartContest).fields;
  const control = (field: TimeField) => ({
    error: problems[field] && <FieldProblems sentences={problems[field]} />,
    time: form[field],
    seconds: times[field],
    zone,
    onChange: (time: string, isIncomplete?: boolean) => onTime(field, time, isIncomplete),
    onBlur: () => onTouch(field),
  });
  const fields: readonly TimeField[] = [
    ...(form.takesSubmissions ? (['submissionsUntil'] as const) : []),
    ...(['opensAt', 'closesAt'] as const),
    ...(form.isSealed ? (['revealUntil'] as const) : []),
  ];
  return (
    <>
      <fieldset className={styles.chips}>
        <legend>{messages.allDates}</legend>
        {PRESETS.map((preset) => {
          const planned = planTimes(preset, form, nowSeconds, zone);
          return (
            <button
              key={preset}
              type="button"
              aria-pressed={fields.every((field) => form[field] === planned[field])}
              onClick={() => {
                for (const field of fields) onTime(field, planned[field]);
              }}
            >
              {messages.planned[preset]}
            </button>
          );
        })}
      </fieldset>
      <Timeline
        {...{ times, zone, nowSeconds, fields }}
        follows={(field) => form[field] === '' || readDays(form[field]) !== undefined}
        onMove={(field, seconds) => onTime(field, writeInstant(Number(seconds) * 1000))}
      />
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
        <p>{messages.isOpenText}</p>
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
      <section className={styles.group}>
        <TextField
          label={messages.minimumReviews}
          hint={messages.optional}
          help={messages.minimumReviewsHelp}
          error={problems.minimumReviews && <FieldProblems sentences={problems.minimumReviews} />}
          className={styles.short}
          inputMode="numeric"
          autoComplete="off"
          value={form.minimumReviews}
          onBlur={() => onTouch('minimumReviews')}
          onChange={({ target: { value } }) =>
            onUpdate((before) => ({ ...before, minimumReviews: value }), 'minimumReviews')
          }
        />
      </section>
    </>
  );
}
