import { Banner, Button } from '@org/ui-theme';
import { messages } from '../../shared/messages/messages.ts';
import { cleanLine } from '../../shared/profile/cleanText.ts';
import { describeSize, type SizeProblem } from './profileProblems.ts';

const words = messages.accountEditor.keptFields;
const SHOWN = 5;
const NAME_CHARACTERS = 40;

export type SizeNoticeProps = {
  readonly problem: SizeProblem | undefined;
  readonly keptFields: readonly string[];
  readonly isLeftOut: boolean;
  readonly onLeaveOut: (isLeftOut: boolean) => void;
};

/** That a profile is too large as a whole, with a way on where the form itself has none. */
export function SizeNotice({ problem, keptFields, isLeftOut, onLeaveOut }: SizeNoticeProps) {
  const act = (label: string, next: boolean) => (
    <Button size="small" variant="outlined" onClick={() => onLeaveOut(next)}>
      {label}
    </Button>
  );
  return (
    <>
      {problem && (
        <Banner
          tone="error"
          title={describeSize(problem)}
          action={problem.cause === 'kept' && act(words.leaveOut, true)}
        >
          {problem.cause === 'kept' && <bdi>{words.names(listNames(keptFields))}</bdi>}
        </Banner>
      )}
      {isLeftOut && <Banner tone="info" title={words.leftOut} action={act(words.keep, false)} />}
    </>
  );
}

/** A stranger may have named them, and as many as they liked. */
const listNames = (names: readonly string[]): string => {
  const shown = names
    .slice(0, SHOWN)
    .map((name) => cleanLine(name, NAME_CHARACTERS) ?? '…')
    .join(', ');
  return names.length > SHOWN ? words.more(shown, names.length - SHOWN) : shown;
};
