import { getChainConfigBySlug } from '@org/chain-config';
import { NotificationsProvider } from '@org/ui-theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readReviewDraft, writeReviewDraft } from '../drafts/reviewDraft.ts';
import { ContestsProvider } from '../provider/ContestsProvider.tsx';
import { createQueryClient } from '../query/createQueryClient.ts';
import { createTestWallet } from '../testing/createTestWallet.ts';
import { contest as sample } from '../testing/sampleContest.ts';
import { EvaluateEntry } from './EvaluateEntry.tsx';
import { EvaluateFrame } from './EvaluateFrame.tsx';

const chainConfig = getChainConfigBySlug('local');
const contest = { ...sample, chainId: chainConfig.chain.id, endsAt: null };
const [account = '0x00'] = contest.judges;
const [entry = ''] = contest.entries;
const draft = { tags: ['PRESENTATION_5'], comment: 'Clear.' };
const wallet = createTestWallet();
const onSave = vi.fn();
const onSkip = vi.fn();

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NotificationsProvider>
        <ContestsProvider config={{ chains: [chainConfig] }} wallet={wallet}>
          <EvaluateFrame title="Evaluate entry" onClose={() => {}}>
            {(place) => (
              <EvaluateEntry
                {...{ chainConfig, contest, entry, account, place, onSave, onSkip }}
                review={undefined}
                onVisible={() => {}}
              />
            )}
          </EvaluateFrame>
        </ContestsProvider>
      </NotificationsProvider>
    </QueryClientProvider>,
  );
const press = (key: string, options = {}) =>
  fireEvent.keyDown(screen.getByRole('heading', { level: 3 }), { key, ...options });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  window.localStorage.clear();
  writeReviewDraft({ contest, entry, account }, draft);
  // A chain that never answers.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  wallet.update({ status: 'connected', account, chainId: chainConfig.chain.id, isSupported: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('changes and submits by keys', () => {
  const form = open();
  press('3');
  press('Enter', { ctrlKey: true });
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  form.unmount();
  expect(readReviewDraft({ contest, entry, account })?.tags).toHaveLength(2);
});

test.each([
  ['Save and go on', onSave],
  ['Skip', onSkip],
])('after "%s", the form takes nothing until the next one is drawn', (button, onLeave) => {
  const form = open();
  click(button);
  press('1');
  press('3');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Creativity' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Comment' }), { target: { value: 'For the next.' } });
  press('Enter', { ctrlKey: true });
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  click(button);
  expect(onLeave).toHaveBeenCalledOnce();
  form.unmount();
  expect(readReviewDraft({ contest, entry, account })).toEqual(draft);
});
