import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import type { ButtonProps } from './Button.tsx';
import { Button } from './Button.tsx';

export type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'wide' | 'aria-label'> & {
  /** What it does, in words: the accessible name. */
  label: string;
  /** The icon. */
  children: ReactNode;
};

/**
 * A round button that shows only an icon.
 *
 * @example
 * <IconButton label="Close" onClick={close}><CloseIcon /></IconButton>
 */
export function IconButton({ label, className, children, variant = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      aria-label={label}
      className={joinClasses('laurel-icon-button', className)}
      icon={children}
    />
  );
}
