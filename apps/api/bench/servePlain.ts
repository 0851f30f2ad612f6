/**
 * The baseline: a server after viem's documentation, with Node's `http` and `viem/siwe`. It checks less (no origin,
 * cookies, limits or session, a lenient parser).
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { createPublicClient, http } from 'viem';
import { parseSiweMessage, validateSiweMessage } from 'viem/siwe';
import { verifyMessage } from 'viem/utils';

const { PORT = '', PUBLIC_ORIGIN = '' } = process.env;
const domain = new URL(PUBLIC_ORIGIN).host;
const nonces = new Set<string>();
// The same as in the documentation; an account with a key needs no chain.
createPublicClient({ transport: http('http://127.0.0.1:1') });

createServer(async (request, response) => {
  const answer = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (request.url === '/api/siwe/nonce') {
    const nonce = randomBytes(16).toString('hex');
    nonces.add(nonce);
    return answer(200, { nonce });
  }
  let text = '';
  for await (const chunk of request) text += chunk;
  const { message, signature } = JSON.parse(text);
  const fields = parseSiweMessage(message);
  const { address, nonce = '' } = fields;
  const isKnown = nonces.delete(nonce);
  const isValid = isKnown && address && validateSiweMessage({ message: fields, domain, nonce });
  if (!isValid || !(await verifyMessage({ address, message, signature }))) return answer(401, {});
  return answer(200, { address });
}).listen(Number(PORT), '127.0.0.1', () => console.log('serving with viem alone'));
