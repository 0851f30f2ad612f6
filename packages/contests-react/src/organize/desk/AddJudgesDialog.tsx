import { ACT_LIMITS, splitLines } from '@org/contests';
import { TextArea } from '@org/ui-theme';
import { useState } from 'react';
import type { Address } from 'viem';
import { isAddress } from 'viem/utils';
import { useMessages } from '../../base/provider/contests.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import { ActDialog } from '../../write/ActDialog.tsx';
import type { DeskPlace } from './deskPlace.ts';

type LineProblem = {
  readonly line: number;
  readonly reason: 'notAnAddress' | 'twice' | 'known';
};

/** The addresses of a list, one a line, and the lines that cannot be added. */
export function readJudgeLines(
  text: string,
  known: ReadonlySet<Address>,
): { readonly judges: readonly Address[]; readonly problems: readonly LineProblem[] } {
  const listed = new Set([...known].map((address) => address.toLowerCase()));
  const judges = new Map<string, Address>();
  const problems: LineProblem[] = [];
  for (const [index, given] of splitLines(text).entries()) {
    const word = given.trim();
    const key = word.toLowerCase();
    if (word === '') continue;
    const report = (reason: LineProblem['reason']) => problems.push({ line: index + 1, reason });
    // A wrong checksum is a typing error.
    if (!isAddress(word)) report('notAnAddress');
    else if (listed.has(key)) report('known');
    else if (judges.has(key)) report('twice');
    else judges.set(key, word);
  }
  return { judges: [...judges.values()], problems };
}

/** Adds judges by their addresses. */
export function AddJudgesDialog(place: DeskPlace) {
  const messages = useMessages('organize', englishOrganize);
  const own = messages.addJudges;
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  // As of the last change: judges who have just been added are not an error in the list that adds them.
  const [known, setKnown] = useState<ReadonlySet<Address>>(place.state.judges);
  const { judges, problems } = readJudgeLines(text, known);
  const isTooLong = judges.length > ACT_LIMITS.judges;
  const isComplete = judges.length > 0 && problems.length === 0 && !isTooLong;
  const sentences = [
    ...problems.map(({ line, reason }) => own[reason](line)),
    ...(isTooLong ? [own.tooMany] : []),
    ...(text.trim() === '' ? [messages.fields.required] : []),
  ];
  return (
    <ActDialog
      {...place}
      title={own.title}
      subject={judges.length === 1 ? `${judges[0]}` : own.subject(judges.length)}
      isSubjectShown={false}
      texts={own.texts}
      label={own.act(Math.max(judges.length, 1))}
      act={isComplete ? { kind: 'judges', judges, listed: true } : undefined}
      onIncomplete={() => setIsChecked(true)}
    >
      <TextArea
        label={own.field}
        hint={own.hint}
        placeholder="0x…"
        value={text}
        code
        error={isChecked && sentences.length > 0 ? sentences.join(' ') : undefined}
        onChange={({ target }) => {
          setKnown(place.state.judges);
          setText(target.value);
        }}
        onBlur={() => text.trim() !== '' && setIsChecked(true)}
      />
    </ActDialog>
  );
}
