import { observable, runInAction } from 'mobx';
import { of } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { CountImpression } from '../../../src/application/ads/count-impression.use-case';
import { ServePageAd } from '../../../src/application/ads/serve-page-ad.use-case';
import type { Sight } from '../../../src/application/ads/slot-sight.port';
import { noXr } from '../../../src/domain/play/xr-presence';
import { PageAdViewModel } from '../../../src/ui/ads/page-ad.view-model';
import { FakeAdGateway } from '../../fakes/fake-ad-gateway';
import { FakeClock } from '../../fakes/fake-clock';

const far: Sight = { near: false, visible: false, half: false, below: true };
const near: Sight = { ...far, near: true };
const seen: Sight = { near: true, visible: true, half: true, below: false };
const settled = () => new Promise((resolve) => setImmediate(resolve));

function stage(booked = true, game?: string) {
  const clock = new FakeClock();
  const gateway = new FakeAdGateway();
  gateway.booked = booked;
  const permission = observable({
    shown: true,
    situation: { premium: false, adsDisabled: false, xr: noXr },
    covered: false,
  });
  let see: (sight: Sight) => void = () => undefined;
  let watched = 0;
  const sight = {
    watch: (_: Element, to: (sight: Sight) => void) => {
      see = to;
      watched += 1;
      return () => void (watched -= 1);
    },
  };
  const parts = {
    serve: new ServePageAd(gateway, { fetched: () => Promise.resolve(true) }),
    count: new CountImpression(gateway),
    sight,
    clock,
    stillness: { wanted$: of(false) },
    covered: () => permission.covered,
  };
  const place = new PageAdViewModel('home-newest', permission, parts, game);
  const end = place.start();
  const leave = place.attach({} as HTMLDivElement);
  const look = async (to: Sight) => {
    see(to);
    await settled();
  };
  const wait = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await settled();
  };
  const allow = async (allowed: boolean) => {
    runInAction(() => (permission.shown = allowed));
    await settled();
  };
  return { clock, gateway, place, look, wait, allow, permission, end, leave, watching: () => watched };
}

describe('PageAdViewModel', () => {
  test('requests an ad near the screen and counts one impression at half visibility', async () => {
    const { gateway, place, look } = stage();
    await look(far);
    expect([gateway.served, place.ad]).toEqual([0, undefined]);
    await look(near);
    expect([gateway.served, place.filled, place.ad, gateway.counted]).toEqual([1, true, undefined, []]);
    await look({ ...seen, half: false });
    expect([place.ad?.uuid, gateway.counted]).toEqual(['735x90-1', []]);
    await look(seen);
    await look(far);
    await look(seen);
    expect([gateway.served, gateway.counted]).toEqual([1, ['735x90-1']]);
  });

  test('requests no ad for the page’s own game', async () => {
    const { gateway, look, wait } = stage(true, 'night-ferry');
    await look(seen);
    await wait(30_000);
    expect(gateway.besides).toEqual(['night-ferry', 'night-ferry']);
  });

  test('rotates the ad after 30 s on screen, but not while the page is hidden', async () => {
    const { gateway, place, look, wait, clock } = stage();
    await look(seen);
    await wait(29_999);
    expect(gateway.served).toBe(1);
    await wait(1);
    expect([place.ad?.uuid, gateway.counted]).toEqual(['735x90-2', ['735x90-1', '735x90-2']]);
    await look({ ...seen, visible: false, half: false });
    expect(clock.pending).toBe(0);
    await wait(300_000);
    expect(gateway.served).toBe(2);
    await look(seen);
    expect(gateway.served).toBe(3);
  });

  test('shows and requests nothing while ads are not allowed', async () => {
    const { gateway, place, look, wait, allow } = stage();
    await allow(false);
    await look(seen);
    expect(gateway.served).toBe(0);
    await allow(true);
    expect(place.ad?.uuid).toBe('735x90-1');
    await allow(false);
    await wait(60_000);
    expect([place.ad, gateway.served]).toEqual([undefined, 1]);
  });

  test('collapses without an ad, but only off screen', async () => {
    const [below, before] = [stage(false), stage(false)];
    await below.look(near);
    expect(below.place.closed).toBe(true);
    await before.look(seen);
    expect(before.place.closed).toBe(false);
    before.gateway.booked = true;
    await before.wait(30_000);
    expect(before.place.ad?.uuid).toBe('735x90-1');
  });

  test('stops on unmount and ignores pending responses', async () => {
    const { clock, gateway, place, look, end, leave, watching } = stage();
    await look(seen);
    expect(clock.pending).toBe(1);
    leave();
    end();
    expect([clock.pending, watching(), place.filled]).toEqual([0, 0, false]);
    const again = stage();
    void again.look(seen);
    again.end();
    await settled();
    expect([again.gateway.served, again.gateway.counted, again.place.filled]).toEqual([1, [], false]);
    expect(gateway.counted).toHaveLength(1);
  });

  test('is not clickable below a dialog', () => {
    const { place, permission } = stage();
    expect(place.takesClicks).toBe(true);
    runInAction(() => (permission.covered = true));
    expect(place.takesClicks).toBe(false);
  });

  test('plays videos unless motion is reduced', () => {
    const { place, end } = stage();
    expect(place.isStill).toBe(false);
    end();
  });
});
