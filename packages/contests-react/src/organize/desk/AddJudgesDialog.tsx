import { ACT_LIMITS, hasVisibleText, splitLines, toLine } from '@org/contests';
import { TextArea } from '@org/ui-theme';
import { useRef, useState } from 'react';
import type { Address } from 'viem';
import { isAddress } from 'viem/utils';
import { useMessages } from '../../base/provider/contests.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import { ActDialog } from '../../write/ActDialog.tsx';
import { JudgeNames, useResolvesNames } from '../form/JudgeNames.tsx';
import { readJudgeLine } from '../form/judgeLines.ts';
import { isEnsName } from '../form/readItems.ts';
import { GoOnFromDraft } from './AddLaterDialog.tsx';
import type { DeskPlace } from './deskPlace.ts';

const NAME_CHARACTERS = 100;

type LineProblem = {
  readonly line: number;
  readonly reason: 'notAnAddress' | 'isName' | 'twice' | 'known';
};

/** The addresses of a list, one a line with a name if wanted, and the lines that cannot be added. */
export function readJudgeLines(
  text: string,
  known: ReadonlySet<Address>,
): {
  readonly judges: readonly Address[];
  /** The names of some of them. */
  readonly names: ReadonlyMap<Address, string>;
  readonly problems: readonly LineProblem[];
} {
  const listed = new Set([...known].map((address) => address.toLowerCase()));
  const judges = new Map<string, Address>();
  const names = new Map<Address, string>();
  const problems: LineProblem[] = [];
  for (const [index, given] of splitLines(text).entries()) {
    const { address: word, name: typed } = readJudgeLine(given);
    const name = toLine(typed, NAME_CHARACTERS);
    const key = word.toLowerCase();
    if (word === '') continue;
    const report = (reason: LineProblem['reason']) => problems.push({ line: index + 1, reason });
    // A wrong checksum is a typing error.
    if (isEnsName(word)) report('isName');
    else if (!isAddress(word)) report('notAnAddress');
    else if (listed.has(key)) report('known');
    else if (judges.has(key)) report('twice');
    else {
      judges.set(key, word);
      if (hasVisibleText(name)) names.set(word, name);
    }
  }
  return { judges: [...judges.values()], names, problems };
}

/** Adds judges by their addresses. The chain takes no names: a note can publish them afterwards. */
export function AddJudgesDialog(place: DeskPlace) {
  const messages = useMessages('organize', englishOrganize);
  const own = messages.addJudges;
  const resolvesNames = useResolvesNames();
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  // Problems as of the last change: judges who have just been added are not an error in the list that adds them.
  const [known, setKnown] = useState<ReadonlySet<Address>>(place.state.judges);
  const { judges, names, problems } = readJudgeLines(text, known);
  const isDone = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
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
      lines={names.size > 0 ? [...own.lines, own.named] : own.lines}
      label={own.act(text.trim() === '' ? 0 : Math.max(judges.length, 1))}
      act={isComplete ? { kind: 'judges', judges, listed: true } : undefined}
      onIncomplete={() => setIsChecked(true)}
      onDone={() => {
        isDone.current = true;
      }}
      onClose={() => {
        if (isDone.current && names.size > 0)
          place.onTask({
            kind: 'add-note',
            text: own.note([...names].map(([address, name]) => `${name}, ${address}`)),
          });
        else place.onClose();
      }}
    >
      <TextArea
        ref={field}
        label={own.field}
        hint={own.hint(resolvesNames)}
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
      <JudgeNames
        field={field}
        text={text}
        onChange={(next) => {
          setKnown(place.state.judges);
          setText(next);
        }}
      />
      {text.trim() === '' && <GoOnFromDraft {...place} />}
    </ActDialog>
  );
}
