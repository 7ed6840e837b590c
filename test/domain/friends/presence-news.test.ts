import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { KnownPresence } from '../../../src/domain/friends/presence';
import { AWAY, nextKnownPresence, PRESENCE_NEWS_PAUSE } from '../../../src/domain/friends/presence';

const online = { online: true, playing: undefined };
const playing = { online: true, playing: { slug: 'lantern-drift', title: 'Lantern Drift' } };
const presences = fc.constantFrom(AWAY, online, playing, { online: true, playing: { slug: 'x', title: 'X' } });

describe('news of a friend', () => {
  test('are that they come, and that they begin a game', () => {
    const away = { presence: AWAY, notifiedAt: undefined };
    expect(nextKnownPresence(away, online, 0).news).toEqual({ kind: 'online' });
    const known = { presence: online, notifiedAt: undefined };
    expect(nextKnownPresence(known, playing, 0).news).toEqual({ kind: 'playing', game: 'Lantern Drift' });
  });

  test('are not that they go, end a game, or go on as before', () => {
    const known = { presence: playing, notifiedAt: undefined };
    expect([AWAY, online, playing].map((next) => nextKnownPresence(known, next, 0).news)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('are not the first thing that is heard of somebody, who may have been there for long', () => {
    expect([AWAY, online, playing].map((first) => nextKnownPresence(undefined, first, 0))).toEqual(
      [AWAY, online, playing].map((presence) => ({ known: { presence, notifiedAt: undefined }, news: undefined })),
    );
  });

  test('come again after ten minutes', () => {
    const known = nextKnownPresence({ presence: AWAY, notifiedAt: undefined }, online, 1000).known;
    const gone = nextKnownPresence(known, AWAY, 2000).known;
    expect(nextKnownPresence(gone, online, 999 + PRESENCE_NEWS_PAUSE).news).toBeUndefined();
    expect(nextKnownPresence(gone, online, 1000 + PRESENCE_NEWS_PAUSE).news).toEqual({ kind: 'online' });
  });

  property.prop([fc.array(fc.tuple(presences, fc.nat(PRESENCE_NEWS_PAUSE)), { maxLength: 30 })])(
    'are never told twice within ten minutes, whatever the friend does',
    (moves) => {
      let now = 0;
      let known: KnownPresence | undefined;
      let last: number | undefined;
      for (const [presence, pause] of moves) {
        now += pause;
        const next = nextKnownPresence(known, presence, now);
        known = next.known;
        if (next.news === undefined) continue;
        if (last !== undefined) expect(now - last).toBeGreaterThanOrEqual(PRESENCE_NEWS_PAUSE);
        last = now;
      }
    },
  );
});
