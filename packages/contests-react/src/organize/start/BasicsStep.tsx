import { countCharacters, LIMITS } from '@org/contests';
import { Button, Field, IconButton, PlusIcon, RemoveIcon, TextArea, TextField } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { EMPTY_PRIZE, EMPTY_TRACK, removeTrack } from '../form/contestForm.ts';
import type { FieldName } from '../form/formProblems.ts';
import { changeRow, FieldProblems, removeRow, type StepProps } from './FormStep.tsx';
import styles from './Rows.module.css';

/** Title, description, tracks and prizes. */
export function BasicsStep({ form, problems, onUpdate, onTouch }: StepProps) {
  const messages = useMessages('startContest', englishStartContest).fields;
  const { title, description, tracks, prizes } = form;
  const control = (field: FieldName) => ({
    error: problems[field] && <FieldProblems sentences={problems[field]} />,
    onBlur: () => onTouch(field),
  });
  return (
    <>
      <TextField
        label={messages.title}
        {...control('title')}
        value={title}
        count={messages.count(countCharacters(title), LIMITS.titleCharacters)}
        autoComplete="off"
        onChange={({ target: { value } }) => onUpdate((before) => ({ ...before, title: value }), 'title')}
      />
      <TextArea
        label={messages.description}
        {...control('description')}
        value={description}
        className={styles.paragraph}
        onChange={({ target: { value } }) =>
          onUpdate((before) => ({ ...before, description: value }), 'description')
        }
      />
      <section className={styles.group}>
        <h3>
          {messages.tracks} <small>{messages.optional}</small>
        </h3>
        <p>{messages.tracksText}</p>
        {tracks.map(({ name, about }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
          <div key={index} className={styles.pair}>
            <TextField
              label={messages.trackName}
              {...control(`tracks.${index}.name`)}
              value={name}
              onChange={({ target: { value } }) =>
                onUpdate((before) => ({
                  ...before,
                  tracks: changeRow(before.tracks, index, { name: value }),
                }))
              }
            />
            <TextField
              label={messages.trackAbout}
              hint={messages.optional}
              {...control(`tracks.${index}.about`)}
              value={about}
              onChange={({ target: { value } }) =>
                onUpdate((before) => ({
                  ...before,
                  tracks: changeRow(before.tracks, index, { about: value }),
                }))
              }
            />
            <IconButton
              label={messages.removeTrack(name || `${index + 1}`)}
              onClick={() => onUpdate((before) => removeTrack(before, index))}
            >
              <RemoveIcon />
            </IconButton>
          </div>
        ))}
        <ListProblems sentences={problems.tracks} />
        <AddButton
          label={messages.addTrack}
          onClick={() => onUpdate((before) => ({ ...before, tracks: [...before.tracks, EMPTY_TRACK] }))}
        />
      </section>
      <section className={styles.group}>
        <h3>
          {messages.prizes} <small>{messages.optional}</small>
        </h3>
        <p>{messages.prizesText}</p>
        {prizes.map(({ name, about, track }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
          <div key={index} className={styles.pair}>
            <TextField
              label={messages.prizeName}
              {...control(`prizes.${index}.name`)}
              value={name}
              onChange={({ target: { value } }) =>
                onUpdate((before) => ({
                  ...before,
                  prizes: changeRow(before.prizes, index, { name: value }),
                }))
              }
            />
            <TextField
              label={messages.prizeAbout}
              hint={messages.optional}
              {...control(`prizes.${index}.about`)}
              value={about}
              onChange={({ target: { value } }) =>
                onUpdate((before) => ({
                  ...before,
                  prizes: changeRow(before.prizes, index, { about: value }),
                }))
              }
            />
            {tracks.length > 0 && (
              <TrackField
                label={messages.prizeTrack}
                none={messages.everyone}
                tracks={tracks.map((each) => each.name)}
                value={track}
                onChange={(value) =>
                  onUpdate((before) => ({
                    ...before,
                    prizes: changeRow(before.prizes, index, { track: value }),
                  }))
                }
              />
            )}
            <IconButton
              label={messages.removePrize(name || `${index + 1}`)}
              onClick={() => onUpdate((before) => ({ ...before, prizes: removeRow(before.prizes, index) }))}
            >
              <RemoveIcon />
            </IconButton>
          </div>
        ))}
        <ListProblems sentences={problems.prizes} />
        <AddButton
          label={messages.addPrize}
          onClick={() => onUpdate((before) => ({ ...before, prizes: [...before.prizes, EMPTY_PRIZE] }))}
        />
      </section>
    </>
  );
}

/** The button that adds a row. */
export function AddButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <div>
      <Button variant="outlined" size="small" icon={<PlusIcon size="small" />} onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}

/** The problems of a list as a whole. */
export function ListProblems({ id, sentences }: { id?: string; sentences: readonly string[] | undefined }) {
  if (!sentences) return null;
  return (
    <div id={id} className={styles.problem} role="alert">
      <FieldProblems sentences={sentences} />
    </div>
  );
}

type TrackFieldProps = {
  readonly label: string;
  /** The words for no track. */
  readonly none: string;
  readonly tracks: readonly string[];
  /** From 1 on; 0 for none. */
  readonly value: number;
  readonly error?: string | undefined;
  readonly onChange: (track: number) => void;
};

/** The choice of a track. */
export function TrackField({ label, none, tracks, value, error, onChange }: TrackFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <select
          {...control}
          className="laurel-input"
          value={value}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          <option value={0}>{none}</option>
          {tracks.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a track is its position
            <option key={index} value={index + 1}>
              {name || index + 1}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
