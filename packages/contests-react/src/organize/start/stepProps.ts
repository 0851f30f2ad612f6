import type { ContestForm } from '../form/contestForm.ts';
import type { FieldName, FormProblems } from '../form/formProblems.ts';
import type { UpdateForm } from '../form/useContestForm.ts';

/** The properties that each step gets. */
export type StepProps = {
  readonly form: ContestForm;
  /** The visible problems. */
  readonly problems: FormProblems;
  readonly onUpdate: UpdateForm;
  /** A field lost the focus. */
  readonly onTouch: (field: FieldName) => void;
};

/** The rows with one of them changed. */
export function changeRow<Row>(rows: readonly Row[], index: number, change: Partial<Row>): readonly Row[] {
  return rows.map((row, at) => (at === index ? { ...row, ...change } : row));
}

/** The rows without one of them. */
export function removeRow<Row>(rows: readonly Row[], index: number): readonly Row[] {
  return rows.filter((_, at) => at !== index);
}
