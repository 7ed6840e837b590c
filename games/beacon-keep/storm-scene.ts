import { Color, Vector3 } from 'three';
import type { GameContext } from '../kit/game';
import { GlowPoints, type Glow } from '../kit/glow-points';
import { Particles } from '../kit/particles';
import { seededRandom } from '../kit/seeded-random';
import { bakeGameSky } from '../kit/sky-box';
import { lampAt, seaLevel, wayOf, type Heading } from './beam';
import { BeamCone } from './beam-cone';
import { beamLight } from './beam-light';
import { EdgeArrows } from './edge-arrows';
import { harbour, placeOf, type Ship } from './fleet';
import { FleetMesh } from './fleet-mesh';
import { Rain } from './rain';
import { Rocks } from './rocks';
import { Sea } from './sea';
import type { Shade } from './shade';
import { ShadeMesh } from './shade-mesh';
import { stormSky } from './storm-sky';
import { makeTower } from './tower';

const gold = new Color(1.6, 1.0, 0.42);

/** The visible scene of the night. */
export class StormScene {
  readonly fleet = new FleetMesh();
  readonly rain: Rain;
  private readonly sea: Sea;
  private readonly cone = new BeamCone();
  private readonly rocks: Rocks;
  private readonly arrows = new EdgeArrows();
  private readonly shades = new ShadeMesh();
  private readonly glows = new GlowPoints(40);
  private readonly sparks: Particles;
  private readonly random = seededRandom(8);
  private readonly context: GameContext;
  private readonly buoys: readonly Glow[];
  private lightning = 9;

  constructor(context: GameContext) {
    const { stage, quality } = context;
    this.context = context;
    const night = bakeGameSky(context, stormSky);
    stage.scene.background = night;
    this.sea = new Sea(night, quality.low ? 2 : 4);
    this.rocks = new Rocks(seededRandom(21));
    this.rain = new Rain(Math.round(700 * quality.detail));
    this.sparks = new Particles(quality.low ? 120 : 600);
    this.sparks.renderOrder = 7;
    this.glows.renderOrder = 7;
    this.buoys = [-0.5, -0.25, 0.25, 0.5].map((bearing, i) => ({
      at: placeOf({ distance: harbour, bearing }).setY(seaLevel + 1),
      colour: i % 2 === 0 ? new Color(0.9, 0.12, 0.1) : new Color(0.1, 0.85, 0.4),
      size: 2.2,
    }));
    stage.camera.add(this.arrows);
    stage.scene.add(
      this.sea,
      makeTower(seededRandom(4)),
      this.rocks,
      this.rocks.foam,
      this.fleet,
      this.cone,
      this.shades,
      this.rain,
      this.glows,
      this.sparks,
    );
  }

  /** Points the beam. */
  shine(heading: Heading, halfAngle: number, power: number): void {
    beamLight.way.value.copy(wayOf(heading));
    beamLight.half.value = halfAngle;
    beamLight.power.value = power;
  }

  update(ships: readonly Ship[], shades: readonly Shade[], seconds: number, time: number): void {
    const { stage, quality } = this.context;
    const pixels = stage.renderer.domElement.height;
    this.sea.update(time);
    this.cone.update(time);
    this.rocks.update(time);
    this.rain.update(time);
    this.fleet.draw(ships, time);
    this.shades.draw(shades, time);
    this.flicker(seconds);
    beamLight.flare.value = Math.max(0, beamLight.flare.value - seconds * 0.22);
    const eye = stage.head(new Vector3());
    const glare = Math.max(0, beamLight.way.value.dot(eye.sub(lampAt).normalize())) ** 6;
    this.glows.draw(
      [
        ...this.fleet.lanterns,
        ...this.buoys.map((buoy, i) => ({ ...buoy, size: 1.4 * (0.6 + 0.4 * Math.sin(time * 1.7 + i * 2)) })),
        { at: lampAt, colour: new Color(1.2, 0.78, 0.36), size: 5 + glare * 12 },
      ],
      pixels,
    );
    if (quality.shot === undefined) this.arrows.point(ships, stage, time);
    if (!quality.low && quality.shot === undefined) this.spray();
    this.sparks.update(seconds, pixels);
  }

  /** Emits golden sparks at a ship that reached the harbour. */
  welcome(ship: Ship): void {
    const at = placeOf(ship).setY(seaLevel + 4);
    this.burst(at, gold, 26, 5);
  }

  wreck(ship: Ship): void {
    this.burst(placeOf(ship).setY(seaLevel + 1), new Color(0.5, 0.6, 0.66), 34, 7);
  }

  dissolve(at: Vector3): void {
    this.burst(at, new Color(0.9, 0.5, 1.3), 24, 4);
  }

  private burst(at: Vector3, colour: Color, count: number, power: number): void {
    for (let i = 0; i < (this.context.quality.low ? count / 3 : count); i += 1) {
      const way = new Vector3(this.random.range(-1, 1), this.random.range(0, 1.4), this.random.range(-1, 1));
      way.multiplyScalar(power * this.random.range(0.3, 1));
      this.sparks.emit(at, {
        velocity: [way.x, way.y, way.z],
        colour,
        life: this.random.range(0.7, 1.9),
        size: this.random.range(0.3, 0.8),
        gravity: 3,
        drag: 0.8,
      });
    }
  }

  // Spray at the lighthouse's rock.
  private spray(): void {
    if (this.random.next() > 0.14) return;
    const side = this.random.range(-9, 9);
    this.sparks.emit(new Vector3(side, seaLevel + 0.5, -8 + Math.abs(side) * 0.4), {
      velocity: [this.random.range(-1, 1), this.random.range(4, 9), this.random.range(-1, 1)],
      colour: new Color(0.05, 0.07, 0.08),
      life: 1.5,
      size: 1.4,
      gravity: 8,
    });
  }

  private flicker(seconds: number): void {
    if (this.context.quality.shot !== undefined) return;
    this.lightning -= seconds;
    if (this.lightning < 0) this.lightning = this.random.range(9, 22);
    const since = this.lightning < 0.5 ? 0.5 - this.lightning : 0;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1;
    const flash = since > 0 ? calm * 0.5 * Math.max(0, Math.sin(since * 6.28)) : 0;
    beamLight.flash.value = flash;
    this.context.stage.scene.backgroundIntensity = 1 + flash * 1.6 + beamLight.dawn.value * 1.4;
  }
}
