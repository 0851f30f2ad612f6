import type { ComponentPropsWithRef } from 'react';
import type { FieldTexts } from './Field.tsx';
import { Field } from './Field.tsx';

export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'aria-invalid' | 'aria-describedby'> &
  FieldTexts & {
    /** Addresses and links: the system's monospace, lines never wrap. */
    code?: boolean | undefined;
  };

/**
 * Several lines of text; grows with what is typed.
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
          {...(code && { spellCheck: false, autoCapitalize: 'off', wrap: 'off' })}
          {...area}
          {...control}
          onBlur={(event) => {
            // Who has typed to the end of a long line sees the beginnings of all again.
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
