import { useClipboard } from '../address/useClipboard.ts';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { CheckIcon, CopyIcon } from '../icons/shellIcons.ts';

export type CopyButtonProps = Omit<ButtonProps, 'onClick' | 'icon' | 'href' | 'render'> & {
  /** What is copied. */
  value: string;
  texts?: { copied: string; failed: string } | undefined;
};

const english = { copied: 'Copied!', failed: 'Not copied' };

/**
 * A button that copies, and says beside itself for 1500 ms how that went. Its own label stays.
 *
 * @example
 * <CopyButton value={url}>Copy link</CopyButton>
 */
export function CopyButton({ value, texts = english, ...rest }: CopyButtonProps) {
  const { state, copy } = useClipboard();
  return (
    <span className="laurel-copy">
      <Button
        {...rest}
        onClick={() => copy(value)}
        icon={state === 'copied' ? <CheckIcon /> : <CopyIcon />}
      />
      <span role="status">{state !== 'idle' && texts[state]}</span>
    </span>
  );
}
