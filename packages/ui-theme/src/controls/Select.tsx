import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { useSyncExternalStore } from 'react';
import { PageDirection } from '../base/PageDirection.tsx';
import { useUiMessages } from '../base/UiMessagesProvider.tsx';
import { CheckIcon, ChevronDownIcon } from '../generated/shellIcons.ts';
import { Field, type FieldControl, type FieldMessages } from './Field.tsx';

/** One option of a `Select`. */
export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
  /** The language of the label (BCP 47), where it is not the page's. */
  lang?: string | undefined;
};

export type SelectProps<Value extends string = string> = FieldMessages & {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** Shown while nothing is chosen. Default: the message "Choose". */
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** The name in a form's data. */
  name?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

const neverChanges = () => () => {};

/** A select.
 *
 * @example
 * <Select label="Network" options={[{ value: 'base', label: 'Base' }]} value={slug} onValueChange={setSlug} />
 */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  disabled = false,
  name,
  label,
  hint,
  help,
  error,
  count,
  id,
  className,
}: SelectProps<Value>) {
  const messages = useUiMessages();
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const chosen = options.find((option) => option.value === value);
  return (
    // Base UI's style element would violate the content security policy; popups.css has the same rules.
    <CSPProvider disableStyleElements>
      <PageDirection>
        <Field {...{ label, hint, help, error, count, id, className }}>
          {(control) =>
            !isHydrated ? (
              <Closed control={control} text={chosen?.label ?? placeholder ?? messages.choose} />
            ) : (
              <Base.Root
                items={options}
                value={value}
                onValueChange={(next) => next !== null && onValueChange(next)}
                disabled={disabled}
                name={name}
              >
                <Base.Trigger {...control} className="laurel-input laurel-select">
                  <Base.Value placeholder={placeholder ?? messages.choose} />
                  <Base.Icon className="laurel-select-arrow">
                    <ChevronDownIcon />
                  </Base.Icon>
                </Base.Trigger>
                <Base.Portal>
                  <Base.Positioner
                    className="laurel-popup-place"
                    sideOffset={4}
                    align="start"
                    alignItemWithTrigger={false}
                  >
                    <Base.Popup className="laurel-popup laurel-select-popup">
                      {options.map((option) => (
                        <Base.Item
                          key={option.value}
                          value={option.value}
                          disabled={option.disabled}
                          lang={option.lang}
                          className="laurel-popup-item"
                        >
                          <Base.ItemText>{option.label}</Base.ItemText>
                          <Base.ItemIndicator className="laurel-select-check">
                            <CheckIcon size="small" />
                          </Base.ItemIndicator>
                        </Base.Item>
                      ))}
                    </Base.Popup>
                  </Base.Positioner>
                </Base.Portal>
              </Base.Root>
            )
          }
        </Field>
      </PageDirection>
    </CSPProvider>
  );
}

// For prerendered pages: Base UI's hidden input has a style attribute, which the policy forbids.
function Closed({ control, text }: { control: FieldControl; text: string }) {
  return (
    <button
      type="button"
      role="combobox"
      aria-expanded={false}
      {...control}
      className="laurel-input laurel-select"
    >
      <span>{text}</span>
      <span className="laurel-select-arrow">
        <ChevronDownIcon />
      </span>
    </button>
  );
}
