import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createConnections } from './createConnections.ts';
import { httpLimits } from './limits.ts';

test('limits the connections of one /48 together', () => {
  const connections = createConnections({ ...httpLimits, connectionsPerNetwork: 2 }, () => false);
  onTestFinished(connections.stop);
  const connect = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() });
    connections.add(socket as unknown as Socket);
    return socket.destroy;
  };
  const addresses = ['2001:db8::1', '2001:db8:1::1', '2001:db8:0:1::1', '2001:db8:0:2::1', '2001:db8:1:1::1'];
  const destroyed = addresses.map(connect).map((destroy) => destroy.mock.calls.length);
  expect(destroyed).toEqual([1, 0, 0, 0, 0]);
});
