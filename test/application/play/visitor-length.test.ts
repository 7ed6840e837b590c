import { describe, expect, test } from 'vitest';
import type { EndedPlay } from '../../../src/application/play/play-gateway.port';
import { TrackPlay } from '../../../src/application/play/track-play.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import { defaultSettings } from '../../../src/domain/session/settings';
import { ok } from '../../../src/domain/shared/result';
import { aPlayer } from '../../fakes/a-player';
import { aRecordPlay } from '../../fakes/a-record-play';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeDiagnostics } from '../../fakes/fake-diagnostics';
import { FakePageLife } from '../../fakes/fake-page-life';
import { FakePlaySessions } from '../../fakes/fake-play-sessions';

function setUp() {
  const session = new SessionState();
  const clock = new FakeClock();
  const diagnostics = new FakeDiagnostics();
  const page = new FakePageLife();
  const lengths: (readonly [seconds: number, vr: boolean])[] = [];
  const plays = {
    countPlayed: () => Promise.resolve(ok(undefined)),
    reportPlayed: (_game: string, _version: string | undefined, { seconds, vr }: EndedPlay) => {
      lengths.push([seconds, vr]);
      return Promise.resolve(ok(undefined));
    },
  };
  const sessions = new FakePlaySessions(clock, () => session.current.user?.id);
  const record = aRecordPlay(session, sessions, clock, diagnostics);
  const track = new TrackPlay(session, plays, record, page, clock, diagnostics, new FakeAnalytics());
  return { session, clock, page, sessions, lengths, play: track.execute('lantern-drift', '1.2.0') };
}

describe('TrackPlay', () => {
  test('reports the length of each of a visitor’s plays, and the use of a headset', () => {
    const { clock, lengths, page, play } = setUp();
    play.lifecycle('gameplay-start');
    clock.advance(61_900);
    play.lifecycle('gameplay-stop');
    play.lifecycle('gameplay-start');
    clock.advance(5000);
    play.xr('start');
    clock.advance(5000);
    play.xr('end');
    play.lifecycle('gameplay-start');
    clock.advance(3000);
    page.leave();
    play.end();
    expect(lengths).toEqual([
      [61, false],
      [10, true],
      [3, false],
    ]);
  });

  test('reports at most six plays of a visitor a minute', () => {
    const { lengths, play } = setUp();
    for (let times = 0; times < 20; times += 1) {
      play.lifecycle('gameplay-start');
      play.lifecycle('gameplay-stop');
    }
    expect(lengths).toHaveLength(6);
  });

  test('reports a visitor’s play at a login, and none of a player', () => {
    const { clock, lengths, play, session, sessions } = setUp();
    play.xr('start');
    clock.advance(2000);
    session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    clock.advance(2000);
    play.end();
    expect(lengths).toEqual([[2, true]]);
    expect(sessions.kept).toMatchObject([{ details: { vr: true } }]);
  });
});
