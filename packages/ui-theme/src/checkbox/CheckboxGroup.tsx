import type { ReactNode } from 'react';
import { useId } from 'react';
import { ErrorIcon } from '../icons/ErrorIcon.ts';
import { joinClasses } from '../joinClasses.ts';

export type CheckboxGroupProps = {
  /** The accessible name of the group. */
  label: string;
  help?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
  /** The checkboxes. */
  children: ReactNode;
};

/**
 * Checkboxes that belong together, with a name, a help text and one error for all.
 *
 * @example
 * <CheckboxGroup label="Criteria" help="Five points each">{criteria.map(toCheckbox)}</CheckboxGroup>
 */
export function CheckboxGroup({ label, help, error, className, children }: CheckboxGroupProps) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={joinClasses('laurel-checkbox-group', className)}
      aria-describedby={described || undefined}
      aria-invalid={Boolean(error) || undefined}
    >
      <legend>{label}</legend>
      {help && <div id={`${id}-help`}>{help}</div>}
      {children}
      {error && (
        <div id={`${id}-error`} className="laurel-field-error">
          <ErrorIcon size="small" />
          <div>{error}</div>
        </div>
      )}
    </fieldset>
  );
}
