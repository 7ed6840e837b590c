import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Ad, AdId } from '../../../src/domain/ads/ad';
import type { PageAd, PageAdCommand, PageAdEvent } from '../../../src/ui/ads/page-ad.machine';
import {
  emptyPageAd,
  nextPageAd,
  PAGE_AD_REFRESH,
  renderedAd,
  untilPageAdRefresh,
} from '../../../src/ui/ads/page-ad.machine';
import { ads } from '../../arbitraries/ads';

const ad = (uuid: string): Ad => ({
  type: 'image',
  media: `/${uuid}.webp`,
  poster: undefined,
  url: 'https://a.test',
  title: 'An ad',
  uuid: uuid as AdId,
});
const allowed = (now = 0, value = true): PageAdEvent => ({ type: 'permission-changed', allowed: value, now });
const near: PageAdEvent = { type: 'came-near', now: 0 };
const visible = (now: number, value = true): PageAdEvent => shown(now, value, value);
const shown = (now: number, visible: boolean, half: boolean): PageAdEvent => ({
  type: 'visibility-changed',
  visible,
  half,
  now,
});
const served = (uuid: string, now: number): PageAdEvent => ({ type: 'served', ad: ad(uuid), now });
const failed = (now: number): PageAdEvent => ({ type: 'serving-failed', now });
const passed = (now: number): PageAdEvent => ({ type: 'time-passed', now });
const serve: PageAdCommand = { type: 'serve' };
const impression = (uuid: string): PageAdCommand => ({ type: 'count-impression', uuid: uuid as AdId });

function run(...events: readonly PageAdEvent[]): { slot: PageAd; commands: readonly (readonly PageAdCommand[])[] } {
  let slot = emptyPageAd;
  const commands = events.map((event) => {
    const step = nextPageAd(slot, event);
    slot = step.slot;
    return step.commands;
  });
  return { slot, commands };
}

const lastCommands = (...events: readonly PageAdEvent[]) => run(...events).commands.at(-1);

/** Model: every received ad, whether it was seen, and the time of the last event. */
interface Model {
  now: number;
  allowed: boolean;
  near: boolean;
  visible: boolean;
  half: boolean;
  out: boolean;
  readonly came: { readonly ad: Ad; seenAt: number | undefined }[];
  failedAt: number | undefined;
}

class Happen implements fc.Command<Model, { slot: PageAd }> {
  constructor(
    private readonly later: number,
    private readonly event: (now: number) => PageAdEvent,
  ) {}
  check(model: Readonly<Model>): boolean {
    const { type } = this.event(0);
    return model.out || (type !== 'served' && type !== 'serving-failed');
  }
  run(model: Model, real: { slot: PageAd }): void {
    model.now += this.later;
    const event = this.event(model.now);
    const { slot, commands } = nextPageAd(real.slot, event);
    real.slot = slot;
    expect(commands).toEqual(expected(model, event));
    const seen = model.allowed && model.visible;
    expect(renderedAd(slot)).toBe(seen ? model.came.at(-1)?.ad : undefined);
    const due = dueAt(model);
    const waits = seen && !model.out && due !== undefined;
    expect(untilPageAdRefresh(slot, model.now)).toBe(waits ? due - model.now : undefined);
  }
  toString = () => `+${this.later} ${JSON.stringify(this.event(0))}`;
}

function dueAt(model: Model): number | undefined {
  const since = model.failedAt ?? model.came.at(-1)?.seenAt;
  return since === undefined ? undefined : since + 30_000;
}

function expected(model: Model, event: PageAdEvent): PageAdCommand[] {
  if (event.type === 'permission-changed') model.allowed = event.allowed;
  if (event.type === 'came-near') model.near = true;
  if (event.type === 'visibility-changed') {
    model.visible = event.visible;
    model.half = event.visible && event.half;
    if (event.visible) model.near = true;
  }
  if (event.type === 'served' || event.type === 'serving-failed') model.out = false;
  if (event.type === 'serving-failed') model.failedAt = model.now;
  if (event.type === 'served') {
    model.failedAt = undefined;
    model.came.push({ ad: event.ad, seenAt: undefined });
  }
  const commands: PageAdCommand[] = [];
  const newest = model.came.at(-1);
  if (model.allowed && model.half && newest !== undefined && newest.seenAt === undefined) {
    newest.seenAt = model.now;
    model.failedAt = undefined;
    commands.push({ type: 'count-impression', uuid: newest.ad.uuid });
  }
  const due = dueAt(model);
  const first = model.came.length === 0 && model.failedAt === undefined && model.near;
  const again = model.visible && due !== undefined && model.now >= due;
  if (model.allowed && !model.out && (first || again)) {
    model.out = true;
    commands.push(serve);
  }
  return commands;
}

const waits = fc.oneof(fc.constantFrom(0, 1, 29_999, 30_000), fc.nat(40_000));
const happenings = fc.oneof(
  fc.boolean().map((value) => (now: number) => allowed(now, value)),
  fc.constant((now: number): PageAdEvent => ({ type: 'came-near', now })),
  fc.tuple(fc.boolean(), fc.boolean()).map(
    ([value, half]) =>
      (now: number) =>
        shown(now, value, half),
  ),
  ads.map((each) => (now: number): PageAdEvent => ({ type: 'served', ad: each, now })),
  fc.constant(failed),
  fc.constant(passed),
);
const commands = fc.commands([fc.tuple(waits, happenings).map(([later, event]) => new Happen(later, event))], {
  maxCommands: 60,
});

describe('nextPageAd', () => {
  test('starts without an ad', () => {
    const nothing = { allowed: false, near: false, visible: false, half: false, asking: false, counted: false };
    expect(emptyPageAd).toStrictEqual({ ...nothing, ad: undefined, refreshAt: undefined });
  });

  test('requests nothing until the slot comes near the screen, and then once', () => {
    expect(run(allowed(), passed(60_000)).commands).toEqual([[], []]);
    expect(run(allowed(), near, near, passed(90_000)).commands).toEqual([[], [serve], [], []]);
    expect(run(near, allowed()).commands).toEqual([[], [serve]]);
    expect(run(allowed(), visible(0)).commands).toEqual([[], [serve]]);
    expect(run(near, visible(0)).commands).toEqual([[], []]);
  });

  test('schedules no refresh before the first ad was requested', () => {
    expect(untilPageAdRefresh({ ...emptyPageAd, allowed: true, visible: true }, 0)).toBeUndefined();
  });

  test('renders its ad only while visible, and counts it once', () => {
    const loaded = [allowed(), near, served('a', 100)] as const;
    expect(renderedAd(run(...loaded).slot)).toBeUndefined();
    expect(lastCommands(...loaded)).toEqual([]);
    expect(lastCommands(...loaded, visible(200))).toEqual([impression('a')]);
    expect(renderedAd(run(...loaded, visible(200)).slot)).toEqual(ad('a'));
    expect(run(...loaded, visible(200), visible(300, false), visible(400)).commands.slice(-2)).toEqual([[], []]);
    expect(renderedAd(run(...loaded, visible(200), allowed(300, false)).slot)).toBeUndefined();
  });

  test('renders a partly visible ad, and counts it once half of it is visible', () => {
    const peeping = [allowed(), near, served('a', 100), shown(200, true, false)] as const;
    expect(lastCommands(...peeping)).toEqual([]);
    expect(renderedAd(run(...peeping).slot)).toEqual(ad('a'));
    expect(lastCommands(...peeping, shown(300, true, true))).toEqual([impression('a')]);
    expect(lastCommands(...peeping, shown(300, false, true))).toEqual([]);
  });

  test('requests another ad after 30 s on the screen and not earlier', () => {
    const seen = [allowed(), near, visible(0), served('a', 100)] as const;
    expect(PAGE_AD_REFRESH).toBe(30_000);
    expect(lastCommands(...seen)).toEqual([impression('a')]);
    expect(untilPageAdRefresh(run(...seen).slot, 100)).toBe(30_000);
    expect(lastCommands(...seen, passed(30_099))).toEqual([]);
    expect(lastCommands(...seen, passed(30_100))).toEqual([serve]);
    expect(lastCommands(...seen, passed(30_100), served('b', 30_200))).toEqual([impression('b')]);
    expect(untilPageAdRefresh(run(...seen, passed(30_100)).slot, 30_100)).toBeUndefined();
  });

  test('refreshes a hidden slot only once it is visible again', () => {
    const seen = [allowed(), near, visible(0), served('a', 100)] as const;
    expect(lastCommands(...seen, visible(200, false), passed(90_000))).toEqual([]);
    expect(lastCommands(...seen, visible(200, false), visible(90_000))).toEqual([serve]);
    expect(lastCommands(...seen, allowed(200, false), passed(90_000))).toEqual([]);
    expect(lastCommands(...seen, allowed(200, false), allowed(90_000))).toEqual([serve]);
    expect(lastCommands(allowed(), near, served('a', 100), visible(90_000))).toEqual([impression('a')]);
  });

  test('retries 30 s after a failure while visible', () => {
    const broken = [allowed(), near, failed(100)] as const;
    expect(lastCommands(...broken)).toEqual([]);
    expect(lastCommands(...broken, passed(90_000))).toEqual([]);
    expect(lastCommands(...broken, visible(30_099))).toEqual([]);
    expect(lastCommands(...broken, visible(30_100))).toEqual([serve]);
    const seen = [allowed(), near, visible(0), served('a', 0), passed(30_000), failed(30_100)] as const;
    expect(renderedAd(run(...seen).slot)).toEqual(ad('a'));
    expect(lastCommands(...seen, passed(60_100))).toEqual([serve]);
  });

  property.prop([commands])('always behaves like the model', (steps) => {
    fc.modelRun(
      () => ({
        model: {
          now: 0,
          allowed: false,
          near: false,
          visible: false,
          half: false,
          out: false,
          came: [],
          failedAt: undefined,
        },
        real: { slot: emptyPageAd },
      }),
      steps,
    );
  });

  property.prop([fc.array(fc.tuple(waits, happenings))])(
    'never has two running requests, nor requests without permission',
    (list) => {
      let now = 0;
      const events = list.map(([later, event]) => event((now += later)));
      let out = 0;
      run(...events).commands.forEach((step, at) => {
        const type = events[at]?.type;
        if (type === 'served' || type === 'serving-failed') out = 0;
        out += step.filter((command) => command.type === 'serve').length;
        expect(out).toBeLessThanOrEqual(1);
      });
    },
  );
});
