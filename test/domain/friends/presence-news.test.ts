import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { KnownPresence } from '../../../src/domain/friends/presence';
import { AWAY, nextKnownPresence, PRESENCE_TOAST_PAUSE } from '../../../src/domain/friends/presence';

const online = { online: true, playing: undefined };
const playing = { online: true, playing: { slug: 'lantern-drift', title: 'Lantern Drift' } };
const presences = fc.constantFrom(AWAY, online, playing, { online: true, playing: { slug: 'x', title: 'X' } });

describe('nextKnownPresence', () => {
  test('causes a toast when a friend comes online or starts a game', () => {
    const away = { presence: AWAY, notifiedAt: undefined };
    expect(nextKnownPresence(away, online, 0).news).toEqual({ kind: 'online' });
    const known = { presence: online, notifiedAt: undefined };
    expect(nextKnownPresence(known, playing, 0).news).toEqual({ kind: 'playing', game: 'Lantern Drift' });
  });

  test('causes none when a friend goes offline, ends a game or changes nothing', () => {
    const known = { presence: playing, notifiedAt: undefined };
    expect([AWAY, online, playing].map((next) => nextKnownPresence(known, next, 0).news)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('causes none for the first known presence of a friend', () => {
    expect([AWAY, online, playing].map((first) => nextKnownPresence(undefined, first, 0))).toEqual(
      [AWAY, online, playing].map((presence) => ({ known: { presence, notifiedAt: undefined }, news: undefined })),
    );
  });

  test('causes another toast after ten minutes', () => {
    const known = nextKnownPresence({ presence: AWAY, notifiedAt: undefined }, online, 1000).known;
    const gone = nextKnownPresence(known, AWAY, 2000).known;
    expect(nextKnownPresence(gone, online, 999 + PRESENCE_TOAST_PAUSE).news).toBeUndefined();
    expect(nextKnownPresence(gone, online, 1000 + PRESENCE_TOAST_PAUSE).news).toEqual({ kind: 'online' });
  });

  property.prop([fc.array(fc.tuple(presences, fc.nat(PRESENCE_TOAST_PAUSE)), { maxLength: 30 })])(
    'never causes two toasts about a friend within ten minutes',
    (moves) => {
      let now = 0;
      let known: KnownPresence | undefined;
      let last: number | undefined;
      for (const [presence, pause] of moves) {
        now += pause;
        const next = nextKnownPresence(known, presence, now);
        known = next.known;
        if (next.news === undefined) continue;
        if (last !== undefined) expect(now - last).toBeGreaterThanOrEqual(PRESENCE_TOAST_PAUSE);
        last = now;
      }
    },
  );
});
