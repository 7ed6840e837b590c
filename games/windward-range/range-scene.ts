import { Color, DirectionalLight, HemisphereLight, Vector3 } from 'three';
import type { GameContext } from '../kit/game';
import { Particles } from '../kit/particles';
import type { SeededRandom } from '../kit/seeded-random';
import { bakeSky } from '../kit/sky-box';
import { ArrowFlock } from './arrow-flock';
import { Banner } from './banner';
import { cliffSky } from './cliff-sky';
import { CloudSea } from './cloud-sea';
import type { Flying } from './flight';
import { Guide } from './guide';
import { makePeaks } from './peaks';
import type { Target } from './target-field';
import { TargetMesh } from './target-mesh';
import { bowlHeight, braziers, Terrace } from './terrace';

/** The visible scene from the terrace. */
export class RangeScene {
  readonly sparks: Particles;
  readonly flock: ArrowFlock;
  readonly guide = new Guide();
  private readonly clouds: CloudSea;
  private readonly terrace = new Terrace();
  private readonly discs = new TargetMesh();
  private readonly banners = [
    new Banner(new Vector3(-1.85, 0, -2.5), 2.95, '#b8321f', 0),
    new Banner(new Vector3(1.85, 0, -2.5), 2.95, '#b8321f', 2),
  ];
  private readonly context: GameContext;
  private readonly random: SeededRandom;
  private sinceEmber = 0;

  constructor(context: GameContext, random: SeededRandom) {
    const { stage, quality } = context;
    this.context = context;
    this.random = random;
    const side = quality.low ? 96 : quality.shot === undefined ? 1024 : 2048;
    stage.scene.background = bakeSky(stage.renderer, cliffSky, side, quality.low ? 3 : 5);
    this.clouds = new CloudSea(quality.low ? 2 : 4);
    this.sparks = new Particles(quality.low ? 220 : 1400);
    this.flock = new ArrowFlock(random, this.sparks);
    const sun = new DirectionalLight('#ff9d55', 2.6);
    sun.position.set(-24, 6, -70);
    const behind = new DirectionalLight('#5f86c8', 0.7);
    behind.position.set(10, 30, 30);
    stage.scene.add(
      this.clouds,
      makePeaks(),
      this.terrace,
      ...this.banners,
      this.discs,
      this.flock,
      this.guide,
      this.sparks,
      sun,
      behind,
      new HemisphereLight('#6f8fc9', '#2a1c20', 0.9),
    );
  }

  /** Shows flying paper at a hit target. */
  burst(at: Vector3, bull: boolean): void {
    const count = Math.round((bull ? 90 : 46) * this.context.quality.detail);
    const tints = [new Color(1.5, 0.62, 0.18), new Color(1.2, 0.95, 0.6), new Color(1.3, 0.22, 0.1)];
    const far = 1 - at.z * 0.02;
    for (let i = 0; i < count; i += 1) {
      const out = this.random.range(0.5, bull ? 4.6 : 3);
      const turn = this.random.range(0, 6.28);
      const velocity = [Math.cos(turn) * out, Math.sin(turn) * out + 0.8, this.random.range(-2, 1)] as const;
      this.sparks.emit(at, {
        velocity,
        colour: tints[i % 3] ?? new Color(1, 0.6, 0.2),
        life: this.random.range(0.6, 1.7),
        size: this.random.range(0.03, 0.085) * far,
        gravity: 1.6,
        drag: 1.3,
      });
    }
  }

  update(arrows: readonly Flying[], targets: readonly Target[], wind: number, seconds: number, time: number): void {
    this.clouds.update(seconds, time, wind);
    this.terrace.update(time);
    for (const banner of this.banners) banner.update(time, wind);
    this.discs.draw(targets, time, wind);
    this.flock.draw(arrows);
    this.embers(seconds, wind);
    this.sparks.update(seconds, this.context.stage.renderer.domElement.height);
  }

  private embers(seconds: number, wind: number): void {
    this.sinceEmber += seconds;
    const pause = this.context.quality.low ? 0.4 : 0.06;
    if (this.sinceEmber < pause) return;
    this.sinceEmber = 0;
    const [x, z] = braziers[this.random.index(2)] ?? braziers[0];
    const at = new Vector3(x + this.random.range(-0.16, 0.16), bowlHeight + 0.03, z + this.random.range(-0.16, 0.16));
    this.sparks.emit(at, {
      velocity: [
        wind * 0.11 + this.random.range(-0.15, 0.15),
        this.random.range(0.6, 1.5),
        this.random.range(-0.1, 0.2),
      ],
      colour: new Color(1.6, 0.5, 0.1),
      life: this.random.range(0.5, 1.5),
      size: this.random.range(0.012, 0.034),
      gravity: -0.4,
      drag: 0.3,
    });
  }
}
