import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handOver } from './handOver.ts';

const onPress = vi.fn();
const choice = { kind: 'wallet', id: 'base' } as const;

/** Stands for RainbowKit's dialog, whose rows may arrive later. */
const openDialog = () => {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.dataset.rk = '';
  document.body.append(dialog);
  const addRow = () => {
    const row = document.createElement('button');
    row.dataset.testid = 'rk-wallet-option-base';
    row.addEventListener('click', onPress);
    dialog.append(row);
  };
  return { dialog, addRow };
};

const start = (signal?: AbortSignal) => {
  const onEnd = vi.fn();
  void handOver(choice, { open: () => {}, ...(signal && { signal }) }).then(onEnd);
  return onEnd;
};

const realSetTimeout = globalThis.setTimeout;

const wait = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  // The simulated page delivers mutations with real timers.
  await new Promise((resolve) => realSetTimeout(resolve, 20));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  onPress.mockReset();
  document.body.replaceChildren();
});

test('keeps the choice for a dialog that appears late, and for rows that follow it', async () => {
  const onEnd = start();
  await wait(10_000);
  const { addRow } = openDialog();
  await wait(1_500);
  expect(onEnd).not.toHaveBeenCalled();
  addRow();
  await wait(0);
  expect(onPress).toHaveBeenCalledOnce();
  expect(onEnd).toHaveBeenCalledOnce();
});

test('ends if the dialog or the row does not appear in time', async () => {
  const withoutDialog = start();
  await wait(14_999);
  expect(withoutDialog).not.toHaveBeenCalled();
  await wait(1);
  expect(withoutDialog).toHaveBeenCalledOnce();
  const withoutRow = start();
  openDialog();
  await wait(0);
  await wait(2_000);
  expect(withoutRow).toHaveBeenCalledOnce();
});

test('ends when the user closes the dialog', async () => {
  const onEnd = start();
  const { dialog } = openDialog();
  await wait(0);
  dialog.remove();
  await wait(0);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('the hand-over presses nothing after the signal', async () => {
  const abort = new AbortController();
  const onEnd = start(abort.signal);
  abort.abort();
  await wait(0);
  expect(onEnd).toHaveBeenCalledOnce();
  openDialog().addRow();
  await wait(0);
  expect(onPress).not.toHaveBeenCalled();
});
