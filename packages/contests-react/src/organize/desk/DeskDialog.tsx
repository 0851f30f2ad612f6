import { LazyContent } from '../../base/page/LazyContent.tsx';
import { lazyPart } from '../../base/page/lazyPart.ts';
import { AddEntriesDialog } from './AddEntriesDialog.tsx';
import { AddJudgesDialog } from './AddJudgesDialog.tsx';
import { AddLaterDialog } from './AddLaterDialog.tsx';
import { AddNoteDialog } from './AddNoteDialog.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { AwardsDialog } from './AwardsDialog.tsx';
import type { DeskPlace, DeskTask } from './deskPlace.ts';
import { PostponeDialog } from './PostponeDialog.tsx';
import {
  AdmitDialog,
  DisqualifyDialog,
  RefuseDialog,
  RemoveJudgeDialog,
  WithdrawContestDialog,
  WithdrawNoteDialog,
} from './ReasonDialogs.tsx';

const PrintPart = lazyPart(() => import('./PrintDialog.tsx').then(({ PrintDialog }) => PrintDialog));

/** The dialog of the organizer's task. */
export function DeskDialog({ task, ...place }: DeskPlace & { readonly task: DeskTask }) {
  switch (task.kind) {
    case 'admit':
      return <AdmitDialog {...place} submissions={task.submissions} />;
    case 'refuse':
      return <RefuseDialog {...place} submission={task.submission} />;
    case 'disqualify':
      return <DisqualifyDialog {...place} entry={task.entry} name={task.name} />;
    case 'add-entries':
      return <AddEntriesDialog {...place} />;
    case 'add-later':
      return <AddLaterDialog {...place} />;
    case 'add-judges':
      return <AddJudgesDialog {...place} />;
    case 'remove-judge':
      return <RemoveJudgeDialog {...place} judge={task.judge} name={task.name} />;
    case 'postpone':
      return <PostponeDialog {...place} />;
    case 'assign':
      return <AssignDialog {...place} />;
    case 'awards':
      return <AwardsDialog {...place} />;
    case 'print':
      return <LazyContent part={PrintPart} props={{ ...place, what: task.what }} />;
    case 'add-note':
      return <AddNoteDialog {...place} text={task.text} />;
    case 'withdraw-note':
      return <WithdrawNoteDialog {...place} note={task.note} />;
    case 'withdraw-contest':
      return <WithdrawContestDialog {...place} />;
  }
}
