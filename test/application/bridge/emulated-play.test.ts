import { describe, expect, test } from 'vitest';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import type { HandleGameRequest } from '../../../src/application/bridge/handle-game-request.use-case';
import type { GameVisit } from '../../../src/application/bridge/open-game';
import { ServeGame } from '../../../src/application/bridge/serve-game.use-case';
import type { TrackPlay } from '../../../src/application/play/track-play.use-case';
import { ok } from '../../../src/domain/shared/result';
import { gameFixture, openGame } from '../../fakes/game-fixture';
import { aReportHealth } from '../../fakes/a-report-health';
import { FakeGameFrame } from '../../fakes/fake-game-frame';

/** Returns the calls on a play when the game reports its headset, with or without the portal's emulator. */
async function marked(byPortal: boolean, isEmulated: boolean): Promise<readonly string[]> {
  const marks: string[] = [];
  const nothing = () => undefined;
  const play = {
    xr: () => marks.push('xr'),
    emulated: () => marks.push('emulated'),
    lifecycle: nothing,
    left: nothing,
    end: nothing,
  };
  const track = { execute: () => play } as unknown as TrackPlay;
  const handle = {
    execute: ({ signals }: GameVisit) => {
      signals.xr('start', isEmulated);
      return Promise.resolve(ok(undefined));
    },
  } as unknown as HandleGameRequest;
  const frame = new FakeGameFrame();
  const { session, presence, questions, clock } = gameFixture();
  const serve = new ServeGame(
    session,
    new AuthModalState(),
    presence,
    handle,
    track,
    questions,
    clock,
    aReportHealth().reportHealth,
  );
  const observer = { greeted: nothing, left: nothing, lifecycle: nothing, reported: nothing, loadedSilently: nothing };
  serve.execute(openGame, frame, observer, { emulated: byPortal });
  await frame.handler?.call({ method: 'session.xr', args: { signal: 'start' } });
  return marks;
}

describe('A play with an emulated headset', () => {
  test('is marked before it starts, by the portal or by the game, and no other play is marked', async () => {
    expect(await marked(true, false)).toEqual(['emulated', 'xr']);
    expect(await marked(false, true)).toEqual(['emulated', 'xr']);
    expect(await marked(false, false)).toEqual(['xr']);
  });
});
