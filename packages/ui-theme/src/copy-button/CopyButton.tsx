import { useClipboard } from '../address/useClipboard.ts';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { CheckIcon, CopyIcon } from '../icons/shellIcons.ts';
import { useUiTexts } from '../texts.tsx';

export type CopyButtonProps = Omit<ButtonProps, 'onClick' | 'icon' | 'href' | 'render'> & {
  /** What is copied. */
  value: string;
  /** Said instead of the catalogue's text when the browser does not let the page copy. */
  failedText?: string | undefined;
};

/**
 * A button that copies, and says beside itself for 1500 ms how that went. Its own label stays.
 *
 * @example
 * <CopyButton value={url}>Copy link</CopyButton>
 */
export function CopyButton({ value, failedText, ...rest }: CopyButtonProps) {
  const texts = useUiTexts();
  const { state, copy } = useClipboard();
  return (
    <span className="laurel-copy">
      <Button
        {...rest}
        onClick={() => copy(value)}
        icon={state === 'copied' ? <CheckIcon /> : <CopyIcon />}
      />
      <span role="status">
        {state === 'copied' && texts.copied}
        {state === 'failed' && (failedText ?? texts.copyFailed)}
      </span>
    </span>
  );
}
