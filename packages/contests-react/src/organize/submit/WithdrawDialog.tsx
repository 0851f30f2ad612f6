import { findRevocable, type Submission } from '@org/contests';
import { useMessages } from '../../base/provider/contests.ts';
import { englishSubmit } from '../../messages/en/submit.ts';
import { ActDialog, type ActDialogProps } from '../../write/ActDialog.tsx';

export type WithdrawDialogProps = Pick<
  ActDialogProps,
  'chainConfig' | 'contest' | 'state' | 'useSigning' | 'onClose'
> & {
  readonly submission: Submission;
  /** The submission's name. */
  readonly name: string;
};

/** The dialog in which an entrant withdraws a submission. */
export function WithdrawDialog({ submission, name, ...place }: WithdrawDialogProps) {
  const { title, lines, act } = useMessages('submit', englishSubmit).withdraw;
  const attestation = findRevocable(place.state, submission.uid);
  if (!attestation) return null;
  return (
    <ActDialog
      {...place}
      {...{ title, lines }}
      account={submission.entrant}
      subject={name}
      label={act}
      act={{ kind: 'withdraw', attestation }}
    />
  );
}
