import { type Attestation, type ContestReplay, orderActs, replay, type UnplacedAct } from '@org/contests';
import {
  PER_PART,
  type ReplayedPart,
  type ReplayList,
  type ReplayPart,
  type ReplayTask,
} from './replayParts.ts';

type Lists = { readonly [List in ReplayList]: Attestation[] };

/** The worker's side of a replay: collects the parts, replays them, and posts the state in parts. */
export function answerReplay(post: (part: ReplayedPart) => void): (part: ReplayPart) => void {
  const lists: Lists = { rows: [], acts: [], submissionActs: [], submissions: [] };
  return ({ replay, items, last }) => {
    lists[replay].push(...items);
    if (!last) return;
    const answer = perform(last, lists);
    if (!answer.ok) return post({ reviews: [], last: answer });
    const { reviews, ...record } = answer.state.toRecord();
    for (let from = 0; from < reviews.length; from += PER_PART)
      post({ reviews: reviews.slice(from, from + PER_PART) });
    post({ reviews: [], last: { ok: true, record, unplaced: answer.unplaced } });
  };
}

type Performed =
  | { readonly ok: true; readonly state: ContestReplay; readonly unplaced: readonly UnplacedAct[] }
  | Exclude<NonNullable<ReplayedPart['last']>, { ok: true }>;

function perform({ kind, protocol, contest, hasLog }: ReplayTask, lists: Lists): Performed {
  if (kind === 'order') {
    const ordered = orderActs({ protocol, contest, rows: lists.rows });
    return ordered.ok ? { ok: true, ...ordered.value } : ordered;
  }
  const { acts, submissions } = lists;
  const submissionActs = hasLog ? lists.submissionActs : null;
  const replayed = replay({ protocol, contest, acts, submissionActs, submissions });
  return replayed.ok ? { ok: true, state: replayed.value, unplaced: [] } : replayed;
}
