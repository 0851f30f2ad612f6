import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { joinClasses } from '../elementProps.ts';
import { ErrorIcon } from '../icons/shellIcons.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> & {
  /** The accessible name, exactly. */
  label: string;
  /** A sentence under the label, read as its description. */
  description?: ReactNode;
  /** Stands at the right end: "+5". Read after the description. */
  trailing?: ReactNode;
  /** Neither on nor off: some of what it stands for is ticked. */
  indeterminate?: boolean | undefined;
  /** A wide row with a border of its own, all of it pressable. */
  row?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
};

/**
 * A native checkbox with our looks: one box of the form, one press target with its label.
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
