import { type Assignment, type EntryDocument, type SpreadOptions, spreadEntries } from '@org/contests';
import { Button, Checkbox, Select, TextField } from '@org/ui-theme';
import { useState } from 'react';
import type { Address } from 'viem';
import { useMessages } from '../../base/provider/contests.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import styles from './AssignDialog.module.css';
import { Key, Strip } from './AssignmentStrip.tsx';
import { Portions } from './DeskParts.tsx';

type SpreadOrder = 'mixed' | 'track' | 'place';

/** Assignments as they are made. */
export type AssignForm = {
  /** How many judges each entry gets, as it is typed. */
  readonly perEntry: string;
  readonly order: SpreadOrder;
  /** Published assignments stay. */
  readonly isKept: boolean;
  /** Changes by hand: `<judge> <entry>`, and whether the entry is assigned. */
  readonly changes: ReadonlyMap<string, boolean>;
};

/** The facts that determine the assignments, besides the form. */
export type AssignFacts = Pick<SpreadOptions, 'entries' | 'judges' | 'recusals'> & {
  readonly published: readonly Assignment[];
  /** Entries that judges have reviewed, once for each judge. */
  readonly reviewed: readonly Assignment[];
  readonly getText: (entry: number) => Pick<EntryDocument, 'track' | 'place'> | undefined;
};

const isCollated = new Intl.Collator(undefined, { numeric: true });

/** Compares entries by track or place; those without one come last. */
function getOrder(order: SpreadOrder, getText: AssignFacts['getText']): SpreadOptions['order'] {
  if (order === 'mixed') return undefined;
  if (order === 'track')
    return (a, b) => (getText(a)?.track || Infinity) - (getText(b)?.track || Infinity) || 0;
  const getPlace = (entry: number) => getText(entry)?.place ?? '';
  return (a, b) =>
    Number(getPlace(a) === '') - Number(getPlace(b) === '') || isCollated.compare(getPlace(a), getPlace(b));
}

/** At least one judge for each entry, and at most all. */
const readPerEntry = ({ perEntry }: AssignForm, { judges }: Pick<AssignFacts, 'judges'>): number =>
  Math.max(1, Math.min(Math.floor(Number(perEntry)) || 1, judges.length));

/** The assignments of a form: spread, then changed by hand. */
export function readAssignForm(form: AssignForm, facts: AssignFacts): readonly Assignment[] {
  const { order, isKept, changes } = form;
  const { entries, judges, recusals, published, reviewed, getText } = facts;
  const kept = isKept ? [...published, ...reviewed] : reviewed;
  const spread = spreadEntries({
    entries,
    judges,
    perEntry: readPerEntry(form, facts),
    kept,
    recusals,
    order: getOrder(order, getText),
  });
  if (changes.size === 0) return spread;
  const given = new Map(spread.map((each) => [each.judge, new Set(each.entries)]));
  return judges.flatMap((judge) => {
    const own = given.get(judge);
    const changed = entries.filter((entry) => changes.get(`${judge} ${entry}`) ?? own?.has(entry) ?? false);
    return changed.length > 0 ? { judge, entries: changed } : [];
  });
}

export type AssignFieldsProps = {
  readonly form: AssignForm;
  readonly facts: AssignFacts;
  readonly assignments: readonly Assignment[];
  /** The orders that the contest's texts allow. */
  readonly orders: readonly SpreadOrder[];
  readonly getAccountName: (account: Address) => string;
  readonly getEntryName: (entry: number) => string;
  readonly onChange: (form: AssignForm) => void;
};

/** How entries are spread, and which judge gets which: everything that becomes public. */
export function AssignFields(props: AssignFieldsProps) {
  const { form, facts, assignments, orders, onChange } = props;
  const messages = useMessages('organize', englishOrganize).assignments;
  const [open, setOpen] = useState<Address>();
  const { judges, entries } = facts;
  const panels = new Map(entries.map((entry) => [entry, 0]));
  for (const each of assignments)
    for (const entry of each.entries) panels.set(entry, (panels.get(entry) ?? 0) + 1);
  const wanted = readPerEntry(form, facts);
  const short = entries.filter((entry) => (panels.get(entry) ?? 0) < wanted);
  const given = new Map(assignments.map((each) => [each.judge, each.entries]));
  const reviewed = new Map(facts.reviewed.map((each) => [each.judge, new Set(each.entries)]));
  // Drops the changes by hand: they belong to one way of spreading, with one number of judges for each entry.
  const spread = (change: Partial<AssignForm>) => onChange({ ...form, ...change, changes: new Map() });
  return (
    <>
      <div className={styles.fields}>
        <TextField
          label={messages.perEntry}
          type="number"
          min={1}
          max={judges.length}
          value={form.perEntry}
          onChange={({ target }) => onChange({ ...form, perEntry: target.value })}
          onBlur={() => onChange({ ...form, perEntry: `${wanted}` })}
        />
        {orders.length > 1 && (
          <Select
            label={messages.order}
            options={orders.map((order) => ({ value: order, label: messages.orders[order] }))}
            value={form.order}
            onValueChange={(order) => spread({ order })}
          />
        )}
      </div>
      {facts.published.length > 0 && (
        <Checkbox
          label={messages.keep}
          description={messages.keepText}
          checked={form.isKept}
          onCheckedChange={(isKept) => spread({ isKept })}
        />
      )}
      <p>{messages.summary(entries.length, judges.length, wanted)}</p>
      {short.length > 0 && (
        <p className={styles.warning} role="status">
          {messages.short(short.length, wanted)}
        </p>
      )}
      <Key isAssigned />
      <Portions
        items={judges}
        renderItem={(judge) => {
          const name = props.getAccountName(judge);
          const own = given.get(judge) ?? [];
          const isOpen = open === judge;
          return (
            <li key={judge} className={styles.judge}>
              <span className={styles.line}>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <span className={styles.soft}>{messages.count(own.length)}</span>
                <Button
                  size="small"
                  variant="quiet"
                  aria-expanded={isOpen}
                  aria-label={messages.changeOf(name)}
                  onClick={() => setOpen(isOpen ? undefined : judge)}
                >
                  {messages.change}
                </Button>
              </span>
              {isOpen ? (
                <Hand {...props} judge={judge} own={own} />
              ) : (
                <>
                  <Strip entries={entries} own={own} reviewed={reviewed.get(judge)} />
                  {own.length > 0 && <span className={styles.soft}>{messages.numbers(own)}</span>}
                </>
              )}
            </li>
          );
        }}
      />
    </>
  );
}

/** The entries of one judge, to change by hand. */
function Hand({
  form,
  facts: { entries, recusals = [] },
  judge,
  own,
  getAccountName,
  getEntryName,
  onChange,
}: AssignFieldsProps & { readonly judge: Address; readonly own: readonly number[] }) {
  const messages = useMessages('organize', englishOrganize).assignments;
  const set = new Set(own);
  const recused = new Set(recusals.flatMap((each) => (each.judge === judge ? each.entry : [])));
  return (
    <fieldset className={styles.hand}>
      <legend className={styles.soft}>{messages.handOf(getAccountName(judge))}</legend>
      {entries.map((entry) => (
        <Checkbox
          key={entry}
          label={`${entry}. ${getEntryName(entry)}`}
          checked={set.has(entry)}
          disabled={recused.has(entry)}
          onCheckedChange={(isAssigned) =>
            onChange({ ...form, changes: new Map([...form.changes, [`${judge} ${entry}`, isAssigned]]) })
          }
        />
      ))}
    </fieldset>
  );
}
