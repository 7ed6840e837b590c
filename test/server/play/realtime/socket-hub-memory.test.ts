import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { socketHub } from '../../../../server/play/realtime/socket-hub';
import { systemClock } from '../../../../server/platform/system/server-clock';
import { systemRandom } from '../../../../server/platform/system/server-random';
import { hostTable } from '../../../../server/publishing/hosts/host-table';
import { publicUrls } from '../../../../server/publishing/hosts/public-urls';
import { testConfig } from '../../support/test-config';

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('This runtime has no garbage collection on request.');
  collect();
}

test('an open socket does not retain the request of its handshake', async () => {
  const config = testConfig();
  const urls = publicUrls(config);
  const server = createServer();
  const handshakes: WeakRef<IncomingMessage>[] = [];
  server.on('upgrade', (request) => handshakes.push(new WeakRef(request)));
  const hub = socketHub(server, {
    ...{ secret: config.secret, hosts: hostTable(config), urls, clock: systemClock, random: systemRandom },
    checksPayloads: true,
    connect: () => ({
      send: () => undefined,
      waiting: () => 0,
      sent: () => Promise.resolve(),
      settled: () => Promise.resolve(),
      close: () => Promise.resolve(),
    }),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = io(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, {
    transports: ['websocket'],
    extraHeaders: { host: new URL(urls.portalOrigin).host, origin: urls.portalOrigin },
  });
  onTestFinished(() => {
    socket.disconnect();
    hub.close();
    server.close();
  });
  // The client's emitter has `on` and `off` like Node's.
  await once(socket as unknown as NodeJS.EventEmitter, 'connect');
  expect(handshakes).toHaveLength(1);
  await expect
    .poll(() => {
      collectGarbage();
      return handshakes.some((handshake) => handshake.deref() !== undefined);
    })
    .toBe(false);
  expect(socket.connected).toBe(true);
});
