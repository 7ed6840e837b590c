import { expect, test, vi } from 'vitest';
import { SendHeartbeat } from '../../../src/application/play/send-heartbeat.use-case';
import type { PlaySessionId } from '../../../src/domain/play/play-record';
import { err, ok } from '../../../src/domain/shared/result';

const id = 's1' as PlaySessionId;
const refused = () => Promise.resolve(err({ kind: 'network' as const }));
const silent = { start: refused, heartbeat: refused, end: refused };

test('SendHeartbeat sends one request, and returns the outcome', async () => {
  const heartbeat = vi.fn(() => Promise.resolve(ok(false)));
  expect(await new SendHeartbeat({ ...silent, heartbeat }).execute(id)).toEqual(ok(false));
  expect(heartbeat.mock.calls).toEqual([[id]]);
  expect(await new SendHeartbeat(silent).execute(id)).toEqual(await refused());
});
