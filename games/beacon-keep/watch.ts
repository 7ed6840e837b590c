import { litShare, seaLevel, wayOf, type Heading } from './beam';
import { launch, placeOf, sail, type Ship } from './fleet';
import type { NightKeeper } from './night-keeper';
import { haunt, nearest, thirst, type Shade } from './shade';
import type { WatchPlan } from './watch-plan';

/** Events of one step of a watch. */
export interface WatchEvents {
  readonly home: readonly Ship[];
  readonly passed: readonly Ship[];
  readonly wrecked: readonly Ship[];
  readonly dissolved: readonly Shade[];
}

/** The ships and shades of one watch. */
export class Watch {
  ships: Ship[] = [];
  shades: Shade[] = [];
  private readonly plan: WatchPlan;
  private clock = 0;
  private launched = 0;
  private called = 0;

  constructor(plan: WatchPlan) {
    this.plan = plan;
  }

  /** True if every ship has reached the harbour or is lost. */
  get over(): boolean {
    return this.launched === this.plan.ships.length && this.ships.length === 0;
  }

  /** Advances the watch under this beam. `flare` (0 to 1) lights everything. The keeper counts the scores. */
  step(seconds: number, heading: Heading, flare: number, keeper: NightKeeper): WatchEvents {
    this.clock += seconds;
    this.arrive();
    const dissolved = this.moveShades(seconds, heading, flare, keeper);
    return { ...this.moveShips(seconds, heading, flare, keeper), dissolved };
  }

  private arrive(): void {
    for (const { at, lane, speed, distance } of this.plan.ships.slice(this.launched)) {
      if (at > this.clock) break;
      this.ships.push(launch(lane, speed, distance));
      this.launched += 1;
    }
    for (const { at, bearing } of this.plan.shades.slice(this.called)) {
      if (at > this.clock) break;
      const place = placeOf({ distance: 165, bearing }).setY(seaLevel + 12);
      this.shades.push({ at: place, fear: 0, clings: false, phase: this.called });
      this.called += 1;
    }
  }

  private moveShades(seconds: number, heading: Heading, flare: number, keeper: NightKeeper): readonly Shade[] {
    const way = wayOf(heading);
    const prey = this.ships.filter(({ sinking }) => sinking === 0).map(placeOf);
    const dissolved = this.shades.filter((shade) => {
      const lit = Math.max(litShare(way, keeper.halfAngle * 1.25, shade.at), flare);
      return haunt(shade, prey[nearest(shade.at, prey)], seconds, this.clock, lit, keeper.burn);
    });
    for (let i = dissolved.length; i > 0; i -= 1) keeper.banish();
    this.shades = this.shades.filter((shade) => !dissolved.includes(shade));
    return dissolved;
  }

  private moveShips(seconds: number, heading: Heading, flare: number, keeper: NightKeeper) {
    const way = wayOf(heading);
    const home: Ship[] = [];
    const passed: Ship[] = [];
    const wrecked: Ship[] = [];
    for (const ship of this.ships) {
      const place = placeOf(ship).setY(seaLevel + 2);
      const lit = Math.min(1, Math.max(litShare(way, keeper.halfAngle, place), flare * 2));
      const drain = this.shades.some(({ clings, at }) => clings && at.distanceTo(place) < 6) ? thirst : 0;
      const fate = sail(ship, seconds, lit, drain, keeper.care);
      if (fate === 'passed') passed.push(ship);
      if (fate === 'wrecked') {
        wrecked.push(ship);
        keeper.wreck();
      }
      if (fate === 'home') {
        home.push(ship);
        keeper.bringHome(ship.light);
      }
    }
    this.ships = this.ships.filter((ship) => !home.includes(ship) && ship.sinking < 4);
    return { home, passed, wrecked };
  }
}
