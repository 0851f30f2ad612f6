import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { joinClasses } from '../base/elements.tsx';
import { ErrorIcon } from '../generated/shellIcons.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> & {
  /** The accessible name. */
  label: string;
  /** A sentence under the label, read as its description. */
  description?: ReactNode;
  /** Shown at the right end, for example "+5". Read after the description. */
  trailing?: ReactNode;
  /** Some, but not all, of the options it represents are checked. */
  indeterminate?: boolean | undefined;
  /** A full-width row with a border; all of it is clickable. */
  row?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
};

/**
 * A styled native checkbox; the label is part of the click target.
 *
 * @example
 * <Checkbox row label="Presentation" description="Clear to a stranger" trailing="+5" checked={on} onCheckedChange={setOn} />
 */
export function Checkbox({
  label,
  description,
  trailing,
  indeterminate = false,
  row = false,
  onCheckedChange,
  onChange,
  className,
  ref,
  ...input
}: CheckboxProps) {
  const id = useId();
  const details = [description && `${id}-description`, trailing && `${id}-trailing`]
    .filter(Boolean)
    .join(' ');
  return (
    <label className={joinClasses('laurel-checkbox', className)} data-row={row || undefined}>
      <input
        aria-labelledby={`${id}-label`}
        aria-describedby={details || undefined}
        {...input}
        type="checkbox"
        ref={(element) => {
          if (element) element.indeterminate = indeterminate;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      <span className="laurel-checkbox-text">
        <span id={`${id}-label`}>{label}</span>
        {description && <span id={`${id}-description`}>{description}</span>}
      </span>
      {trailing && (
        <span id={`${id}-trailing`} className="laurel-checkbox-trailing">
          {trailing}
        </span>
      )}
    </label>
  );
}

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
 * A group of checkboxes with one name, help text and error.
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
