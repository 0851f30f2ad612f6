import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { englishEnsNames } from '../../messages/en/ensNames.ts';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import { asksAgain, fetchNameAddress, JudgeNames } from './JudgeNames.tsx';
import { listEnsNames, readJudgeLine, replaceEnsNames } from './judgeLines.ts';

const ada = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** The answers of the site's server: a status and a body for each path. */
let answers: Record<string, readonly [number, unknown]>;
/** The requests for names in one test. */
let asked = { open: 0, most: 0 };
const answer = async (path: string): Promise<Response> => {
  // Test files share a process: late requests of an earlier file arrive here, too.
  if (!path.startsWith('/api/names/')) return new Response('', { status: 404 });
  const own = asked;
  own.open += 1;
  own.most = Math.max(own.most, own.open);
  const name = decodeURIComponent(path.replace('/api/names/', ''));
  const [status, body] = answers[name] ?? [404, { code: 'no-such-name' }];
  await new Promise((resolve) => setTimeout(resolve));
  own.open -= 1;
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
};
beforeAll(() => void vi.stubGlobal('fetch', answer));
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  answers = { 'ada.eth': [200, { name: 'ada.eth', address: ada }] };
  asked = { open: 0, most: 0 };
});
afterEach(cleanup);

let typed = '';
function Field({ text }: { readonly text: string }) {
  const [value, setValue] = useState(text);
  typed = value;
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <textarea ref={field} value={value} onChange={({ target }) => setValue(target.value)} />
      <JudgeNames text={value} onChange={setValue} field={field} />
    </>
  );
}
const draw = (text: string, resolvesNames = true) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ContestsProvider config={{ ...sampleConfig, resolvesNames }}>
        <Field text={text} />
      </ContestsProvider>
    </QueryClientProvider>,
  );

test('shows the address of a name, and puts it in its place on request', async () => {
  answers['BOB.eth'] = [200, { name: 'bob.eth', address: ada.toLowerCase() }];
  draw(`ada.eth\nBOB.eth, Bob Ode\n${ada} Cleo`);
  const names = within(await screen.findByRole('region', { name: 'Names' }));
  expect(await names.findByText(ada)).toBeTruthy();
  expect(await names.findByText('You typed BOB.eth.')).toBeTruthy();
  await userEvent.click(await names.findByRole('button', { name: 'Use 2 addresses' }));
  expect(typed).toBe(`${ada} ada.eth\n${ada.toLowerCase()} Bob Ode\n${ada} Cleo`);
  expect(screen.getByRole('status').textContent).toBe(englishEnsNames.used(2));
  // The button is gone: the focus moves to the field, and the next change ends the message.
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), 'x');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('announces replaced names in a place that was there before', async () => {
  draw('ada.eth');
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await userEvent.click(await screen.findByRole('button', { name: 'Use the address' }));
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe(englishEnsNames.used(1));
});

test('says why a name has no address, and keeps its line', async () => {
  answers['аda.eth'] = [400, { code: 'invalid-name' }];
  answers['ada.cb.id'] = [404, { code: 'unusable-name' }];
  draw('nobody.eth\nаda.eth\nada.cb.id\nada.eth');
  const { invalid, none, 'off-chain': offChain } = englishEnsNames.reasons;
  for (const sentence of [none, invalid, offChain]) expect(await screen.findByText(sentence)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Use the address' }));
  expect(typed).toBe(`nobody.eth\nаda.eth\nada.cb.id\n${ada} ada.eth`);
});

test('points out letters beyond a to z', async () => {
  answers['аda.eth'] = [200, { name: 'аda.eth', address: ada }];
  draw('аda.eth');
  expect(await screen.findByText(englishEnsNames.unusual)).toBeTruthy();
});

test('asks for addresses where names cannot be looked up', async () => {
  draw('ada.eth Ada', false);
  expect(await screen.findByText(englishEnsNames.unsupported)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked.most).toBe(0);
});

test('looks up a few names at a time', async () => {
  for (let n = 0; n < 60; n += 1) answers[`n${n}.eth`] = [200, { name: `n${n}.eth`, address: ada }];
  draw(Object.keys(answers).join('\n'));
  await screen.findByRole('button', { name: 'Use 61 addresses' });
  expect(asked.most).toBeLessThanOrEqual(4);
});

test.each([
  [200, { name: 'ada.eth', address: '0x12' }],
  [200, { name: 'x'.repeat(300), address: ada }],
  [200, { address: ada }],
  [200, '<html>'],
  [200, { name: 'ada.eth', address: ada, more: 'x'.repeat(5_000) }],
  [429, { code: 'rate-limited' }],
  [503, { code: 'unavailable' }],
  [404, { code: 'not-found' }],
])('rejects the address in %i %j', async (status, body) => {
  answers['ada.eth'] = [status, body];
  await expect(fetchNameAddress('ada.eth')).rejects.toThrow();
});

test.each([
  [429, [true, true, true, false]],
  [503, [true, false, false, false]],
  [500, [true, false, false, false]],
])('after a %i, asks again as long as it may help', async (status, expected) => {
  answers['ada.eth'] = [status, '<html>'];
  const error: Error = await fetchNameAddress('ada.eth').catch((thrown) => thrown);
  expect([1, 2, 19, 20].map((failures) => asksAgain(failures, error))).toEqual(expected);
});

test('reads names at the beginning of lines', () => {
  expect(readJudgeLine(' ada.eth — Ada Park ')).toEqual({ address: 'ada.eth', name: 'Ada Park' });
  expect(
    listEnsNames('ada.eth\nAda Park\nada.eth Ada\nada@example.org\nhttps://ada.eth\nada.base.eth'),
  ).toEqual(['ada.eth', 'ada.base.eth']);
  expect(replaceEnsNames('ada.eth', new Map())).toBe('ada.eth');
});
