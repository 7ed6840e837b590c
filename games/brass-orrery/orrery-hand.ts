import { Vector3, type Vector2 } from 'three';
import type { Aim } from '../kit/aim';
import type { Input } from '../kit/input';
import type { Stage } from '../kit/stage';
import { keyPace, turnOf } from './crank';
import { crankAt, type Machine } from './machine';
import { planets } from './planets';
import type { Worlds } from './worlds';

/** The player's intents in one frame. */
export interface Wish {
  /** Years per second while a hand holds the crank. */
  readonly pace?: number;
  /** The selected planet, or 'none' to deselect. */
  readonly planet?: number | 'none';
  readonly moon?: string;
  readonly name?: true;
}

interface Grip {
  readonly at: Vector3;
  readonly screen: Vector2;
  angle: number;
}

const screenReach = 26;
const rayReach = 0.045;
const dragYears = 1.6;
const handYears = 2.4;

/** Converts input of hands, mouse, fingers and keys to intents. */
export class OrreryHand {
  private readonly input: Input;
  private readonly stage: Stage;
  private readonly worlds: Worlds;
  private readonly machine: Machine;
  private readonly grips = new Map<Aim, Grip>();
  private held = 0;

  constructor(input: Input, stage: Stage, worlds: Worlds, machine: Machine) {
    this.input = input;
    this.stage = stage;
    this.worlds = worlds;
    this.machine = machine;
  }

  /** Reads the input of one frame. `near` is the selected planet. */
  read(near: number | undefined, lit: readonly string[], seconds: number): Wish {
    const typed = this.typed(near, lit, seconds);
    // The space bar is a key in this game, not a mouse press.
    const pressed = this.input.keys.includes('Space') ? undefined : this.pointed(near);
    const pace = typed.pace ?? this.dragged(seconds);
    return { ...typed, ...pressed, ...(pace === undefined ? {} : { pace }) };
  }

  private typed(near: number | undefined, lit: readonly string[], seconds: number): Wish {
    const { input } = this;
    const side =
      (input.held('ArrowRight') || input.held('KeyD') ? 1 : 0) -
      (input.held('ArrowLeft') || input.held('KeyA') ? 1 : 0);
    this.held = side === 0 ? 0 : this.held + seconds;
    const pace = side === 0 ? {} : { pace: side * keyPace(this.held) };
    for (const key of input.keys) {
      if (key === 'ArrowUp' || key === 'KeyW') return { ...pace, planet: near === undefined ? 0 : step(near + 1) };
      if (key === 'ArrowDown' || key === 'KeyS')
        return { ...pace, planet: near === undefined ? planets.length - 1 : step(near - 1) };
      if (key === 'KeyN') return { name: true };
      if (key !== 'Space' && key !== 'KeyL') continue;
      const moon = planets[near ?? -1]?.moons.find((name) => !lit.includes(name));
      if (moon !== undefined) return { moon };
    }
    return pace;
  }

  private pointed(near: number | undefined): Wish | undefined {
    for (const aim of this.input.aims) {
      if (!aim.pressedNow) continue;
      const moon =
        near === undefined ? undefined : this.worlds.moonsOf(near).find(({ at }) => this.touches(aim, at, 0.01));
      if (moon !== undefined) return { moon: moon.name };
      if (this.touches(aim, this.machine.nameplate(), 0.06)) return { name: true };
      const planet = planets.findIndex(({ size }, i) => this.touches(aim, this.worlds.place(i), size));
      if (planet >= 0) return { planet: planet === near ? 'none' : planet };
      this.grips.set(aim, { at: aim.origin.clone(), screen: aim.screen.clone(), angle: this.angle(aim) });
    }
    return undefined;
  }

  private dragged(seconds: number): number | undefined {
    let pace: number | undefined;
    for (const [aim, grip] of this.grips) {
      if (!aim.pressed || !aim.active) {
        this.grips.delete(aim);
        continue;
      }
      const years = this.turned(aim, grip);
      grip.screen.copy(aim.screen);
      grip.at.copy(aim.origin);
      grip.angle = this.angle(aim);
      pace = (pace ?? 0) + years / Math.max(0.005, seconds);
    }
    return pace;
  }

  /** Returns the years that a hand has turned since the previous frame. */
  private turned(aim: Aim, { at, screen, angle }: Grip): number {
    if (aim.kind !== 'xr')
      return (aim.screen.x - screen.x) * dragYears * Math.max(0.6, Math.min(1, this.stage.camera.aspect));
    return this.crankDistance(aim) < 0.3 ? turnOf(angle, this.angle(aim)) : (aim.origin.x - at.x) * handYears;
  }

  private crankDistance(aim: Aim): number {
    return this.machine.localToWorld(crankAt.clone()).distanceTo(aim.origin);
  }

  private angle(aim: Aim): number {
    const centre = this.machine.localToWorld(crankAt.clone());
    return Math.atan2(aim.origin.y - centre.y, aim.origin.x - centre.x);
  }

  private touches(aim: Aim, at: Vector3, size: number): boolean {
    const scale = this.machine.getWorldScale(new Vector3()).x;
    if (aim.kind === 'xr') {
      const way = at.clone().sub(aim.origin);
      const along = way.dot(aim.direction);
      return along > 0 && way.addScaledVector(aim.direction, -along).length() < rayReach + size * scale;
    }
    const { camera } = this.stage;
    const depth = at.clone().applyMatrix4(camera.matrixWorldInverse).z;
    if (depth > -camera.near) return false;
    const seen = at.clone().project(camera);
    const pixels = (size * scale * innerHeight) / (2 * Math.tan((camera.fov * Math.PI) / 360) * -depth);
    const away = Math.hypot(((seen.x - aim.screen.x) * innerWidth) / 2, ((seen.y - aim.screen.y) * innerHeight) / 2);
    return away < Math.max(screenReach, pixels);
  }
}

/** The planet after the last one is the whole machine. */
function step(planet: number): number | 'none' {
  return planets[planet] === undefined ? 'none' : planet;
}
