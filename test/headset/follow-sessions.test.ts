import { describe, expect, test } from 'vitest';
import { endOnce, followSessions } from '../../headset/follow-sessions';

describe('followSessions', () => {
  test('follows immersive sessions and ignores inline sessions', async () => {
    const begun: unknown[] = [];
    const asked: unknown[] = [];
    const xr = {
      requestSession: async (mode?: XRSessionMode, init?: XRSessionInit) => {
        asked.push([mode, init]);
        return { mode } as unknown as XRSession;
      },
    };
    followSessions(xr, (session) => begun.push(session));
    const init = { optionalFeatures: ['hand-tracking'] };
    const sessions = [];
    for (const mode of ['inline', 'immersive-vr', 'immersive-ar'] as const)
      sessions.push(await xr.requestSession(mode, init));
    expect(asked).toEqual([
      ['inline', init],
      ['immersive-vr', init],
      ['immersive-ar', init],
    ]);
    expect(begun).toEqual(sessions.slice(1));
  });

  test('ignores an end after the session has ended', async () => {
    let ends = 0;
    const session = { end: () => ((ends += 1) === 1 ? Promise.resolve() : Promise.reject(new Error('ended'))) };
    await expect(Promise.all([endOnce(session), endOnce(session)])).resolves.toEqual([undefined, undefined]);
    expect(ends).toBe(2);
  });
});
