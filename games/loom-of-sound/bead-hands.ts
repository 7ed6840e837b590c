import { Vector3 } from 'three';
import type { Aim } from '../kit/aim';
import { steps, tones, toneAt, type Pattern } from './pattern';
import { beadAt } from './ring-place';

/** A step of a ring. */
export interface Spot {
  readonly voice: number;
  readonly step: number;
}

/** Tone for the bead; 0 removes it. */
export interface BeadChange extends Spot {
  readonly tone: number;
}

interface Hold extends Spot {
  readonly fresh: boolean;
  readonly tone: number;
  readonly height: number;
  now: number;
  moved: boolean;
}

const cone = { xr: 0.07, mouse: 0.045, touch: 0.075 };
const perTone = 0.05;

/** Converts pointing, pressing and vertical drags to changes of beads. */
export class BeadHands {
  hover: Spot | undefined;
  private readonly holds = new Map<Aim, Hold>();
  private readonly favourite: number[] = [1, 1, 3, 1, 3];

  drop(): void {
    this.holds.clear();
  }

  /** Returns the changes of this frame. `heard` is the number of audible rings. */
  update(
    aims: readonly Aim[],
    pattern: Pattern,
    heard: number,
    time: number,
    blocked: (aim: Aim) => boolean,
  ): readonly BeadChange[] {
    const changes: BeadChange[] = [];
    this.hover = undefined;
    for (const aim of aims) {
      const held = this.holds.get(aim);
      if (held !== undefined) {
        this.hover = held;
        changes.push(...this.pull(aim, held));
        continue;
      }
      const spot = blocked(aim) ? undefined : nearest(aim, pattern, heard, time);
      if (spot === undefined) continue;
      this.hover = spot;
      const tone = toneAt(pattern, spot.voice, spot.step);
      if (aim.squeezedNow && tone > 0) changes.push({ ...spot, tone: (tone % tones) + 1 });
      if (!aim.pressedNow) continue;
      const begun = tone > 0 ? tone : (this.favourite[spot.voice] ?? 1);
      const hold = { ...spot, fresh: tone === 0, tone: begun, now: begun, height: rise(aim), moved: false };
      this.holds.set(aim, hold);
      if (tone === 0) changes.push({ ...spot, tone: begun });
      if (aim.releasedNow) changes.push(...this.pull(aim, hold));
    }
    return changes;
  }

  private pull(aim: Aim, hold: Hold): readonly BeadChange[] {
    const { voice, step } = hold;
    const changes: BeadChange[] = [];
    const wished = Math.max(1, Math.min(tones, hold.tone + Math.round((rise(aim) - hold.height) / perTone)));
    if (wished !== hold.now) {
      hold.now = wished;
      hold.moved = true;
      this.favourite[voice] = wished;
      changes.push({ voice, step, tone: wished });
    }
    if (!aim.releasedNow && aim.active) return changes;
    this.holds.delete(aim);
    if (!hold.fresh && !hold.moved) changes.push({ voice, step, tone: 0 });
    return changes;
  }
}

function rise({ direction }: Aim): number {
  return Math.asin(Math.max(-1, Math.min(1, direction.y)));
}

function nearest(aim: Aim, pattern: Pattern, heard: number, time: number): Spot | undefined {
  let best: Spot | undefined;
  let least = cone[aim.kind];
  const at = new Vector3();
  for (let voice = 0; voice < heard; voice += 1) {
    for (let step = 0; step < steps; step += 1) {
      for (const tone of new Set([0, toneAt(pattern, voice, step)])) {
        const angle = beadAt(voice, step, tone, time, at).sub(aim.origin).angleTo(aim.direction);
        if (angle < least) {
          least = angle;
          best = { voice, step };
        }
      }
    }
  }
  return best;
}
