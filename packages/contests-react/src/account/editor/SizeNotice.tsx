import { Banner, Button } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { accountEditorTexts } from '../../messages/en/accountEditor.ts';
import type { Texts } from '../../messages/texts.ts';
import { cleanLine } from '../../person/cleanText.ts';
import { describeSize, type SizeProblem } from './profileProblems.ts';

const SHOWN = 5;
const NAME_CHARACTERS = 40;

export type SizeNoticeProps = {
  readonly problem: SizeProblem | undefined;
  readonly keptFields: readonly string[];
  readonly isLeftOut: boolean;
  readonly onLeaveOut: (isLeftOut: boolean) => void;
};

/** A notice that a profile is too large, with a button if the form alone cannot fix it. */
export function SizeNotice({ problem, keptFields, isLeftOut, onLeaveOut }: SizeNoticeProps) {
  const accountEditorWords = useTexts('accountEditor', accountEditorTexts);
  const words = useTexts('accountEditor', accountEditorTexts).keptFields;
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
          title={describeSize(problem, accountEditorWords.problems)}
          action={problem.cause === 'kept' && act(words.leaveOut, true)}
        >
          {problem.cause === 'kept' && <bdi>{words.names(listNames(keptFields, words))}</bdi>}
        </Banner>
      )}
      {isLeftOut && <Banner tone="info" title={words.leftOut} action={act(words.keep, false)} />}
    </>
  );
}

/** Field names are untrusted and may be many. */
const listNames = (names: readonly string[], words: Texts['accountEditor']['keptFields']): string => {
  const shown = names
    .slice(0, SHOWN)
    .map((name) => cleanLine(name, NAME_CHARACTERS) ?? '…')
    .join(', ');
  return names.length > SHOWN ? words.more(shown, names.length - SHOWN) : shown;
};
