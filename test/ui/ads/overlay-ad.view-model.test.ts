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

describe('OverlayAdViewModel before a game', () => {
  test('counts down five seconds for a first-party ad and closes when skipped', () => {
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
    ['unknown visitors', { overlay, visitor: { attempted: false, premium: false } }],
    ['a game without ads', { overlay, adsDisabled: true }],
    ['visitors with an ad blocker', { overlay, blocked: true }],
    ['a game without an ad and without a third party', {}],
    ['a third party without a consent manager', { thirdParty: true, consent: 'unknown' }],
    ['a third party without consent', { thirdParty: true, consent: 'refused' }],
    ['a third party whose consent manager has failed', { thirdParty: true, consent: 'failed' }],
  ])('shows and requests nothing for %s', (_, situation) => {
    const { ad, stage } = opened(situation);
    expect([ad.shown, stage.probed, stage.framed, stage.following, stage.clock.pending]).toEqual([false, 0, [], 0, 0]);
  });

  test('shows one ad for each visit of the page', () => {
    const { ad, stage } = opened({ overlay });
    stage.clock.advance(5000);
    ad.skip();
    ad.open();
    expect(ad.shown).toBe(false);
    ad.close();
    ad.open();
    expect(ad.shown).toBe(true);
  });

  test('closes when an ad blocker is detected', () => {
    const { ad, stage } = opened({ overlay });
    stage.block();
    expect([ad.shown, stage.clock.pending]).toEqual([false, 0]);
  });

  test.each<[string, Situation]>([
    ['first-party ad', { overlay }],
    ['third-party ad', third],
  ])('closes when the visitor becomes premium or enters the headset: %s', (_, situation) => {
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

  test('does not open in the headset', () => {
    const { ad, stage } = overlayAdStage({ overlay });
    stage.adsHidden.next(true);
    ad.open();
    expect([ad.shown, stage.probed, stage.adsHidden.observed, stage.clock.pending]).toEqual([false, 0, false, 0]);
  });

  test('stops all timers when the page is left', () => {
    const { ad, stage } = opened(third);
    ad.close();
    expect([ad.shown, ad.frame, stage.following, stage.clock.pending]).toEqual([false, undefined, 0, 0]);
  });
});

describe('followCover', () => {
  const skip = ({ ad, stage }: ReturnType<typeof opened>) => {
    stage.clock.advance(5000);
    ad.skip();
  };

  test.each<[string, Situation, (fixture: ReturnType<typeof opened>) => void]>([
    ['skipped', { overlay }, skip],
    ['blocked', { overlay }, ({ stage }) => stage.block()],
    ['failed', third, ({ stage }) => stage.sendFrameMessage({ kind: 'ad-failed' })],
    ['timed out', third, ({ stage }) => stage.clock.advance(10_000)],
    ['without consent any more', third, ({ stage }) => stage.consent('refused')],
    ['replaced by the headset', { overlay }, ({ stage }) => stage.adsHidden.next(true)],
    ['closed with its page', { overlay }, ({ ad }) => ad.close()],
  ])('reports an uncovered game once the ad is %s', (_, situation, end) => {
    const fixture = opened(situation);
    const reported: boolean[] = [];
    const stop = fixture.ad.followCover((covered) => reported.push(covered));
    expect(reported).toEqual([true]);
    end(fixture);
    expect(reported).toEqual([true, false]);
    stop();
    fixture.ad.close();
    fixture.ad.open();
    expect(reported).toEqual([true, false]);
  });
});

describe('OverlayAdViewModel with a third-party ad', () => {
  test('opens its frame at once with consent and counts down its duration', () => {
    const { ad, stage } = opened(third);
    expect(stage.framed).toEqual([{ gdprApplies: true, text: 'CPx' }]);
    expect([ad.ad, ad.seconds, ad.skippable]).toEqual([undefined, undefined, false]);
    stage.sendFrameMessage(started(14.6));
    expect(ad.seconds).toBe(15);
    stage.clock.advance(15_000);
    expect(ad.skippable).toBe(true);
  });

  test('counts down 30 seconds without a duration and can be skipped afterwards', () => {
    const { ad, stage } = opened(third);
    stage.sendFrameMessage(started());
    expect(ad.seconds).toBe(30);
    stage.sendFrameMessage({ kind: 'ad-completed' });
    expect([ad.seconds, ad.skippable, ad.shown]).toEqual([0, true, true]);
  });

  test('is requested only after the visitor has consented', () => {
    const { ad, stage } = opened({ ...third, consent: 'waiting' });
    expect([ad.shown, ad.frame, stage.framed]).toEqual([true, undefined, []]);
    stage.consent('given');
    expect([stage.framed.length, ad.frame?.address]).toEqual([1, 'https://ads.test/frame']);
  });

  test('T39: closes after ten seconds without an ad, and at once when the frame reports a failure', () => {
    const silent = opened(third);
    silent.stage.clock.advance(9999);
    expect(silent.ad.shown).toBe(true);
    silent.stage.clock.advance(1);
    expect(silent.ad.shown).toBe(false);
    const failing = opened(third);
    failing.stage.sendFrameMessage({ kind: 'ad-failed' });
    expect([failing.ad.shown, failing.ad.frame]).toEqual([false, undefined]);
  });

  test.each(['refused', 'failed'] as const)('closes when consent is %s', (consent) => {
    const { ad, stage } = opened({ ...third, consent: 'waiting' });
    stage.consent(consent);
    expect([ad.shown, stage.framed, stage.following]).toEqual([false, [], 0]);
  });
});

describe('OverlayAdViewModel.present', () => {
  const video = sampleAd('v', { type: 'video', poster: 'https://static.test/v.webp' });

  test('covers the game until the video has ended and reports it as watched', async () => {
    const { ad } = overlayAdStage();
    const covers: boolean[] = [];
    ad.followCover((covered) => covers.push(covered));
    const ended = ad.present(video, 'rewarded');
    expect([ad.shown, ad.kind, ad.ad]).toEqual([true, 'rewarded', video]);
    ad.watched();
    expect(await ended).toBe('finished');
    expect([ad.shown, covers]).toEqual([false, [false, true, false]]);
  });

  test('can be skipped after 5 seconds without a reward', async () => {
    const { ad, stage } = overlayAdStage();
    const ended = ad.present(video, 'rewarded');
    ad.skip();
    expect(ad.shown).toBe(true);
    stage.clock.advance(5_000);
    ad.skip();
    expect(await ended).toBe('skipped');
  });

  test('counts as watched after 10 seconds without motion, and after a minute if the video stalls', async () => {
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

  test('ends as skipped when the headset is entered or the page is left', async () => {
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
