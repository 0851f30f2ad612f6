import { Dialog, type DialogProps } from '@org/ui-theme';
import { useThemeClass } from '../theme/ThemeProvider.tsx';

/** The dialog of `@org/ui-theme`, under the theme of the `WalletProvider`. */
export function KitDialog({ className, ...props }: DialogProps) {
  return <Dialog {...props} className={useThemeClass(className)} />;
}
