import { observable, runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import { sampleAd } from '../../fakes/fake-ad-gateway';
import type { Situation } from './overlay-ad-stage';
import { overlayAdStage } from './overlay-ad-stage';

const overlay = sampleAd('own');
const third: Situation = { thirdParty: true, consent: 'given' };

function opened(situation: Situation) {
  const { ad, stage } = overlayAdStage(situation);
  ad.open();
  ad.attach({} as HTMLIFrameElement);
  return { ad, stage };
}
const started = (duration?: number) => ({ kind: 'ad-started', ad: { video: true, duration } }) as const;

describe('the ad before a game', () => {
  test('of the game’s own counts five seconds down, and goes when it is skipped', () => {
    const { ad, stage } = opened({ overlay });
    expect([ad.ad, ad.seconds, ad.skippable]).toEqual([overlay, 5, false]);
    stage.clock.advance(1000);
    ad.skip();
    expect([ad.seconds, ad.shown]).toEqual([4, true]);
    stage.clock.advance(3999);
    expect([ad.seconds, ad.skippable]).toEqual([1, false]);
    stage.clock.advance(1);
    expect([ad.seconds, ad.skippable, ad.shown]).toEqual([0, true, true]);
    ad.skip();
    expect([ad.shown, stage.clock.pending]).toEqual([false, 0]);
  });

  test.each<[string, Situation]>([
    ['premium players', { overlay, visitor: { attempted: true, premium: true } }],
    ['visitors of whom nothing is known yet', { overlay, visitor: { attempted: false, premium: false } }],
    ['a game that wants none', { overlay, adsDisabled: true }],
    ['who is known to block them', { overlay, blocked: true }],
    ['a game without one, where no third party is asked', {}],
    ['a third party without a consent manager', { thirdParty: true, consent: 'unknown' }],
    ['a third party without consent', { thirdParty: true, consent: 'refused' }],
    ['a third party whose consent manager has failed', { thirdParty: true, consent: 'failed' }],
  ])('is not there for %s, and nothing is asked for', (_, situation) => {
    const { ad, stage } = opened(situation);
    expect([ad.shown, stage.probed, stage.framed, stage.following, stage.clock.pending]).toEqual([false, 0, [], 0, 0]);
  });

  test('comes once for each visit of the page', () => {
    const { ad, stage } = opened({ overlay });
    stage.clock.advance(5000);
    ad.skip();
    ad.open();
    expect(ad.shown).toBe(false);
    ad.close();
    ad.open();
    expect(ad.shown).toBe(true);
  });

  test('goes when ads turn out to be blocked', () => {
    const { ad, stage } = opened({ overlay });
    stage.block();
    expect([ad.shown, stage.clock.pending]).toEqual([false, 0]);
  });

  test.each<[string, Situation]>([
    ['the game’s own', { overlay }],
    ['a third party’s', third],
  ])('goes when its viewer becomes premium, or enters the headset: %s', (_, situation) => {
    const visitor = observable({ attempted: true, premium: false });
    const paying = opened({ ...situation, visitor });
    runInAction(() => (visitor.premium = true));
    const entering = opened(situation);
    entering.stage.adsHidden.next(true);
    for (const { ad, stage } of [paying, entering]) {
      expect([ad.shown, ad.frame, stage.following, stage.clock.pending]).toEqual([false, undefined, 0, 0]);
      expect(stage.adsHidden.observed).toBe(false);
      ad.open();
      expect(ad.shown).toBe(false);
    }
  });

  test('is not there in the headset', () => {
    const { ad, stage } = overlayAdStage({ overlay });
    stage.adsHidden.next(true);
    ad.open();
    expect([ad.shown, stage.probed, stage.adsHidden.observed, stage.clock.pending]).toEqual([false, 0, false, 0]);
  });

  test('leaves nothing behind with its page', () => {
    const { ad, stage } = opened(third);
    ad.close();
    expect([ad.shown, ad.frame, stage.following, stage.clock.pending]).toEqual([false, undefined, 0, 0]);
  });
});

describe('a game under an ad', () => {
  const skip = ({ ad, stage }: ReturnType<typeof opened>) => {
    stage.clock.advance(5000);
    ad.skip();
  };

  test.each<[string, Situation, (house: ReturnType<typeof opened>) => void]>([
    ['skipped', { overlay }, skip],
    ['blocked', { overlay }, ({ stage }) => stage.block()],
    ['failed', third, ({ stage }) => stage.tell({ kind: 'ad-failed' })],
    ['too late', third, ({ stage }) => stage.clock.advance(10_000)],
    ['not consented to any more', third, ({ stage }) => stage.consent('refused')],
    ['in the way of the headset', { overlay }, ({ stage }) => stage.adsHidden.next(true)],
    ['left with its page', { overlay }, ({ ad }) => ad.close()],
  ])('is told that nothing covers it once the ad is %s', (_, situation, end) => {
    const house = opened(situation);
    const told: boolean[] = [];
    const stop = house.ad.followCover((covered) => told.push(covered));
    expect(told).toEqual([true]);
    end(house);
    expect(told).toEqual([true, false]);
    stop();
    house.ad.close();
    house.ad.open();
    expect(told).toEqual([true, false]);
  });
});

describe('a third party’s ad', () => {
  test('has its frame at once with consent, and counts down as long as it plays', () => {
    const { ad, stage } = opened(third);
    expect(stage.framed).toEqual([{ gdprApplies: true, text: 'CPx' }]);
    expect([ad.ad, ad.seconds, ad.skippable]).toEqual([undefined, undefined, false]);
    stage.tell(started(14.6));
    expect(ad.seconds).toBe(15);
    stage.clock.advance(15_000);
    expect(ad.skippable).toBe(true);
  });

  test('counts 30 seconds when it tells no duration, and can be skipped once it is over', () => {
    const { ad, stage } = opened(third);
    stage.tell(started());
    expect(ad.seconds).toBe(30);
    stage.tell({ kind: 'ad-completed' });
    expect([ad.seconds, ad.skippable, ad.shown]).toEqual([0, true, true]);
  });

  test('is asked for only once the visitor has consented', () => {
    const { ad, stage } = opened({ ...third, consent: 'waiting' });
    expect([ad.shown, ad.frame, stage.framed]).toEqual([true, undefined, []]);
    stage.consent('given');
    expect([stage.framed.length, ad.frame?.address]).toEqual([1, 'https://ads.test/frame']);
  });

  test('T39: is away within ten seconds when nothing comes of it, and at once when that is told', () => {
    const silent = opened(third);
    silent.stage.clock.advance(9999);
    expect(silent.ad.shown).toBe(true);
    silent.stage.clock.advance(1);
    expect(silent.ad.shown).toBe(false);
    const failing = opened(third);
    failing.stage.tell({ kind: 'ad-failed' });
    expect([failing.ad.shown, failing.ad.frame]).toEqual([false, undefined]);
  });

  test.each(['refused', 'failed'] as const)('is away when consent is %s', (consent) => {
    const { ad, stage } = opened({ ...third, consent: 'waiting' });
    stage.consent(consent);
    expect([ad.shown, stage.framed, stage.following]).toEqual([false, [], 0]);
  });
});

describe('an ad that the running game asks for', () => {
  const video = sampleAd('v', { type: 'video', poster: 'https://static.test/v.webp' });

  test('covers the game until its video has ended, and counts as watched', async () => {
    const { ad } = overlayAdStage();
    const covers: boolean[] = [];
    ad.followCover((covered) => covers.push(covered));
    const ended = ad.present(video, 'rewarded');
    expect([ad.shown, ad.kind, ad.ad]).toEqual([true, 'rewarded', video]);
    ad.watched();
    expect(await ended).toBe('finished');
    expect([ad.shown, covers]).toEqual([false, [false, true, false]]);
  });

  test('can be skipped after 5 seconds, and earns nothing then', async () => {
    const { ad, stage } = overlayAdStage();
    const ended = ad.present(video, 'rewarded');
    ad.skip();
    expect(ad.shown).toBe(true);
    stage.clock.advance(5_000);
    ad.skip();
    expect(await ended).toBe('skipped');
  });

  test('counts as watched after 10 seconds where videos stand still, and after a minute where one stalls', async () => {
    for (const [shown, seconds] of [
      [sampleAd('i'), 10],
      [video, 60],
    ] as const) {
      const { ad, stage } = overlayAdStage({ still: false });
      const ended = ad.present(shown, 'midgame');
      stage.clock.advance(seconds * 1_000 - 1);
      expect(ad.shown).toBe(true);
      stage.clock.advance(1);
      expect(await ended).toBe('finished');
      expect(stage.clock.pending).toBe(0);
    }
  });

  test('gives way to the headset and to the page that is left, as skipped', async () => {
    const { ad, stage } = overlayAdStage();
    const first = ad.present(video, 'rewarded');
    stage.adsHidden.next(true);
    expect(await first).toBe('skipped');
    stage.adsHidden.next(false);
    const second = ad.present(video, 'rewarded');
    ad.close();
    expect(await second).toBe('skipped');
  });
});
