import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { refuseUnderLoad } from '../../../../server/platform/http/refuse-under-load';
import { FakeServerClock } from '../../support/fake-server-clock';

const SAMPLE_MS = 1000;

function blockEventLoop(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('a server is not overloaded by the work of its start', async () => {
  const app = fastify();
  const clock = new FakeServerClock();
  const isOverloaded = refuseUnderLoad(app, { clock, maxDelayMs: 50 });
  app.get('/', async () => 'page');
  app.addHook('onReady', async () => {
    for (let step = 0; step < 3; step += 1) {
      blockEventLoop(200);
      await nextTurn();
    }
  });
  try {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    clock.advance(SAMPLE_MS);
    expect(isOverloaded()).toBe(false);
    expect((await fetch(address)).status).toBe(200);
  } finally {
    await app.close();
  }
});
