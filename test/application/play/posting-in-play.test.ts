import { describe, expect, test } from 'vitest';
import { POSTING_GRACE } from '../../../src/application/play/holding-play';
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

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function setUp() {
  const session = new SessionState();
  const clock = new FakeClock();
  const diagnostics = new FakeDiagnostics();
  const sessions = new FakePlaySessions(clock, () => session.current.user?.id);
  const record = aRecordPlay(session, sessions, clock, diagnostics);
  const count = {
    countPlayed: () => Promise.resolve(ok(undefined)),
    reportPlayed: () => Promise.resolve(ok(undefined)),
  };
  const track = new TrackPlay(session, count, record, new FakePageLife(), clock, diagnostics, new FakeAnalytics());
  const play = track.execute('lantern-drift', '1.2.0');
  session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
  /** Posts work that the server accepts only in an open session. */
  const post = () => play.whilePlayed(() => Promise.resolve(sessions.open.length));
  return { clock, sessions, play, post };
}

describe('Posting in a play', () => {
  test('waits for the session that is being opened', async () => {
    const { sessions, play, post } = setUp();
    play.lifecycle('gameplay-start');
    expect(await post()).toBe(1);
    expect(sessions.open).toHaveLength(1);
  });

  test('opens its own session when the game reports no play, and ends it 10 s after the last score', async () => {
    const { clock, sessions, post } = setUp();
    expect(await post()).toBe(1);
    clock.advance(POSTING_GRACE - 1);
    expect(await post()).toBe(1);
    clock.advance(POSTING_GRACE - 1);
    await settled();
    expect(sessions.open).toHaveLength(1);
    clock.advance(1);
    await settled();
    expect(sessions.open).toEqual([]);
  });

  test('succeeds after the play has stopped, within the session limit of rapid rounds', async () => {
    const { clock, play, post } = setUp();
    for (let round = 0; round < 30; round += 1) {
      play.lifecycle('gameplay-start');
      await settled();
      clock.advance(2_000);
      play.lifecycle('gameplay-stop');
      await settled();
      expect(await post()).toBe(1);
    }
  });

  test('uses another session when the server has lost the first one', async () => {
    const { sessions, play } = setUp();
    play.lifecycle('gameplay-start');
    await settled();
    const before = sessions.open;
    const after = await play.whilePlayed(() => Promise.resolve(sessions.open), true);
    expect(after).not.toEqual(before);
  });

  test('succeeds when the game stops right after posting, before the session has opened', async () => {
    const { sessions, play, post } = setUp();
    play.lifecycle('gameplay-start');
    const posted = post();
    play.lifecycle('gameplay-stop');
    expect(await posted).toBe(1);
    await settled();
    expect(sessions.open).toEqual([]);
  });

  test('waits at most six seconds for a session', async () => {
    const { clock, sessions, play, post } = setUp();
    sessions.line = 'unreached';
    play.lifecycle('gameplay-start');
    await settled();
    const posted = post();
    clock.advance(6_000);
    expect(await posted).toBeUndefined();
  });

  test('does not hold a session open after the document or the page was left', async () => {
    const { sessions, play } = setUp();
    play.lifecycle('gameplay-start');
    await settled();
    void play.whilePlayed(() => new Promise(() => undefined));
    await settled();
    play.lifecycle('gameplay-stop');
    await settled();
    expect(sessions.open).toHaveLength(1);
    play.left();
    await settled();
    expect(sessions.open).toEqual([]);
  });

  test('can wait for the next play, until none can follow', async () => {
    const { play } = setUp();
    const first = play.untilPlayed();
    play.lifecycle('gameplay-start');
    expect([await first, await play.untilPlayed()]).toEqual([true, true]);
    play.lifecycle('gameplay-stop');
    const second = play.untilPlayed();
    play.left();
    const third = play.untilPlayed();
    play.end();
    expect([await second, await third, await play.untilPlayed()]).toEqual([false, false, false]);
  });
});
