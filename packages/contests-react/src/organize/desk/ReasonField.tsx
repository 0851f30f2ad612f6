import { CONTEST_LIMITS } from '@org/contests';
import { TextArea } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { organizeTexts } from '../../messages/en/organize.ts';

export type ReasonFieldProps = {
  readonly value: string;
  /** In place of "Reason". */
  readonly label?: string | undefined;
  readonly maxBytes?: number | undefined;
  /** A missing text is a problem. */
  readonly isChecked: boolean;
  readonly onChange: (value: string) => void;
};

/** The bytes above the limit of a public text; 0 if it fits. */
export function countOver(text: string, maxBytes: number = CONTEST_LIMITS.textBytes): number {
  return Math.max(0, new TextEncoder().encode(text.trim()).length - maxBytes);
}

/** A public text that an act needs. */
export function ReasonField({ value, label, maxBytes, isChecked, onChange }: ReasonFieldProps) {
  const words = useTexts('organize', organizeTexts).fields;
  const over = countOver(value, maxBytes);
  const missing = isChecked && value.trim() === '' ? words.required : undefined;
  return (
    <TextArea
      label={label ?? words.reason}
      help={words.reasonHelp}
      value={value}
      error={over > 0 ? words.tooLong(over) : missing}
      rows={3}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
