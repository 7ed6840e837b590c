import { expect, test, vi } from 'vitest';
import { EndPlaySession } from '../../../src/application/play/end-play-session.use-case';
import type { PlaySessionId } from '../../../src/domain/play/play-record';
import { err, ok } from '../../../src/domain/shared/result';

const id = 's1' as PlaySessionId;
const refused = () => Promise.resolve(err({ kind: 'network' as const }));
const silent = { start: refused, heartbeat: refused, end: refused };

test('EndPlaySession sends one request, and returns the outcome', async () => {
  const end = vi.fn(() => Promise.resolve(ok(undefined)));
  expect(await new EndPlaySession({ ...silent, end }).execute(id)).toEqual(ok(undefined));
  expect(end.mock.calls).toEqual([[id]]);
  expect(await new EndPlaySession(silent).execute(id)).toEqual(await refused());
});
