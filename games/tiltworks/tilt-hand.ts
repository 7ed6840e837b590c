import { Vector2, Vector3 } from 'three';
import type { Aim } from '../kit/aim';
import { aimKeys, type Input } from '../kit/input';
import type { Stage } from '../kit/stage';

const handReach = 0.14;
const fingerReach = 0.34;
const mouseReach = 0.62;
const keys: Readonly<Record<string, readonly [number, number]>> = {
  ...aimKeys,
  KeyA: [-1, 0],
  KeyD: [1, 0],
  KeyW: [0, 1],
  KeyS: [0, -1],
};

/** Converts input of hands, mouse, fingers and keys to a tilt of the board. */
export class TiltHand {
  readonly tilt = new Vector2();
  private readonly grips = new Map<Aim, Vector3>();
  private readonly seen = new Vector2();
  private byKeys = false;

  /** Levels the board. */
  level(): void {
    this.grips.clear();
    this.tilt.set(0, 0);
  }

  update(input: Input, stage: Stage, seconds: number): void {
    const goal = stage.presenting ? this.byHands(input.aims) : this.byScreen(input, stage);
    if (goal.length() > 1) goal.normalize();
    this.tilt.lerp(goal, 1 - Math.exp(-seconds * 11));
  }

  private byHands(aims: readonly Aim[]): Vector2 {
    const goal = new Vector2();
    for (const aim of aims) {
      if (aim.pressedNow) this.grips.set(aim, aim.origin.clone());
      const grip = this.grips.get(aim);
      if (!aim.pressed) this.grips.delete(aim);
      else if (grip !== undefined)
        goal.add(new Vector2((aim.origin.x - grip.x) / handReach, (grip.z - aim.origin.z) / handReach));
    }
    return goal;
  }

  private byScreen(input: Input, stage: Stage): Vector2 {
    const goal = new Vector2();
    for (const [code, [x, y]] of Object.entries(keys)) if (input.held(code)) goal.add(new Vector2(x, y));
    const aim = input.primary;
    if (goal.length() > 0) this.byKeys = true;
    else if (aim.screen.distanceTo(this.seen) > 0.004) this.byKeys = false;
    this.seen.copy(aim.screen);
    if (this.byKeys) return goal.normalize();
    const wide = Math.max(1, stage.camera.aspect);
    const tall = Math.max(1, 1 / stage.camera.aspect);
    if (aim.kind === 'mouse')
      return aim.active ? goal.set((aim.screen.x * wide) / mouseReach, (aim.screen.y * tall + 0.1) / mouseReach) : goal;
    if (aim.pressedNow) this.grips.set(aim, new Vector3(aim.screen.x, aim.screen.y, 0));
    const grip = this.grips.get(aim);
    if (!aim.pressed || grip === undefined) return goal;
    return goal.set(((aim.screen.x - grip.x) * wide) / fingerReach, ((aim.screen.y - grip.y) * tall) / fingerReach);
  }
}
