import { countCharacters, LIMITS } from '@org/contests';
import { Button, Field, IconButton, PlusIcon, RemoveIcon, TextArea, TextField } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { startContestTexts } from '../../messages/en/startContest.ts';
import { EMPTY_PRIZE, EMPTY_TRACK, removeTrack } from '../form/contestForm.ts';
import type { FieldName } from '../form/formProblems.ts';
import { changeRow, FieldProblems, removeRow, type StepProps } from './FormStep.tsx';
import styles from './Rows.module.css';

/** Title, description, tracks and prizes. */
export function BasicsStep({ form, problems, onUpdate, onTouch }: StepProps) {
  const words = useTexts('startContest', startContestTexts).fields;
  const { title, description, tracks, prizes } = form;
  const control = (field: FieldName) => ({
    error: problems[field] && <FieldProblems sentences={problems[field]} />,
    onBlur: () => onTouch(field),
  });
  return (
    <>
      <TextField
        label={words.title}
        {...control('title')}
        value={title}
        count={words.count(countCharacters(title), LIMITS.titleCharacters)}
        autoComplete="off"
        onChange={({ target: { value } }) => onUpdate((before) => ({ ...before, title: value }), 'title')}
      />
      <TextArea
        label={words.description}
        {...control('description')}
        value={description}
        className={styles.paragraph}
        onChange={({ target: { value } }) =>
          onUpdate((before) => ({ ...before, description: value }), 'description')
        }
      />
      <section className={styles.group}>
        <h3>
          {words.tracks} <small>{words.optional}</small>
        </h3>
        <p>{words.tracksText}</p>
        {tracks.map(({ name, about }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
          <div key={index} className={styles.pair}>
            <TextField
              label={words.trackName}
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
              label={words.trackAbout}
              hint={words.optional}
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
              label={words.removeTrack(name || `${index + 1}`)}
              onClick={() => onUpdate((before) => removeTrack(before, index))}
            >
              <RemoveIcon />
            </IconButton>
          </div>
        ))}
        <ListProblems sentences={problems.tracks} />
        <AddButton
          label={words.addTrack}
          onClick={() => onUpdate((before) => ({ ...before, tracks: [...before.tracks, EMPTY_TRACK] }))}
        />
      </section>
      <section className={styles.group}>
        <h3>
          {words.prizes} <small>{words.optional}</small>
        </h3>
        <p>{words.prizesText}</p>
        {prizes.map(({ name, about, track }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
          <div key={index} className={styles.pair}>
            <TextField
              label={words.prizeName}
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
              label={words.prizeAbout}
              hint={words.optional}
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
                label={words.prizeTrack}
                none={words.everyone}
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
              label={words.removePrize(name || `${index + 1}`)}
              onClick={() => onUpdate((before) => ({ ...before, prizes: removeRow(before.prizes, index) }))}
            >
              <RemoveIcon />
            </IconButton>
          </div>
        ))}
        <ListProblems sentences={problems.prizes} />
        <AddButton
          label={words.addPrize}
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
