import { expect, test, vi } from 'vitest';
import { StartPlaySession } from '../../../src/application/play/start-play-session.use-case';
import type { PlaySessionId } from '../../../src/domain/play/play-record';
import { err, ok } from '../../../src/domain/shared/result';

const id = 's1' as PlaySessionId;
const details = { game: 'lantern-drift', emulated: false };
const refused = () => Promise.resolve(err({ kind: 'network' as const }));
const silent = { start: refused, heartbeat: refused, end: refused };

test('StartPlaySession sends one request, and returns the outcome', async () => {
  const start = vi.fn(() => Promise.resolve(ok(id)));
  expect(await new StartPlaySession({ ...silent, start }).execute(details)).toEqual(ok(id));
  expect(start.mock.calls).toEqual([[details]]);
  expect(await new StartPlaySession(silent).execute(details)).toEqual(await refused());
});
