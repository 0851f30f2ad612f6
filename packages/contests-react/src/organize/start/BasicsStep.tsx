import { countCharacters, LIMITS } from '@org/contests';
import { Button, Field, IconButton, PlusIcon, RemoveIcon, TextArea, TextField } from '@org/ui-theme';
import { useStoresDocuments } from '../../base/picture/DocumentImage.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { EMPTY_PRIZE, EMPTY_TRACK, removeTrack } from '../form/contestForm.ts';
import type { FieldName } from '../form/formProblems.ts';
import { LinkFields } from '../form/LinkFields.tsx';
import { MarkdownField } from '../form/MarkdownField.tsx';
import { PictureWell } from '../form/PictureWell.tsx';
import { changeRow, FieldProblems, removeRow, type StepProps } from './FormStep.tsx';
import styles from './Rows.module.css';

/** Title, description, pictures, rules, links, tracks and prizes. */
export function BasicsStep(props: StepProps) {
  const { form, problems, onUpdate, onTouch, onBusy } = props;
  const messages = useMessages('startContest', englishStartContest).fields;
  const { title, description, tracks, prizes } = form;
  const storesPictures = useStoresDocuments();
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
        onChange={({ target: { value } }) =>
          onUpdate((before) => ({ ...before, description: value }), 'description')
        }
      />
      <div className={styles.wells}>
        <PictureWell
          label={messages.cover}
          max={1}
          value={form.cover}
          error={problems.cover && <FieldProblems sentences={problems.cover} />}
          onChange={(cover) => onUpdate((before) => ({ ...before, cover }))}
          onBusy={onBusy}
        />
        {storesPictures && (
          <PictureWell
            label={messages.logo}
            max={1}
            isCompact
            value={form.logo}
            error={problems.logo && <FieldProblems sentences={problems.logo} />}
            onChange={(logo) => onUpdate((before) => ({ ...before, logo }))}
            onBusy={onBusy}
          />
        )}
      </div>
      <RulesField {...props} />
      <Links {...props} />
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

/** The rules, and on demand what they look like. */
function RulesField({ form, problems, onUpdate, onTouch }: StepProps) {
  const messages = useMessages('startContest', englishStartContest).fields;
  return (
    <section className={styles.group}>
      <MarkdownField
        messages={{ preview: messages.rulesPreview, empty: messages.noRules }}
        label={messages.rules}
        hint={messages.optional}
        help={messages.rulesHelp}
        error={problems.rules && <FieldProblems sentences={problems.rules} />}
        value={form.rules}
        onBlur={() => onTouch('rules')}
        onChange={({ target: { value } }) => onUpdate((before) => ({ ...before, rules: value }), 'rules')}
      />
    </section>
  );
}

/** The links of the contest. */
function Links({ form: { links }, problems, onUpdate, onTouch }: StepProps) {
  const messages = useMessages('startContest', englishStartContest).fields;
  return (
    <section className={styles.group}>
      <h3>
        {messages.links} <small>{messages.optional}</small>
      </h3>
      <p>{messages.linksText}</p>
      <LinkFields
        {...{ links, messages }}
        getError={(index, part) => {
          const sentences = problems[`links.${index}.${part}`];
          return sentences && <FieldProblems sentences={sentences} />;
        }}
        onChange={(next) => onUpdate((before) => ({ ...before, links: next }))}
        onBlur={(index, part) => onTouch(`links.${index}.${part}`)}
      />
      <ListProblems sentences={problems.links} />
    </section>
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
