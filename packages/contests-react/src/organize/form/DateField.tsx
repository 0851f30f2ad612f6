import { Field } from '@org/ui-theme';
import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import styles from './DateField.module.css';
import { type FormTime, readDays, readWallTime, toWallTime, writeInstant } from './localTime.ts';

export type DateFieldProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly time: FormTime;
  /** The moment of the time in seconds; null if it has none. */
  readonly seconds: bigint | null;
  readonly zone: string;
  /** The numbers of days that a button sets each. */
  readonly presets?: readonly number[] | undefined;
  readonly onChange: (time: FormTime, isIncomplete?: boolean) => void;
  readonly onBlur: () => void;
};

/** A date and time in the viewer's time zone, which is kept as a moment. */
export function DateField(props: DateFieldProps) {
  const { label, hint, help, error, time, seconds, zone, presets = [], onChange, onBlur } = props;
  const messages = useMessages('startContest', englishStartContest).fields;
  const id = useId();
  // A time that does not exist that night stays in its field while somebody types on.
  const [typed, setTyped] = useState<{ readonly text: string; readonly time: FormTime }>();
  const shown =
    typed?.time === time
      ? typed.text
      : time === '' || seconds === null
        ? ''
        : toWallTime(Number(seconds) * 1000, zone);
  const reading = readWallTime(shown, zone);
  const type = (text: string, isIncomplete: boolean) => {
    const moment = readWallTime(text, zone)?.moments[0];
    const next = moment ? writeInstant(moment.ms) : '';
    setTyped({ text, time: next });
    onChange(next, isIncomplete);
  };
  return (
    <div className={styles.date}>
      <Field label={label} hint={hint} help={help} error={error}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            className="laurel-input"
            value={shown}
            onChange={({ target }) => type(target.value, target.validity?.badInput ?? false)}
            onBlur={onBlur}
          />
        )}
      </Field>
      {presets.length > 0 && (
        <fieldset className={styles.presets}>
          <legend>{messages.presets}</legend>
          {presets.map((days) => (
            <button
              key={days}
              type="button"
              aria-pressed={readDays(time) === days}
              onClick={() => {
                setTyped(undefined);
                onChange(`P${days}D`);
              }}
            >
              {messages.days(days)}
            </button>
          ))}
        </fieldset>
      )}
      {reading && reading.kind !== 'once' && (
        <div className={styles.choice} role="radiogroup" aria-labelledby={`${id}-question`}>
          <p id={`${id}-question`}>{messages[reading.kind](shown.replace('T', ' '))}</p>
          {reading.moments.map(({ ms }) => (
            <label key={ms}>
              <input
                type="radio"
                name={id}
                checked={seconds !== null && Number(seconds) * 1000 === ms}
                onChange={() => {
                  setTyped({ text: shown, time: writeInstant(ms) });
                  onChange(writeInstant(ms));
                }}
              />
              <span>{formatMomentInZone(BigInt(ms / 1000))}</span>
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
