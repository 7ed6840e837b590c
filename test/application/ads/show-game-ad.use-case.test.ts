import { describe, expect, test } from 'vitest';
import type { AdScreen } from '../../../src/application/bridge/open-game';
import { MIDGAME_AD_PAUSE } from '../../../src/domain/bridge/game-ad.policy';
import type { AdKind } from '../../../src/domain/bridge/ad-methods';
import { ok } from '../../../src/domain/shared/result';
import { gameFixture } from '../../fakes/game-fixture';
import { delivered } from '../../fakes/delivered';
import { aPlayer } from '../../fakes/a-player';

function setUp() {
  const fixture = gameFixture();
  const presented: AdKind[] = [];
  let end: (state: 'finished' | 'skipped') => void = () => undefined;
  const screen = {
    adsDisabled: false,
    shown: false,
    present: (_ad, kind) => {
      presented.push(kind);
      return new Promise((resolve) => (end = resolve));
    },
  } satisfies AdScreen as AdScreen;
  const visit = { ...fixture.visit, adScreen: screen };
  const show = (kind: AdKind) => fixture.handle.execute(visit, { method: 'ads.show', args: { kind } });
  return { ...fixture, visit, screen, presented, show, end: (state: 'finished' | 'skipped') => end(state) };
}

describe('ShowGameAd', () => {
  test('covers the game, counts the impression and reports the end to the game', async () => {
    const { ads, presented, show, end, sent } = setUp();
    expect(await show('rewarded')).toEqual(ok({ state: 'started' }));
    expect([presented, ads.counted, ads.besides]).toEqual([['rewarded'], ['video-1'], ['lantern-drift']]);
    expect(sent).toEqual([{ name: 'ad', detail: { kind: 'rewarded', state: 'started' } }]);
    end('skipped');
    await delivered();
    expect(sent.at(-1)).toEqual({ name: 'ad', detail: { kind: 'rewarded', state: 'skipped' } });
  });

  test('shows no ad when none is booked, the server is unreachable, or the page has no overlay', async () => {
    const { ads, handle, show, presented } = setUp();
    const none = ok({ state: 'unfilled', reason: 'no-ad' });
    ads.booked = false;
    expect(await show('midgame')).toEqual(none);
    ads.offline = true;
    expect(await show('midgame')).toEqual(none);
    expect(await handle.execute(gameFixture().visit, { method: 'ads.show', args: { kind: 'midgame' } })).toEqual(
      ok({ state: 'unfilled', reason: 'disabled' }),
    );
    expect(presented).toEqual([]);
  });

  test('refuses a midgame ad for 3 minutes after the last one that was shown', async () => {
    const { ads, clock, show } = setUp();
    ads.booked = false;
    await show('midgame');
    ads.booked = true;
    expect(await show('midgame')).toEqual(ok({ state: 'started' }));
    expect(await show('midgame')).toEqual(ok({ state: 'unfilled', reason: 'cooldown' }));
    clock.advance(MIDGAME_AD_PAUSE);
    expect(await show('midgame')).toEqual(ok({ state: 'started' }));
  });

  test('never covers a dialog, even one that opens while the ad is loading', async () => {
    const { occupied, presented, show } = setUp();
    const loading = show('rewarded');
    occupied.now = true;
    expect(await loading).toEqual(ok({ state: 'unfilled', reason: 'busy' }));
    expect(await show('rewarded')).toEqual(ok({ state: 'unfilled', reason: 'busy' }));
    expect(presented).toEqual([]);
  });

  test('loads one ad at a time', async () => {
    const { presented, show } = setUp();
    const answers = await Promise.all([show('rewarded'), show('rewarded')]);
    expect(answers).toEqual([ok({ state: 'started' }), ok({ state: 'unfilled', reason: 'busy' })]);
    expect(presented).toHaveLength(1);
  });

  test('shows no ad in a headset session', async () => {
    const { presence, show } = setUp();
    presence.apply('start');
    expect(await show('rewarded')).toEqual(ok({ state: 'unfilled', reason: 'in-headset' }));
  });

  test('counts an ad as watched at once for a premium player', async () => {
    const { signIn, clock, presented, show } = setUp();
    signIn(aPlayer({ premiumUntil: new Date(clock.now() + 1_000).toISOString() }));
    expect(await show('rewarded')).toEqual(ok({ state: 'finished' }));
    expect(await show('midgame')).toEqual(ok({ state: 'unfilled', reason: 'premium' }));
    expect(presented).toEqual([]);
  });
});
