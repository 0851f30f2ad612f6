import { Button, Dialog } from '@org/ui-theme';
import type { WalletTexts } from '../texts.ts';

/** What RainbowKit's dialogs do not say: they close, and nothing has happened. */
export type Trouble = 'switch-not-supported' | 'request-pending';

export type TroubleDialogProps = {
  /** `undefined`: nothing to say. */
  readonly trouble: Trouble | undefined;
  readonly texts: WalletTexts;
  readonly onClose: () => void;
};

const sentences = {
  'switch-not-supported': (texts: WalletTexts) => texts.switchNotSupported,
  'request-pending': (texts: WalletTexts) => texts.requestPending,
} satisfies Record<Trouble, (texts: WalletTexts) => string>;

/** Says why the wallet did not do what was asked, and what to do about it. */
export function TroubleDialog({ trouble, texts, onClose }: TroubleDialogProps) {
  return (
    <Dialog
      open={trouble !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.noticeTitle}
      closeLabel={texts.close}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p>{trouble && sentences[trouble](texts)}</p>
    </Dialog>
  );
}
