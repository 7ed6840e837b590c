import { Color, DirectionalLight, HemisphereLight, Vector3, type ColorRepresentation } from 'three';
import type { GameContext } from '../kit/game';
import { Particles } from '../kit/particles';
import { seededRandom } from '../kit/seeded-random';
import { bakeGameSky } from '../kit/sky-box';
import { Stars } from '../kit/stars';
import { Bolts } from './bolts';
import { DebrisField } from './debris-field';
import { DroneMesh } from './drone-mesh';
import { Drones } from './drones';
import { orbitSky } from './orbit-sky';
import { Salvage } from './salvage';
import { Shockwaves } from './shockwaves';
import { Station } from './station';

/** The visible scene in orbit. */
export class OrbitScene {
  readonly salvage = new Salvage();
  readonly drones = new Drones();
  readonly bolts = new Bolts();
  readonly station = new Station();
  private readonly droneMesh = new DroneMesh();
  private readonly waves = new Shockwaves();
  private readonly debris: DebrisField;
  private readonly stars: Stars;
  private readonly sparks: Particles;
  private readonly random = seededRandom(66);
  private readonly context: GameContext;

  constructor(context: GameContext) {
    const { stage, quality } = context;
    this.context = context;
    stage.scene.background = bakeGameSky(context, orbitSky);
    this.debris = new DebrisField(Math.round(110 * quality.detail));
    this.stars = new Stars({
      count: Math.round(1800 * quality.detail),
      distance: 900,
      lowest: -0.12,
      brightness: 0.9,
      seed: 3,
    });
    this.sparks = new Particles(quality.low ? 200 : 1200);
    this.station.position.set(-9, 3.2, -24);
    this.station.rotation.set(0.3, 0.5, 0.22);
    const sun = new DirectionalLight('#ffdcb0', 2.3);
    sun.position.set(0.62, 0.16, -0.4);
    const lamp = new DirectionalLight('#bfe6ff', 0.75);
    lamp.position.set(0.1, 0.5, 1);
    const rim = new DirectionalLight('#4fd6e6', 0.9);
    rim.position.set(-0.5, -0.8, 0.3);
    stage.scene.add(
      this.station,
      this.droneMesh,
      this.waves,
      this.stars,
      this.sparks,
      this.bolts,
      this.salvage.hull,
      this.salvage.core,
      ...this.debris.meshes,
      sun,
      lamp,
      rim,
      new HemisphereLight('#1d2a38', '#1c6a78', 0.7),
    );
  }

  explode(at: Vector3, size: number): void {
    this.waves.burst(at, new Color(1.2, 0.55, 0.2), size);
    this.spray(
      at,
      [new Color(2, 0.9, 0.25), new Color(1.4, 0.3, 0.08), new Color(0.7, 0.7, 0.75)],
      this.context.quality.low ? 14 : 70,
      7 * size,
    );
  }

  gather(at: Vector3): void {
    this.waves.burst(at, new Color(0.1, 0.9, 0.7), 0.5);
    this.spray(at, [new Color(0.2, 1.5, 1.1)], this.context.quality.low ? 6 : 24, 2.4);
  }

  chip(at: Vector3, tint: ColorRepresentation): void {
    this.spray(at, [new Color(tint)], 9, 3);
  }

  update(seconds: number, time: number): void {
    const eye = this.context.stage.head(new Vector3());
    const pixels = this.context.stage.renderer.domElement.height;
    this.station.update(time);
    this.debris.update(time);
    this.stars.update(time, pixels);
    this.waves.update(seconds, eye);
    this.sparks.update(seconds, pixels);
    this.droneMesh.draw(this.drones.list, time);
    for (const drone of this.drones.list) {
      if (this.random.next() > seconds * 24) continue;
      const back = drone.position.clone().sub(eye).setLength(0.6).add(drone.position);
      this.sparks.emit(back, {
        velocity: [this.random.range(-0.3, 0.3), this.random.range(-0.3, 0.3), -1],
        colour: new Color(0.9, 0.25, 0.08),
        life: 0.5,
        size: 0.14,
      });
    }
    if (this.random.next() < seconds * 9) {
      const leak = new Vector3(7.2, 0.1, 0).applyMatrix4(this.station.matrixWorld);
      this.sparks.emit(leak, {
        velocity: [this.random.range(0.5, 2), this.random.range(-0.7, 0.7), this.random.range(-0.7, 0.7)],
        colour: new Color(1.5, 0.6, 0.15),
        life: this.random.range(0.6, 1.8),
        size: 0.08,
      });
    }
  }

  private spray(at: Vector3, tints: readonly Color[], count: number, power: number): void {
    for (let i = 0; i < count; i += 1) {
      const way = new Vector3(this.random.range(-1, 1), this.random.range(-1, 1), this.random.range(-1, 1))
        .normalize()
        .multiplyScalar(power * this.random.next());
      const colour = tints[i % tints.length] ?? new Color(1, 1, 1);
      this.sparks.emit(at, {
        velocity: [way.x, way.y, way.z],
        colour,
        life: this.random.range(0.35, 1.3),
        size: this.random.range(0.03, 0.13),
        drag: 1.2,
      });
    }
  }
}
