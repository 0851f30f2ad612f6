import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { joinClasses } from '../base/elements.tsx';
import { ErrorIcon } from '../generated/shellIcons.ts';

/** The texts around a control. */
export type FieldMessages = {
  /** The accessible name. */
  label: string;
  /** Shown beside the label, part of the description: "optional", "one address a line". */
  hint?: ReactNode;
  /** Shown under the control. */
  help?: ReactNode;
  /** An error; makes the control invalid. */
  error?: ReactNode;
  /** Shown under the control at the right, for example "12 of 200". */
  count?: ReactNode;
};

/** Attributes that a control inside a {@link Field} needs. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = FieldMessages & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

const isThere = (content: ReactNode): boolean =>
  content !== undefined && content !== null && content !== '' && content !== false;

/**
 * Label, help and error around any control, linked to it for screen readers.
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

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'aria-invalid' | 'aria-describedby'> &
  FieldMessages;

/**
 * One line of text.
 *
 * @example
 * <TextField label="Title" value={title} onChange={(event) => setTitle(event.target.value)} error={titleError} />
 */
export function TextField({ label, hint, help, error, count, id, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, help, error, count, id, className }}>
      {(control) => <input type="text" {...input} {...control} className="laurel-input" />}
    </Field>
  );
}

export type TextAreaProps = Omit<
  ComponentPropsWithRef<'textarea'>,
  'aria-invalid' | 'aria-describedby' | 'rows'
> &
  FieldMessages & {
    /** The field's height in lines while it is empty. Default: 4. */
    rows?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
    /** For addresses and links: monospace, no wrapping. */
    code?: boolean | undefined;
  };

/**
 * Multi-line text that grows with its content.
 *
 * @example
 * <TextArea label="Judges" help="One address a line" code rows={5} value={judges} onChange={change} />
 */
export function TextArea({
  label,
  hint,
  help,
  error,
  count,
  id,
  className,
  code = false,
  onBlur,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, help, error, count, id, className }}>
      {(control) => (
        <textarea
          rows={4}
          {...(code && { spellCheck: 'false', autoCapitalize: 'off', wrap: 'off' })}
          {...area}
          {...control}
          onBlur={(event) => {
            // Scrolls long lines back to their start on blur.
            event.target.scrollLeft = 0;
            onBlur?.(event);
          }}
          data-code={code || undefined}
          className="laurel-input"
        />
      )}
    </Field>
  );
}
