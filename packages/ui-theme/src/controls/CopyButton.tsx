import { useUiMessages } from '../base/UiMessagesProvider.tsx';
import { useClipboard } from '../base/useClipboard.ts';
import { CheckIcon, CopyIcon } from '../generated/shellIcons.ts';
import { Button, type ButtonProps } from './Button.tsx';

export type CopyButtonProps = Omit<ButtonProps, 'onClick' | 'icon' | 'href' | 'render'> & {
  /** The copied text. */
  value: string;
  /** Shown instead of the message when copying fails. */
  failedText?: string | undefined;
};

/**
 * A copy button. Shows the result beside it for 1500 ms; its label stays.
 *
 * @example
 * <CopyButton value={url}>Copy link</CopyButton>
 */
export function CopyButton({ value, failedText, ...rest }: CopyButtonProps) {
  const messages = useUiMessages();
  const { state, copy } = useClipboard();
  return (
    <span className="laurel-copy">
      <Button
        {...rest}
        onClick={() => copy(value)}
        icon={state === 'copied' ? <CheckIcon /> : <CopyIcon />}
      />
      <span role="status">
        {{ idle: '', copied: messages.copied, failed: failedText ?? messages.copyFailed }[state]}
      </span>
    </span>
  );
}
