import { local } from '@org/chain-config';
import { CONTEST_FLAGS, readResult } from '@org/contests';
import { NotificationsProvider } from '@org/ui-theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import type { DeskPlace, DeskTask, NamedSubmission } from '../organize/desk/deskPlace.ts';
import { createTestWallet, sampleConfig } from './createTestWallet.ts';
import { createActSignings } from './previewScenes.tsx';
import { createReading } from './sampleContest.ts';
import { sampleDesk } from './sampleDesk.ts';
import type { SigningState } from './signingScenes.tsx';

const HOUR = 3_600n;
/** Before judging, whenever the story is looked at. */
const LATER = 4_000_000_000n;
const reading = createReading(() => {}, {
  terms: {
    ...{ flags: CONTEST_FLAGS.submissions, submissionsUntil: LATER, opensAt: LATER + HOUR },
    ...{ closesAt: LATER + 48n * HOUR, revealUntil: LATER + 48n * HOUR },
  },
});
const { contest, details } = readResult(reading);
const wallet = createTestWallet();
wallet.update({
  status: 'connected',
  account: contest.organizer,
  chainId: local.chain.id,
  isSupported: true,
});

const nothing = () => {};
export const waitingSubmissions = (sampleDesk.submissions?.waiting ?? []) as readonly NamedSubmission[];
for (const { submission } of waitingSubmissions) reading.state.submissions.set(submission.uid, submission);

/** The properties of the organizer's dialogs in their stories. */
export const sampleDeskPlace: DeskPlace = {
  ...{ chainConfig: local, contest, details, document: reading.document, state: reading.state },
  ...{ account: contest.organizer, texts: undefined, published: null, awarded: undefined },
  ranked: sampleDesk.ranked,
  getAccountName: (account) => account.slice(0, 8),
  getEntryName: (entry) => `Sign ${entry}`,
  onTask: nothing,
  onClose: nothing,
};

/** The surroundings of dialogs about the sample contest, with the organizer's wallet. */
export const DeskStage = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <ContestsProvider config={sampleConfig} wallet={wallet}>
      <NotificationsProvider>{children}</NotificationsProvider>
    </ContestsProvider>
  </QueryClientProvider>
);

/** Lets no chain answer, so that a fee is not known yet. */
export function holdAnswers() {
  const { fetch } = window;
  window.fetch = () => new Promise<Response>(nothing);
  return () => {
    window.fetch = fetch;
  };
}

const signings = createActSignings({ account: contest.organizer });

/** The dialog of a task of the organizer, as `createDialogScenes` makes it. */
export const createDeskScenes = (task: DeskTask) => createDialogScenes({ task });

/** A dialog with its properties: as it opens, and in each state of signing. */
export function createDialogScenes<Props extends object>(props: Props) {
  const draw = (state: SigningState) => ({ args: { ...props, useSigning: () => signings[state] } });
  return {
    idle: { args: props },
    checking: draw('checking'),
    waitingForEarlier: draw('waiting-for-earlier'),
    confirmInWallet: draw('confirm-in-wallet'),
    sent: draw('sent'),
    mined: draw('mined'),
    slowScan: draw('slow-scan'),
    visible: draw('visible'),
    failed: draw('failed'),
    feeUnknown: draw('fee-unknown'),
    notEnough: draw('not-enough'),
    wrongNetwork: draw('wrong-network'),
    refused: draw('refused'),
  };
}
