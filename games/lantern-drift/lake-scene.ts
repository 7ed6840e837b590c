import { Color, HemisphereLight, Material, Mesh, Plane, PointLight, Vector3, type Object3D } from 'three';
import type { GameContext } from '../kit/game';
import { Particles } from '../kit/particles';
import type { SeededRandom } from '../kit/seeded-random';
import { bakeGameSky } from '../kit/sky-box';
import { Stars } from '../kit/stars';
import { makeBoat } from './boat';
import { HeronKite } from './heron-kite';
import { LanternBody } from './lantern-body';
import type { LanternField } from './lantern-field';
import { LanternGlow } from './lantern-glow';
import { Mist } from './mist';
import { nightSky } from './night-sky';
import { makePier } from './pier';
import { SkyLines } from './sky-lines';
import { Water, waterLevel } from './water';

/** The visible scene, which follows the lanterns. */
export class LakeScene {
  readonly sparks: Particles;
  readonly kite = new HeronKite();
  private readonly water: Water;
  private readonly mist: Mist;
  private readonly stars: readonly Stars[];
  private readonly body: LanternBody;
  private readonly glows: readonly LanternGlow[];
  private readonly lines = new SkyLines();
  private readonly boat = makeBoat();
  private readonly nearLight = new PointLight('#ffb878', 0, 12, 1.6);
  private readonly context: GameContext;

  constructor(context: GameContext, random: SeededRandom, room: number) {
    const { stage, quality } = context;
    this.context = context;
    const night = bakeGameSky(context, nightSky, 96);
    stage.scene.background = night;
    this.water = new Water(night, quality.low ? 2 : 12);
    this.mist = new Mist(this.water.lamps, quality.low ? 1 : 4);
    this.stars = [false, true].map((mirrored) => {
      const stars = new Stars({
        count: Math.round((mirrored ? 500 : 2600) * quality.detail),
        distance: 700,
        lowest: 0.2,
        brightness: mirrored ? 0.28 : 1.1,
        seed: 11,
      });
      if (mirrored) stars.scale.y = -1;
      stars.renderOrder = 0;
      return stars;
    });
    this.body = new LanternBody(room);
    this.glows = [new LanternGlow(room, true), new LanternGlow(room, false)];
    this.sparks = new Particles(quality.low ? 120 : 500);
    this.sparks.renderOrder = 6;
    this.boat.position.set(2.35, waterLevel, -3.4);
    this.boat.rotation.y = 0.42;
    stage.scene.add(
      this.water,
      this.mist,
      ...this.stars,
      this.body,
      ...this.glows,
      this.lines,
      this.sparks,
      this.kite,
      this.boat,
      this.nearLight,
    );
    const pier = makePier(random, quality.detail);
    stage.scene.add(pier, new HemisphereLight('#7f93d6', '#0c101c', 0.85));
    stage.renderer.localClippingEnabled = true;
    for (const part of [pier, this.boat]) part.traverse(aboveWater);
  }

  /** Draws the lanterns for one frame. Returns the patterns completed in it. */
  update(field: LanternField, seconds: number, time: number): readonly string[] {
    const { lanterns } = field;
    const pixels = this.context.stage.renderer.domElement.height;
    this.water.update(time);
    this.mist.update(time);
    for (const stars of this.stars) stars.update(time, pixels);
    this.body.draw(lanterns, time);
    for (const glow of this.glows) glow.draw(lanterns, time);
    this.light(field);
    this.kite.update(time, pixels);
    this.boat.rotation.z = Math.sin(time * 0.8) * 0.025;
    this.boat.position.y = waterLevel + Math.sin(time * 0.63) * 0.012;
    this.sparks.update(seconds, pixels);
    return this.lines.draw(lanterns, seconds);
  }

  /** Emits embers at a place. */
  embers(at: Vector3, random: SeededRandom, count: number): void {
    const colour = new Color(1.6, 0.62, 0.16);
    for (let i = 0; i < count; i += 1) {
      const velocity = [random.range(-0.35, 0.35), random.range(0.1, 0.9), random.range(-0.35, 0.35)] as const;
      this.sparks.emit(at, {
        velocity,
        colour,
        life: random.range(0.8, 2.4),
        size: random.range(0.012, 0.035),
        gravity: -0.15,
        drag: 0.7,
      });
    }
  }

  private light(field: LanternField): void {
    const head = this.context.stage.head(new Vector3());
    const near = field.lanterns
      .filter(({ heat }) => heat > 0.05)
      .map((lantern) => ({ lantern, distance: lantern.position.distanceToSquared(head) / (0.2 + lantern.size) }))
      .sort((a, b) => a.distance - b.distance);
    this.water.lamps.forEach((lamp, i) => {
      const lantern = near[i]?.lantern;
      if (lantern === undefined) lamp.set(0, 0, 1, 0);
      else
        lamp.set(
          lantern.position.x,
          lantern.position.z,
          Math.max(0.2, lantern.position.y - waterLevel),
          lantern.heat * lantern.size,
        );
    });
    const first = near[0]?.lantern;
    this.nearLight.intensity = first === undefined ? 0 : 2.2 * first.heat * first.size;
    if (first !== undefined) this.nearLight.position.copy(first.position);
  }
}

const surface = [new Plane(new Vector3(0, 1, 0), -waterLevel)];

// The water is drawn first and writes no depth, so that lights shine through it. Solid objects end at its surface.
function aboveWater(part: Object3D): void {
  if (part instanceof Mesh && part.material instanceof Material) part.material.clippingPlanes = surface;
}
