import { Vector3 } from 'three';
import type { GameContext } from '../kit/game';
import type { Hour } from './creatures';
import { SeaLight } from './hour-light';
import { OpenWater } from './open-water';
import { Reef } from './reef';
import { Shoal } from './shoal';
import { Wildlife } from './wildlife';

/** The visible scene of the reef. */
export class ReefScene {
  readonly wildlife: Wildlife;
  readonly target = new Vector3(0, 1.9, -3);
  private readonly light = new SeaLight();
  private readonly water: OpenWater;
  private readonly shoal: Shoal;
  private readonly context: GameContext;

  constructor(context: GameContext, hour: Hour) {
    const { stage, quality } = context;
    this.context = context;
    this.light.towards(hour, 1);
    this.water = new OpenWater(this.light, quality.detail);
    this.shoal = new Shoal(this.light, quality.low ? 36 : Math.round(130 * Math.max(0.5, quality.detail)));
    this.wildlife = new Wildlife(this.light);
    stage.scene.add(this.water, new Reef(this.light, quality.low), this.shoal, this.wildlife);
  }

  /** Draws a frame at an hour. The light changes within some seconds, or at once for a large `seconds`. */
  update(hour: Hour, seconds: number, time: number): void {
    const { stage } = this.context;
    this.light.towards(hour, 1 - Math.exp(-seconds * 0.9));
    this.light.uniforms.time.value = time;
    this.water.follow(stage.head(new Vector3()), stage.renderer.domElement.height);
    this.shoal.update(this.target, seconds, time);
    this.wildlife.update(hour, seconds, time);
  }
}
