import { Checkbox, TextArea } from '@org/ui-theme';
import { useRef } from 'react';
import { useMessages } from '../../base/provider/contests.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { JudgeNames, useResolvesNames } from '../form/JudgeNames.tsx';
import { wantsImport } from '../import/useImports.ts';
import { FieldProblems, type StepProps } from './FormStep.tsx';
import { ImportBar, type ImportBarProps } from './ImportBar.tsx';

export type JudgesStepProps = StepProps &
  Pick<ImportBarProps, 'outcome' | 'onImport'> & {
    readonly counts: { readonly valid: number; readonly lines: number };
  };

/** The field for judges, and whether their names become public. Pasting a table or another kind of list, or dropping a file, opens the import. */
export function JudgesStep({
  form,
  problems,
  counts,
  outcome,
  onUpdate,
  onTouch,
  onImport,
}: JudgesStepProps) {
  const messages = useMessages('startContest', englishStartContest).fields;
  const resolvesNames = useResolvesNames();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <TextArea
        ref={field}
        label={messages.judges}
        hint={messages.judgesHint(resolvesNames)}
        help={messages.judgesHelp(counts.valid, counts.lines)}
        placeholder={messages.judgesExample}
        error={problems.judges && <FieldProblems sentences={problems.judges} />}
        code
        value={form.judges}
        onBlur={() => form.judges.trim() !== '' && onTouch('judges')}
        onChange={({ target: { value } }) => onUpdate((before) => ({ ...before, judges: value }), 'judges')}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!wantsImport(text, 'judges')) return;
          event.preventDefault();
          onImport('judges', text);
        }}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) event.preventDefault();
        }}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files;
          if (!file) return;
          event.preventDefault();
          onImport('judges', [file]);
        }}
      />
      <JudgeNames
        field={field}
        text={form.judges}
        onChange={(judges) => onUpdate((before) => ({ ...before, judges }), 'judges')}
      />
      <ImportBar kind="judges" {...{ outcome, onImport }} />
      <Checkbox
        label={messages.publishesNames}
        description={messages.publishesNamesText}
        checked={form.publishesNames}
        onCheckedChange={(isOn) => onUpdate((before) => ({ ...before, publishesNames: isOn }))}
      />
    </>
  );
}
