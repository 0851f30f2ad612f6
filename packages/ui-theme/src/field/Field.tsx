import type { ReactNode } from 'react';
import { useId } from 'react';
import { ErrorIcon } from '../icons/ErrorIcon.ts';
import { joinClasses } from '../joinClasses.ts';

/** The words around a control. */
export type FieldTexts = {
  /** The accessible name, exactly. */
  label: string;
  /** Stands beside the label and is read as part of the description: "optional", "one address a line". */
  hint?: ReactNode;
  /** Stands under the control. */
  help?: ReactNode;
  /** What is wrong. Its presence makes the control invalid. */
  error?: ReactNode;
  /** Stands under the control at the right: "12 of 200". */
  count?: ReactNode;
};

/** What a control inside a {@link Field} has to carry. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

const isThere = (content: ReactNode): boolean =>
  content !== undefined && content !== null && content !== '' && content !== false;

/**
 * Label, help and error around any control, tied to it for screen readers.
 *
 * @example
 * <Field label="Judging ends" help="In your own time zone">
 *   {(control) => <input type="datetime-local" className="laurel-input" {...control} />}
 * </Field>
 */
export function Field({ id, label, hint, help, error, count, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const parts = { hint, error, help, count };
  const partIds = Object.entries(parts)
    .filter(([, content]) => isThere(content))
    .map(([part]) => `${controlId}-${part}`);
  const control: FieldControl = {
    id: controlId,
    'aria-describedby': partIds.join(' ') || undefined,
    'aria-invalid': isThere(error) || undefined,
  };
  return (
    <div className={joinClasses('laurel-field', className)}>
      <div className="laurel-field-head">
        <label htmlFor={controlId}>{label}</label>
        {isThere(hint) && <span id={`${controlId}-hint`}>{hint}</span>}
      </div>
      {children(control)}
      {(isThere(error) || isThere(help) || isThere(count)) && (
        <div className="laurel-field-foot">
          <div>
            {isThere(error) && (
              <div id={`${controlId}-error`} className="laurel-field-error">
                <ErrorIcon size="small" />
                <div>{error}</div>
              </div>
            )}
            {isThere(help) && <div id={`${controlId}-help`}>{help}</div>}
          </div>
          {isThere(count) && (
            <span id={`${controlId}-count`} className="laurel-field-count">
              {count}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
