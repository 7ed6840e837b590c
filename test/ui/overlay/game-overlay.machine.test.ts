import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { GameOverlay, GameOverlayEvent } from '../../../src/ui/overlay/game-overlay.machine';
import {
  closedOverlay,
  nextGameOverlay,
  OVERLAY_CLOSE_DELAY,
  untilOverlayClosed,
  gameOverlayOffers,
} from '../../../src/ui/overlay/game-overlay.machine';
import { aGameCard } from '../../fakes/a-game-card';

const ended = (covered = false): GameOverlayEvent => ({ type: 'xr-ended', covered });
const closeClicked = (now: number): GameOverlayEvent => ({ type: 'close-clicked', now });
const gameLeft = (now: number): GameOverlayEvent => ({ type: 'game-left', now });
const passed = (now: number): GameOverlayEvent => ({ type: 'time-passed', now });
const after = (...events: readonly GameOverlayEvent[]) => events.reduce(nextGameOverlay, closedOverlay);

/** Model: whether the overlay is requested, and the time of its removal. */
interface Model {
  now: number;
  wanted: boolean;
  goneAt: number;
}

class Happen implements fc.Command<Model, { overlay: GameOverlay }> {
  constructor(
    private readonly later: number,
    private readonly event: (now: number) => GameOverlayEvent,
  ) {}
  check = () => true;
  run(model: Model, real: { overlay: GameOverlay }): void {
    model.now += this.later;
    const event = this.event(model.now);
    const closes = event.type === 'close-clicked' || event.type === 'game-left';
    if (event.type === 'xr-ended' && !event.covered) model.wanted = true;
    if (closes && model.wanted) [model.wanted, model.goneAt] = [false, model.now + 400];
    if (event.type === 'time-passed' && model.goneAt <= model.now) model.goneAt = -1;
    real.overlay = nextGameOverlay(real.overlay, event);
    const shut = model.goneAt === -1 ? 'closed' : 'closing';
    expect(real.overlay.kind).toBe(model.wanted ? 'open' : shut);
    const left = real.overlay.kind === 'closing' ? Math.max(0, model.goneAt - model.now) : undefined;
    expect(untilOverlayClosed(real.overlay, model.now)).toBe(left);
  }
  toString = () => `+${this.later} ${this.event(0).type}`;
}

const happenings = fc.oneof(
  fc.boolean().map((covered) => () => ended(covered)),
  fc.constantFrom(closeClicked, gameLeft, passed),
);
const steps = fc.commands([
  fc.tuple(fc.constantFrom(0, 1, 399, 400, 401), happenings).map(([later, event]) => new Happen(later, event)),
]);

describe('nextGameOverlay', () => {
  test('opens when the headset session ends', () => {
    expect(after(ended())).toEqual({ kind: 'open' });
    expect(after(passed(9), closeClicked(9))).toEqual(closedOverlay);
  });

  test('stays closed while another modal covers the page', () => {
    expect(after(ended(true))).toEqual(closedOverlay);
    expect(after(ended(), ended(true))).toEqual({ kind: 'open' });
  });

  test('closes in 400 ms after a click or on leaving for another game', () => {
    expect(OVERLAY_CLOSE_DELAY).toBe(400);
    for (const closing of [closeClicked(1000), gameLeft(1000)]) {
      expect(after(ended(), closing)).toEqual({ kind: 'closing', since: 1000 });
      expect(after(ended(), closing, passed(1399)).kind).toBe('closing');
      expect(after(ended(), closing, passed(1400))).toEqual(closedOverlay);
    }
  });

  test('closes once, and can reopen while closing', () => {
    expect(after(ended(), closeClicked(1000), closeClicked(1300))).toEqual({ kind: 'closing', since: 1000 });
    expect(after(ended(), closeClicked(1000), ended())).toEqual({ kind: 'open' });
  });

  test('untilOverlayClosed returns the time until its removal', () => {
    expect(untilOverlayClosed(closedOverlay, 0)).toBeUndefined();
    expect(untilOverlayClosed({ kind: 'open' }, 0)).toBeUndefined();
    expect(untilOverlayClosed({ kind: 'closing', since: 1000 }, 1100)).toBe(300);
    expect(untilOverlayClosed({ kind: 'closing', since: 1000 }, 9000)).toBe(0);
  });

  property.prop([steps])('always behaves like the model', (commands) => {
    fc.modelRun(() => ({ model: { now: 0, wanted: false, goneAt: -1 }, real: { overlay: closedOverlay } }), commands);
  });

  property.prop([fc.array(happenings)])('never opens without the end of a headset session', (list) => {
    const events = list.map((event) => event(0)).filter(({ type }) => type !== 'xr-ended');
    expect(after(...events)).toEqual(closedOverlay);
  });
});

const similar = [aGameCard({ slug: 'pebble-garden' })];

describe('gameOverlayOffers', () => {
  test('offers a player reactions, similar games and a review', () => {
    expect(gameOverlayOffers({ signedIn: true, ownGame: false, reviewed: false, similar })).toEqual({
      reactions: 'react',
      similar,
      review: 'write',
    });
    expect(gameOverlayOffers({ signedIn: true, ownGame: false, reviewed: true, similar })).toMatchObject({
      review: 'scroll-down',
    });
  });

  test("offers the game's developers no review", () => {
    const maker = { signedIn: true, ownGame: true, similar };
    expect(gameOverlayOffers({ ...maker, reviewed: false })).toEqual({
      reactions: 'react',
      similar,
      review: 'own-game',
    });
    expect(gameOverlayOffers({ ...maker, reviewed: true }).review).toBe('own-game');
  });

  test('offers a visitor similar games and the login', () => {
    expect(gameOverlayOffers({ signedIn: false, ownGame: false, reviewed: false, similar })).toEqual({
      reactions: 'login-required',
      similar,
      review: 'login-required',
    });
  });

  property.prop([fc.boolean(), fc.boolean()])('never lets a visitor react or review', (ownGame, reviewed) => {
    const offers = gameOverlayOffers({ signedIn: false, ownGame, reviewed, similar });
    expect([offers.reactions, offers.review]).toEqual(['login-required', 'login-required']);
  });

  property.prop([fc.boolean(), fc.boolean(), fc.nat(4)])(
    'always contains the similar games unchanged',
    (signedIn, reviewed, count) => {
      const cards = Array.from({ length: count }, (_, at) => aGameCard({ slug: `game-${at}` }));
      expect(gameOverlayOffers({ signedIn, ownGame: false, reviewed, similar: cards }).similar).toBe(cards);
    },
  );
});
