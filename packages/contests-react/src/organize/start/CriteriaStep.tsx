import { splitLines } from '@org/contests';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  GripIcon,
  IconButton,
  RemoveIcon,
  TextField,
  VisuallyHidden,
} from '@org/ui-theme';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useMessages } from '../../base/provider/contests.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import {
  type CriterionRow,
  createCriteria,
  EMPTY_ANCHOR,
  EMPTY_CRITERION,
  findTemplate,
  isBlankCriterion,
  readNumber,
  TEMPLATES,
  type TemplateName,
} from '../form/contestForm.ts';
import { AddButton, ListProblems } from './BasicsStep.tsx';
import { changeRow, FieldProblems, removeRow, type StepProps } from './FormStep.tsx';
import styles from './Rows.module.css';
import { type RowGrip, useRowOrder } from './useRowOrder.ts';

/** Templates, and a row for each criterion. */
export function CriteriaStep(props: StepProps) {
  const { form, problems, onUpdate } = props;
  const messages = useMessages('startContest', englishStartContest).criteria;
  const { criteria } = form;
  const chosen = findTemplate(criteria, messages);
  const list = useRef<HTMLUListElement>(null);
  const [before, setBefore] = useState<readonly CriterionRow[]>();
  const change = (next: (rows: readonly CriterionRow[]) => readonly CriterionRow[]) => {
    setBefore(undefined);
    onUpdate((now) => ({ ...now, criteria: next(now.criteria) }));
  };
  const add = () => {
    change((rows) => [...rows, EMPTY_CRITERION]);
    // The row renders in the next frame.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  const choose = (name: TemplateName) => {
    change(() => createCriteria(name, messages));
    const isOwn = chosen === undefined && !criteria.every(isBlankCriterion);
    if (isOwn) setBefore(criteria);
  };
  const order = useRowOrder({
    list,
    rows: criteria,
    onOrder: (rows) => change(() => rows),
    describe: (index, position) =>
      messages.moved(criteria[index]?.label || messages.legend(index + 1), position + 1, criteria.length),
  });
  const row = (index: number, part: Partial<CriterionRow>) => change((rows) => changeRow(rows, index, part));
  return (
    <>
      <fieldset className={styles.chips}>
        <legend>{messages.templates}</legend>
        {TEMPLATES.map((name) => (
          <button key={name} type="button" aria-pressed={name === chosen} onClick={() => choose(name)}>
            {messages.names[name]}
          </button>
        ))}
      </fieldset>
      {before && (
        <p className={styles.actions} role="status">
          <span>{messages.replaced}</span>
          <Button variant="outlined" size="small" onClick={() => change(() => before)}>
            {messages.undo}
          </Button>
        </p>
      )}
      <div>
        <ul ref={list} className={styles.rows}>
          {criteria.map((criterion, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
            <li key={index} data-dragging={order.dragged === index || undefined}>
              <CriterionFields
                {...props}
                {...{ criterion, index, onAdd: add }}
                grip={order.getGrip(index)}
                onMove={(to) => order.move(index, to)}
                onChange={(part) => row(index, part)}
                onInsert={(labels) =>
                  change((rows) => [
                    ...changeRow(rows.slice(0, index + 1), index, { label: labels[0] ?? '' }),
                    ...labels.slice(1).map((label) => ({ ...EMPTY_CRITERION, label })),
                    ...rows.slice(index + 1),
                  ])
                }
                onRemove={() => change((rows) => removeRow(rows, index))}
              />
            </li>
          ))}
        </ul>
        <VisuallyHidden>
          <span role="status">{order.said}</span>
        </VisuallyHidden>
      </div>
      <ListProblems sentences={problems.criteria} />
      <AddButton label={messages.add} onClick={add} />
    </>
  );
}

type CriterionFieldsProps = StepProps & {
  readonly criterion: CriterionRow;
  readonly index: number;
  /** The handlers of the grip, which drags the row. */
  readonly grip: RowGrip;
  readonly onMove: (to: number) => void;
  readonly onAdd: () => void;
  readonly onChange: (change: Partial<CriterionRow>) => void;
  /** Several labels were pasted. */
  readonly onInsert: (labels: readonly string[]) => void;
  readonly onRemove: () => void;
};

function CriterionFields({
  form,
  criterion,
  index,
  problems,
  onTouch,
  grip,
  onMove,
  onAdd,
  onChange,
  onInsert,
  onRemove,
}: CriterionFieldsProps) {
  const messages = useMessages('startContest', englishStartContest).criteria;
  const { label, maxPoints, weight, anchors } = criterion;
  const name = label || messages.legend(index + 1);
  const control = (part: 'label' | 'maxPoints' | 'weight') => {
    const field = `criteria.${index}.${part}` as const;
    return {
      label: messages[part],
      error: problems[field] && <FieldProblems sentences={problems[field]} />,
      value: criterion[part],
      autoComplete: 'off',
      onBlur: () => onTouch(field),
      onChange: ({ target: { value } }: { target: { value: string } }) => onChange({ [part]: value }),
    };
  };
  const [max, times] = [readNumber(maxPoints), readNumber(weight)];
  const isKnown = max > 0 && times > 0;
  const paste = (event: ClipboardEvent) => {
    const lines = splitLines(event.clipboardData.getData('text/plain'))
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (lines.length < 2) return;
    event.preventDefault();
    onInsert(lines);
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onAdd();
  };
  return (
    <>
      <span data-grip className={styles.grip} {...grip}>
        <GripIcon />
      </span>
      <fieldset data-kind="criterion">
        <legend>{messages.legend(index + 1)}</legend>
        <TextField className={styles.label} {...control('label')} onPaste={paste} onKeyDown={addOnEnter} />
        <TextField inputMode="numeric" {...control('maxPoints')} />
        <TextField inputMode="numeric" {...control('weight')} />
        <IconButton className={styles.remove} label={messages.remove(name)} onClick={onRemove}>
          <RemoveIcon />
        </IconButton>
      </fieldset>
      <div className={`${styles.actions} ${styles.below}`}>
        <span className={styles.note}>
          {isKnown && (max === 1 ? messages.yesOrNo(times) : messages.scale(max, times))}
        </span>
        {anchors.length === 0 && (
          <Button
            variant="quiet"
            size="small"
            onClick={() =>
              onChange({
                anchors: [0, max]
                  .filter(Number.isInteger)
                  .map((points) => ({ points: `${points}`, text: '' })),
              })
            }
          >
            {messages.addAnchors}
          </Button>
        )}
        <span className={styles.moves}>
          <IconButton
            data-move="up"
            label={messages.moveUp(name)}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <ArrowUpIcon />
          </IconButton>
          <IconButton
            data-move="down"
            label={messages.moveDown(name)}
            disabled={index === form.criteria.length - 1}
            onClick={() => onMove(index + 1)}
          >
            <ArrowDownIcon />
          </IconButton>
        </span>
      </div>
      {anchors.length > 0 && (
        <Anchors
          {...{ anchors, index, problems, onTouch }}
          onChange={(next) => onChange({ anchors: next })}
        />
      )}
    </>
  );
}

type AnchorsProps = Pick<StepProps, 'problems' | 'onTouch'> & {
  readonly anchors: CriterionRow['anchors'];
  readonly index: number;
  readonly onChange: (anchors: CriterionRow['anchors']) => void;
};

function Anchors({ anchors, index, problems, onTouch, onChange }: AnchorsProps) {
  const messages = useMessages('startContest', englishStartContest).criteria;
  return (
    <div className={styles.anchors}>
      <h3>
        {messages.anchors} <small className={styles.note}>{messages.anchorsText}</small>
      </h3>
      {anchors.map(({ points, text }, at) => {
        const field = `criteria.${index}.anchors.${at}` as const;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
          <div key={at} className={styles.anchor}>
            <TextField
              label={messages.anchorPoints}
              inputMode="numeric"
              autoComplete="off"
              value={points}
              error={problems[field] && <FieldProblems sentences={problems[field]} />}
              onBlur={() => onTouch(field)}
              onChange={({ target: { value } }) => onChange(changeRow(anchors, at, { points: value }))}
            />
            <TextField
              label={messages.anchorText(points)}
              autoComplete="off"
              value={text}
              onBlur={() => onTouch(field)}
              onChange={({ target: { value } }) => onChange(changeRow(anchors, at, { text: value }))}
            />
            <IconButton
              label={messages.removeAnchor(points)}
              onClick={() => onChange(removeRow(anchors, at))}
            >
              <RemoveIcon />
            </IconButton>
          </div>
        );
      })}
      <AddButton label={messages.addAnchor} onClick={() => onChange([...anchors, EMPTY_ANCHOR])} />
    </div>
  );
}
