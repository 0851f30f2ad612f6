import { privateKeyToAccount } from 'viem/accounts';
import { createBrowser, ORIGIN } from '../test/createBrowser.ts';
import { type Attack, findSource, repeat, send } from './attack.ts';

/** Thousands of nonces, from the networks of one attacker and from everywhere. */
const nonceFlood: Attack = {
  name: 'nonce flood',
  run: (target) =>
    repeat(target, 32, () =>
      send(target, `${target.apiUrl}/api/siwe/nonce`, {
        from: findSource(target.random),
        headers: { origin: ORIGIN },
      }),
    ),
};

/** Messages with one error each, and signatures that have to be checked. */
const falseSignIns: Attack = {
  name: 'false sign-ins',
  run: (target) =>
    repeat(target, 16, async () => {
      const { random } = target;
      const from = findSource(random);
      const headers = { origin: ORIGIN, 'content-type': 'application/json' };
      const given = await send(target, `${target.apiUrl}/api/siwe/nonce`, {
        from,
        headers: { origin: ORIGIN },
      });
      const nonce = /"nonce":"(\w+)"/.exec(given?.text ?? '')?.[1] ?? random.hex(16);
      const message = `localhost:3000 wants you to sign in with your Ethereum account:\n0x70997970C51812dc3A010C7d01b50e0d17dc79C8\n\nSign in.\n\nURI: ${ORIGIN}\nVersion: 1\nChain ID: 31337\nNonce: ${nonce}\nIssued At: ${new Date().toISOString()}`;
      const signature = `0x${random.hex(random.pick([65, 65, 65, 2_000]))}`;
      const cookie = given?.cookies.map((each) => each.split(';')[0]).join('; ') ?? '';
      await send(target, `${target.apiUrl}/api/siwe/verify`, {
        from,
        method: 'POST',
        headers: { ...headers, cookie },
        body: JSON.stringify({ message, signature }),
      });
    }),
};

/** Pictures of contests that do not exist: each asks the scan. */
const unknownPictures: Attack = {
  name: 'pictures of nothing',
  run: (target) =>
    repeat(target, 16, () =>
      send(
        target,
        `${target.apiUrl}/contests/local/0x${target.random.hex(32)}${target.random.pick(['/og.png', ''])}`,
        {
          from: findSource(target.random),
        },
      ),
    ),
};

/** One account after another fills its quota with drafts and requests all of them at once. */
const draftFlood: Attack = {
  name: 'draft flood',
  run: (target) =>
    repeat(target, 8, async () => {
      const { random, apiUrl, signal } = target;
      const from = findSource(random);
      const browser = createBrowser(async (path, { headers, method, body }) => {
        const given = await send(target, path.replace(ORIGIN, apiUrl), {
          from,
          headers: headers ?? {},
          ...(method && { method }),
          ...(body && { body }),
        });
        if (given === undefined) throw new Error('There was no answer.');
        const answer = new Response(given.status === 204 ? null : given.text, { status: given.status });
        for (const cookie of given.cookies) answer.headers.append('set-cookie', cookie);
        return answer;
      });
      try {
        await browser.signIn(privateKeyToAccount(`0x${random.hex(32)}`));
        let refusals = 0;
        while (!signal.aborted && refusals < 3) {
          const content = { text: 'x'.repeat(random.between(30_000, 65_000)) };
          const { status } = await browser.sendJson('PUT', `/api/drafts/${random.hex(8)}`, content);
          if (status >= 400) refusals += 1;
        }
        await Promise.all(Array.from({ length: 6 }, () => browser.send('/api/drafts')));
      } catch {
        // A refused sign-in: the next account tries.
      }
    }),
};

export const apiAttacks: readonly Attack[] = [nonceFlood, falseSignIns, unknownPictures, draftFlood];
