import { Matrix4, Vector2, Vector3 } from 'three';
import type { Aim } from '../kit/aim';
import { fieldOfView } from '../kit/field-of-view';
import type { Input } from '../kit/input';
import type { Stage } from '../kit/stage';
import type { Bow } from './bow';
import { lens } from './lens';
import { drawAfter, leastDraw, speedOf, type Flying } from './flight';

const armLength = 0.52;
const aimDistance = 40;
/** In a window the bow is held at arm's length and drawn smaller. */
const windowSize = 0.8;

/** Converts the player's input to a drawn bow and released arrows, in a headset and in a window. */
export class Archer {
  /** Draw of the string, 0 to 1. */
  draw = 0;
  private readonly stage: Stage;
  private readonly input: Input;
  private readonly bow: Bow;
  private puller: Aim | undefined;
  private held = 0;
  private readonly finger = new Vector2();
  private readonly reticle = new Vector2(0, 0.05);
  private readonly aimed = new Vector3(0, 1.6, -aimDistance);

  constructor(stage: Stage, input: Input, bow: Bow) {
    this.stage = stage;
    this.input = input;
    this.bow = bow;
    stage.scene.add(bow);
  }

  /** Returns the velocity of an arrow released now. */
  get velocity(): Vector3 {
    const way = new Vector3(0, 0, -1).transformDirection(this.bow.matrixWorld);
    return way.multiplyScalar(speedOf(this.draw));
  }

  /** Returns the current position of the arrow's head. */
  get head(): Vector3 {
    return this.bow.localToWorld(this.bow.head);
  }

  /** Relaxes the string without an arrow. */
  rest(): void {
    this.puller = undefined;
    this.held = 0;
    this.draw = 0;
  }

  /** Handles one frame. Returns the arrow released in it. `ready` is true if an arrow is available. */
  update(seconds: number, ready: boolean): Flying | undefined {
    const aims = this.input.aims;
    if (this.puller !== undefined && !aims.includes(this.puller) && !this.puller.releasedNow) this.rest();
    const pressed = ready ? aims.find(({ pressedNow }) => pressedNow) : undefined;
    if (this.puller === undefined && pressed !== undefined) {
      this.puller = pressed;
      this.held = 0;
      this.finger.copy(pressed.screen);
    }
    if (this.puller !== undefined) this.held += seconds;
    this.bow.scale.setScalar(this.stage.presenting ? 1 : windowSize);
    if (this.stage.presenting) this.holdInHands(aims);
    else this.holdInWindow(seconds);
    this.bow.updateMatrixWorld(true);
    this.bow.pull(this.draw, ready);
    if (this.puller === undefined || !this.puller.releasedNow) return undefined;
    const loosed = this.draw >= leastDraw ? { position: this.head, velocity: this.velocity } : undefined;
    this.puller.shake(loosed === undefined ? 0.1 : 0.9, 60);
    this.rest();
    return loosed;
  }

  private holdInWindow(seconds: number): void {
    const { camera } = this.stage;
    this.draw = this.puller === undefined ? 0 : drawAfter(this.held);
    const aim = this.puller ?? this.input.primary;
    if (aim.kind === 'touch') {
      // A finger moves the aim relatively, so that it never covers it.
      this.reticle.x = clamp(this.reticle.x + (aim.screen.x - this.finger.x) * 0.8);
      this.reticle.y = clamp(this.reticle.y + (aim.screen.y - this.finger.y) * 0.8);
      this.finger.copy(aim.screen);
    } else this.reticle.copy(aim.screen);
    const eye = this.stage.head(new Vector3());
    const way = new Vector3(this.reticle.x, this.reticle.y, 0.5).unproject(camera).sub(eye).normalize();
    const point = eye.clone().addScaledVector(way, aimDistance);
    this.aimed.lerp(point, 1 - Math.exp(-seconds * 22));
    const half = Math.tan((camera.fov * Math.PI) / 360) * 0.74 * camera.aspect;
    const place = new Vector3(Math.min(0.32, half * 0.62), -0.17, -0.74 + this.draw * 0.05);
    this.bow.position.copy(camera.localToWorld(place));
    this.face(this.aimed);
    this.bow.rotateZ(-0.42 + this.draw * 0.12);
    this.narrow(seconds);
  }

  /** Zooms in while the bow is drawn. */
  private narrow(seconds: number): void {
    const { camera } = this.stage;
    const wide = fieldOfView(camera.aspect, lens.vertical, lens.horizontal);
    camera.fov += (wide * (1 - 0.12 * this.draw) - camera.fov) * Math.min(1, seconds * 8);
    camera.updateProjectionMatrix();
  }

  private holdInHands(aims: readonly Aim[]): void {
    const { puller } = this;
    const holder = aims.find((aim) => aim !== puller && (puller !== undefined || aim.hand === 'left')) ?? aims[0];
    if (holder === undefined) return;
    this.bow.position.copy(holder.origin);
    if (puller === undefined || holder === puller) {
      // With one hand only, the trigger draws the bow.
      this.draw = puller === undefined ? 0 : drawAfter(this.held);
      this.face(holder.origin.clone().add(holder.direction));
      return;
    }
    const way = holder.origin.clone().sub(puller.origin);
    this.draw = Math.max(0, Math.min(1, (way.length() - 0.12) / armLength));
    this.face(holder.origin.clone().add(way.length() > 0.14 ? way : holder.direction));
  }

  private face(point: Vector3): void {
    this.bow.quaternion.setFromRotationMatrix(new Matrix4().lookAt(this.bow.position, point, new Vector3(0, 1, 0)));
  }
}

function clamp(value: number): number {
  return Math.max(-0.98, Math.min(0.98, value));
}
