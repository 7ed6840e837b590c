import { expect, test, vi } from 'vitest';
import { FollowFriends } from '../../../src/application/friends/follow-friends.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import { AWAY } from '../../../src/domain/friends/presence';
import { unknownSession } from '../../../src/domain/session/session';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aMessage } from '../../fakes/a-notification';
import { aPlayer } from '../../fakes/a-player';
import { FakeRealtime } from '../../fakes/fake-realtime';

test('FollowFriends subscribes to the player’s own channel, and reloads the lists after every subscription', () => {
  const session = new SessionState(unknownSession);
  const realtime = new FakeRealtime();
  const news = { changed: vi.fn(), presence: vi.fn() };
  const follow = new FollowFriends(realtime, session);
  follow.execute(news)();
  expect(realtime.open).toEqual([]);

  const player = aPlayer();
  session.apply({ type: 'signed-in', user: player, settings: defaultSettings() });
  const stop = follow.execute(news);
  const channel = `announcement.${player.id}`;
  expect(news.changed).toHaveBeenCalledTimes(1);
  realtime.publish(channel, { type: 'friends-changed' });
  realtime.publish(channel, { type: 'message-created', message: aMessage() });
  realtime.publish(channel, { type: 'friend-presence', username: 'ada', alias: 'Ada', presence: AWAY });
  realtime.drop();
  realtime.connect();
  expect(news.changed).toHaveBeenCalledTimes(3);
  expect(news.presence.mock.calls).toEqual([['ada', AWAY]]);
  stop();
  expect(realtime.open).toEqual([]);
});
