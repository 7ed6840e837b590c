import type { Board } from './boards';
import {
  fallDistance,
  holesOf,
  laneAt,
  laneRadius,
  lampDistance,
  marbleRadius,
  nearWalls,
  placeAt,
  startOf,
  wallWidth,
  type Place,
} from './walls';

/** Tilt of the board: -1 to 1 to the right and away from the player. */
export type Tilt = Place;

const pull = 1.55;
const rolling = 0.42;
const bounce = 0.28;
const step = 1 / 240;
const touch = marbleRadius + wallWidth / 2;

/** Events of a marble in a time step. */
export interface Rolled {
  /** Hardest impact on a wall, in board lengths per second. */
  readonly knock: number;
  readonly fell: boolean;
  readonly home: boolean;
}

/** A marble on a board, which rolls, hits walls, falls, and remembers its path. */
export class Marble {
  x: number;
  y: number;
  speedX = 0;
  speedY = 0;
  private readonly board: Board;
  private readonly holes: readonly Place[];
  private gate: Place;
  private deepest: number;

  constructor(board: Board) {
    this.board = board;
    this.holes = holesOf(board);
    this.gate = startOf(board);
    this.deepest = board.lanes - 1;
    this.x = this.gate.x;
    this.y = this.gate.y;
  }

  /** Resets the marble to its last passed gap. */
  back(): void {
    this.x = this.gate.x;
    this.y = this.gate.y;
    this.speedX = 0;
    this.speedY = 0;
  }

  /** Simulates some seconds. */
  roll(tilt: Tilt, seconds: number): Rolled {
    let knock = 0;
    const steps = Math.max(1, Math.ceil(seconds / step - 1e-6));
    const part = seconds / steps;
    for (let i = 0; i < steps; i += 1) {
      const keep = Math.exp(-rolling * part);
      this.speedX = (this.speedX + tilt.x * pull * part) * keep;
      this.speedY = (this.speedY + tilt.y * pull * part) * keep;
      this.x += this.speedX * part;
      this.y += this.speedY * part;
      knock = Math.max(knock, this.knockWalls());
      if (Math.hypot(this.x, this.y) < lampDistance) return { knock, fell: false, home: true };
      if (this.holes.some(({ x, y }) => Math.hypot(this.x - x, this.y - y) < fallDistance))
        return { knock, fell: true, home: false };
    }
    this.remember();
    return { knock, fell: false, home: false };
  }

  private knockWalls(): number {
    let hardest = 0;
    for (const wall of nearWalls(this.board, this)) {
      const dx = this.x - wall.x;
      const dy = this.y - wall.y;
      const distance = Math.hypot(dx, dy);
      if (distance >= touch || distance === 0) continue;
      const [nx, ny] = [dx / distance, dy / distance];
      this.x = wall.x + nx * touch;
      this.y = wall.y + ny * touch;
      const into = this.speedX * nx + this.speedY * ny;
      if (into >= 0) continue;
      hardest = Math.max(hardest, -into);
      this.speedX -= (1 + bounce) * into * nx;
      this.speedY -= (1 + bounce) * into * ny;
    }
    return hardest;
  }

  private remember(): void {
    const lane = laneAt(this.board, Math.hypot(this.x, this.y));
    if (lane < 0 || lane >= this.deepest) return;
    this.deepest = lane;
    this.gate = placeAt(laneRadius(this.board, lane), (Math.atan2(this.y, this.x) * 180) / Math.PI);
  }
}
