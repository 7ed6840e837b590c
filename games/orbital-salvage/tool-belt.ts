import { Vector3 } from 'three';
import type { Aim } from '../kit/aim';
import type { GameContext } from '../kit/game';
import type { Crate } from './salvage';
import type { OrbitScene } from './orbit-scene';
import type { ShipVoice } from './ship-voice';
import { pickTarget } from './targeting';
import { tetherReach } from './tether';
import { Tool } from './tool';

const cone = { xr: 0.16, mouse: 0.1, touch: 0.17 } as const;
const shotPause = 0.2;
const plain: Outfit = { longLine: false, cobalt: false };

/** The equipment in use. */
export interface Outfit {
  readonly longLine: boolean;
  readonly cobalt: boolean;
}

/** The player's tools, one for each aim. */
export class ToolBelt {
  private readonly tools = new Map<Aim, Tool>();
  private readonly held = new Map<Aim, Crate>();
  private readonly context: GameContext;
  private readonly scene: OrbitScene;
  private readonly voice: ShipVoice;
  private readonly outfit: Outfit;

  constructor(context: GameContext, scene: OrbitScene, voice: ShipVoice, outfit: Outfit = plain) {
    this.context = context;
    this.scene = scene;
    this.voice = voice;
    this.outfit = outfit;
  }

  /** Runs all tools for one frame. Returns the number of hostile bolts that the tractors caught. */
  update(seconds: number, time: number): number {
    const { input, stage } = this.context;
    let caught = 0;
    const active = input.aims;
    for (const [aim, tool] of this.tools)
      tool.visible =
        active.includes(aim) ||
        (!stage.presenting && active.length === 0 && aim.kind === 'touch' && aim.hand === 'right');
    for (const aim of active) {
      const tool = this.toolOf(aim);
      tool.wear(this.outfit.cobalt);
      if (aim.squeezedNow) this.swap(tool);
      const range = cone[aim.kind];
      const crate = this.pulled(aim, range);
      const foe = pickTarget(aim.origin, aim.direction, this.scene.drones.list, range * 0.8);
      const bolt = pickTarget(aim.origin, aim.direction, this.scene.bolts.hostile, range * 0.8);
      if (aim.kind !== 'xr' && !this.held.has(aim))
        this.choose(tool, crate !== undefined, foe !== undefined || bolt !== undefined);
      const at = this.handAt(aim);
      const sight =
        (tool.mode === 'tractor' ? crate?.position : (foe ?? bolt)?.position) ??
        aim.origin.clone().addScaledVector(aim.direction, 12);
      const pulling = aim.pressed && tool.mode === 'tractor' ? crate : undefined;
      const direction = sight.clone().sub(at).normalize();
      tool.pose(at, direction, aim.origin, sight, pulling?.position, seconds, time);
      if (!aim.pressed && !aim.pressedNow) this.held.delete(aim);
      if (tool.mode === 'tractor') caught += this.pull(aim, pulling ?? (aim.pressedNow ? crate : undefined), bolt);
      else if ((aim.pressed || aim.pressedNow) && tool.cooldown <= 0) {
        tool.cooldown = shotPause;
        tool.kick();
        aim.shake(0.35, 30);
        this.voice.shot(aim.direction.x);
        this.scene.bolts.fire(tool.muzzle, direction, foe ?? bolt);
      }
    }
    return caught;
  }

  private pull(aim: Aim, crate: Crate | undefined, bolt: { readonly position: Vector3 } | undefined): number {
    if (crate !== undefined) {
      this.held.set(aim, crate);
      crate.pulled = true;
      if (aim.pressedNow) crate.velocity.add(aim.origin.clone().sub(crate.position).setLength(3.2));
      this.voice.pull();
      aim.shake(0.15, 20);
    }
    const reach = tetherReach(this.outfit.longLine).plasma;
    if (!aim.pressed || bolt === undefined || bolt.position.distanceTo(aim.origin) > reach) return 0;
    this.scene.gather(bolt.position);
    this.scene.bolts.hostile = this.scene.bolts.hostile.filter((other) => other !== bolt);
    return 1;
  }

  private pulled(aim: Aim, range: number): Crate | undefined {
    const held = this.held.get(aim);
    if (held !== undefined && this.scene.salvage.crates.includes(held)) return held;
    this.held.delete(aim);
    const reach = tetherReach(this.outfit.longLine).crates;
    const near = this.scene.salvage.crates.filter(({ position }) => position.distanceTo(aim.origin) <= reach);
    return pickTarget(aim.origin, aim.direction, near, range);
  }

  private choose(tool: Tool, crate: boolean, foe: boolean): void {
    const wanted = foe ? 'blaster' : crate ? 'tractor' : tool.mode;
    if (wanted !== tool.mode) tool.mode = wanted;
  }

  private swap(tool: Tool): void {
    tool.mode = tool.mode === 'tractor' ? 'blaster' : 'tractor';
    this.voice.mode(tool.mode === 'blaster');
  }

  private handAt(aim: Aim): Vector3 {
    if (aim.kind === 'xr') return aim.origin;
    const { camera } = this.context.stage;
    const side = aim.kind === 'touch' && aim.hand === 'left' ? -1 : 1;
    const spread = Math.min(0.26, 0.16 * camera.aspect);
    return new Vector3(side * spread, -0.2, -0.55).applyMatrix4(camera.matrixWorld);
  }

  private toolOf(aim: Aim): Tool {
    const known = this.tools.get(aim);
    if (known !== undefined) return known;
    const tool = new Tool(aim.hand === 'left' || aim.kind !== 'xr' ? 'tractor' : 'blaster');
    this.tools.set(aim, tool);
    this.context.stage.scene.add(tool);
    return tool;
  }
}
