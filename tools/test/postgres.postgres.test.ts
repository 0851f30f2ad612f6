import { connect } from 'node:net';
import { expect, inject, test } from 'vitest';

test('answers at the URL that tests use', async () => {
  const { hostname, port } = new URL(inject('postgresUrl'));
  const answer = await new Promise<string>((resolve, reject) => {
    // SSLRequest of the wire protocol: "N" says that this server speaks without TLS.
    const socket = connect(Number(port), hostname, () =>
      socket.write(Buffer.from('0000000804d2162f', 'hex')),
    );
    socket.once('data', (bytes) => {
      socket.destroy();
      resolve(bytes.toString('latin1'));
    });
    socket.once('error', reject);
  });
  expect(answer).toBe('N');
});
