import type { ComponentPropsWithRef } from 'react';
import type { FieldTexts } from './Field.tsx';
import { Field } from './Field.tsx';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'aria-invalid' | 'aria-describedby'> &
  FieldTexts;

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
