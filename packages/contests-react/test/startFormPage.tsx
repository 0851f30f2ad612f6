import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { readContestForm, readRows } from '../src/organize/form/contestForm.ts';
import { writeDraftFile } from '../src/organize/form/draftFile.ts';
import { findWrongStep } from '../src/organize/form/formSteps.ts';
import { countValidJudges } from '../src/organize/form/judgeLines.ts';
import { readTimes } from '../src/organize/form/localTime.ts';
import { useContestForm } from '../src/organize/form/useContestForm.ts';
import { ImportSlot } from '../src/organize/import/ImportSlot.tsx';
import { useImports } from '../src/organize/import/useImports.ts';
import { DraftFileNotice, useDraftFile } from '../src/organize/start/DraftFileNotice.tsx';
import { StartContestView } from '../src/organize/start/StartContestView.tsx';
import { measure } from '../src/organize/start/useContestFacts.ts';

export const NOW = 1_795_500_000n;
export const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

/** The files that the page saved. */
export const saved: string[] = [];

function Page({ onValid, zone }: { onValid: (contest: unknown) => void; zone: string }) {
  const contestForm = useContestForm(NOW, undefined, { storesDocuments: false, resolvesNames: false });
  const imports = useImports(contestForm.update);
  const { form, step, goTo: setStep } = contestForm;
  const files = useDraftFile({ isEmpty: contestForm.isEmpty, nowSeconds: NOW, onTake: contestForm.resume });
  const contest = readContestForm(form, NOW);
  return (
    <StartContestView
      {...{ step, form, contest, zone }}
      times={readTimes(form, NOW, zone)}
      problems={contestForm.problems}
      steps={contestForm.steps}
      facts={{ size: measure(contest), cost: { status: 'not-yet' }, later: [] }}
      validJudges={countValidJudges(readRows(form).judges.map(({ item }) => item))}
      outcomes={imports.outcomes}
      nowSeconds={NOW}
      onImport={imports.start}
      isKept={contestForm.isKept}
      isConnected={false}
      onStep={(to) => {
        contestForm.checkStep(step);
        setStep(to);
      }}
      onUpdate={contestForm.update}
      onTime={contestForm.changeTime}
      onTouch={contestForm.touch}
      onClear={contestForm.clear}
      onSave={() => saved.push(writeDraftFile(form, NOW))}
      onOpenFile={files.open}
      onSubmit={() => {
        contestForm.checkAll();
        const wrong = findWrongStep(contestForm.allProblems);
        if (wrong) setStep(wrong);
        else onValid(contest);
      }}
    >
      {files.state && <DraftFileNotice {...files} state={files.state} />}
      <ImportSlot
        open={imports.open}
        form={form}
        onTake={imports.take}
        onClose={imports.close}
        onFailed={() => undefined}
      />
    </StartContestView>
  );
}

export const draw = (zone = 'UTC') => {
  const onValid = vi.fn();
  return { onValid, ...render(<Page onValid={onValid} zone={zone} />) };
};
export const field = (name: string) => screen.getByRole('textbox', { name });
export const last = (name: string) => screen.getAllByRole('textbox', { name }).at(-1) as HTMLElement;
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const rail = () => within(screen.getByRole('navigation', { name: 'Steps' }));
export const open = (step: string) => userEvent.click(rail().getByRole('button', { name: step }));
export const getProblem = (element: HTMLElement) => {
  if (element.getAttribute('aria-invalid') !== 'true') return undefined;
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('\n');
};
export const paste = async (element: HTMLElement, text: string) => {
  await userEvent.click(element);
  await userEvent.paste(text);
};
export const preview = () => screen.getByRole('complementary', { name: 'Preview' });

export const fill = async () => {
  await paste(field('Title'), 'Benches');
  await paste(field('Description'), 'Where would you sit?');
  await open('Criteria');
  await paste(field('Label'), 'Comfort');
  await open('Judges');
  await paste(field('Judges'), `${judge} Ada`);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Publish the names of the judges' }));
  await open('Entries');
  await paste(field('Name'), 'Oak');
  await paste(field('Link'), 'https://example.org/oak');
};
