import { Plane, Ray, Vector3 } from 'three';
import type { Aim } from '../kit/aim';
import type { Game, GameContext } from '../kit/game';
import { lookDrift } from '../kit/look-drift';
import { portal } from '../kit/portal';
import { composeGarden } from './compose-garden';
import { pieceKinds, radiusOf, type Piece, type PieceKind } from './garden';
import { mergeGardens, packGarden, readSave } from './garden-save';
import { GardenScene } from './garden-scene';
import { GardenVoice } from './garden-voice';
import { Gardener } from './gardener';
import { onSand, type Spot } from './plot';
import { rakeWidth, SandField } from './sand-field';
import { starters } from './starters';
import { ToolTray, type Tile } from './tool-tray';

const step = 0.03;
const ground = new Plane(new Vector3(0, 1, 0), 0);
const isPiece = (tool: string): tool is PieceKind => pieceKinds.some((kind) => kind === tool);

/** The garden game: rake, smooth, place pieces, and undo. */
export class SandGame implements Game {
  private readonly field: SandField;
  private readonly scene: GardenScene;
  private readonly voice: GardenVoice;
  private readonly gardener: Gardener;
  private readonly tray: ToolTray;
  private readonly context: GameContext;
  private readonly ways = new Map<Aim, Spot[]>();
  private tool = 'rake';
  private turn = 11;
  private carried: Piece | undefined;
  private stones = 0;
  private started = false;
  private mailed = false;

  constructor(context: GameContext) {
    this.context = context;
    this.field = new SandField(context.quality.low ? 300 : context.quality.shot === undefined ? 560 : 920);
    this.scene = new GardenScene(context, this.field);
    this.voice = new GardenVoice(context.synth);
    this.tray = new ToolTray(context.stage);
    const saves = starters.map((starter, i) => {
      const blank = packGarden(starter, 0);
      const name = `Garden ${i + 1}`;
      const memory = context.remember({ slot: i + 1, name, blank, read: readSave, merge: mergeGardens });
      memory.onLoad(() => this.gardener.slot === i && this.gardener.show(i));
      return memory;
    });
    this.gardener = new Gardener(saves, this.field);
    this.stand();
    if (context.quality.shot !== undefined) return;
    void context.shop.open((end) => {
      this.offer();
      if (end?.bought === true) context.say('A moon stone', 'It lies with your tools');
    });
    portal.onMail((subscribed) => this.setSubscribed(subscribed));
    portal.onAuth(() => void portal.mailed().then((mailed) => this.setSubscribed(mailed ?? false)));
    void portal.mailed().then((mailed) => this.setSubscribed(mailed ?? false));
  }

  start(): void {
    if (this.started) {
      this.gardener.clear();
      this.context.say('Clean sand', 'Undo brings the garden back');
    }
    this.started = true;
    this.showTray();
  }

  hold(held: boolean): void {
    if (held) {
      for (const aim of [...this.ways.keys()]) this.lift(aim);
      this.carried = undefined;
      this.scene.sand.cursor(undefined, 0);
      this.tray.hide();
    } else this.showTray();
  }

  play(seconds: number): void {
    const { input } = this.context;
    this.tray.update();
    this.useKeys();
    this.carried = undefined;
    this.scene.sand.cursor(undefined, 0);
    for (const aim of input.aims) this.follow(aim, seconds);
    for (const aim of [...this.ways.keys()]) if (!aim.active) this.lift(aim);
  }

  ambience(seconds: number, time: number): void {
    const { stage, input } = this.context;
    this.stand();
    lookDrift(stage, input, seconds, 0.1, 0.04, stage.portrait ? -0.62 : -0.42);
    this.voice.update();
    this.scene.update(this.gardener.pieces, this.carried, seconds, time);
  }

  compose(shot: string): void {
    composeGarden(shot, this.context.stage, this.scene, this.field);
  }

  private stand(): void {
    const { presenting, portrait, rig } = this.context.stage;
    if (presenting) rig.position.set(0, 0, 2.3);
    else rig.position.set(0, portrait ? 1.35 : 0.42, portrait ? 3.9 : 3.35);
  }

  private get tiles(): readonly Tile[] {
    const moon = this.context.shop.has('moon-stone') ? [{ name: 'moon', label: 'Moon' }] : [];
    return [
      { name: 'rake', label: 'Rake' },
      { name: 'smooth', label: 'Smooth' },
      { name: 'stone', label: 'Stone' },
      { name: 'moss', label: 'Moss' },
      { name: 'lantern', label: 'Lantern' },
      ...moon,
      { name: 'undo', label: 'Undo' },
      { name: 'next', label: `Garden ${this.gardener.slot + 1}` },
    ];
  }

  private showTray(): void {
    this.tray.show(this.tiles, this.tool);
  }

  private offer(): void {
    const gardens = starters.map((_, i) => ({
      label: `Garden ${i + 1}`,
      pressed: this.gardener.slot === i,
      act: () => this.visit(i),
    }));
    const mail = {
      label: this.mailed ? 'Subscribed to new gardens' : 'Email me new gardens',
      act: () => void portal.subscribe().then((subscribed) => subscribed && this.setSubscribed(true)),
    };
    this.context.menu([...gardens, ...this.context.shop.entries(), mail]);
  }

  private setSubscribed(subscribed: boolean): void {
    this.mailed = subscribed;
    this.offer();
  }

  private visit(slot: number): void {
    this.gardener.show(slot);
    this.offer();
  }

  private use(name: string): void {
    if (name === 'undo') {
      if (this.gardener.undo()) this.voice.undo();
    } else if (name === 'next') {
      this.visit((this.gardener.slot + 1) % starters.length);
      this.voice.pluck(4);
    } else {
      this.tool = name;
      this.voice.pluck(1);
    }
    this.showTray();
  }

  private useKeys(): void {
    for (const key of this.context.input.keys) {
      const digit = /^Digit([1-9])$/.exec(key)?.[1];
      const tile = digit === undefined ? undefined : this.tiles[Number(digit) - 1];
      if (tile !== undefined) this.use(tile.name);
      if (key === 'KeyZ' || key === 'Backspace') this.use('undo');
      if (key === 'KeyG') this.use('next');
    }
  }

  private follow(aim: Aim, seconds: number): void {
    if (aim.squeezedNow) this.use('undo');
    const tile = this.tiles[this.tray.under(aim)];
    if (tile !== undefined && !this.ways.has(aim)) {
      if (aim.pressedNow) this.use(tile.name);
      return;
    }
    const spot = this.spotOf(aim);
    if (spot === undefined) return this.lift(aim);
    if (isPiece(this.tool)) return this.carry(aim, this.tool, spot);
    this.scene.sand.cursor(spot, rakeWidth / 2);
    if (aim.pressed && !this.ways.has(aim)) this.ways.set(aim, [spot]);
    const way = this.ways.get(aim);
    const last = way?.[way.length - 1];
    if (way !== undefined && last !== undefined) {
      const far = Math.hypot(spot.x - last.x, spot.z - last.z);
      if (far >= step) {
        this.field[this.tool === 'smooth' ? 'smooth' : 'rake'](last, spot);
        way.push(spot);
        this.voice.scrape(far / Math.max(0.008, seconds), this.tool === 'smooth');
        aim.shake(0.12, 20);
      }
    }
    if (aim.releasedNow) this.lift(aim);
  }

  private carry(aim: Aim, kind: PieceKind, { x, z }: Spot): void {
    const piece: Piece = { kind, x, z, turn: this.turn };
    this.scene.sand.cursor(piece, radiusOf(piece));
    if (aim.pressed) this.carried = piece;
    if (!aim.releasedNow) return;
    this.carried = undefined;
    if (!this.gardener.place(piece)) return this.context.say('No room there', 'Try another spot');
    this.turn = (this.turn * 5 + 13) % 64;
    this.voice.place(kind === 'stone' || kind === 'moon');
    this.scene.puff(new Vector3(x, 0.03, z));
    aim.shake(0.7, 70);
    if (kind === 'stone' || kind === 'moon') this.stones += 1;
    this.context.achievements.progress('three-stones', this.stones / 3);
  }

  private lift(aim: Aim): void {
    const way = this.ways.get(aim);
    this.ways.delete(aim);
    if (way === undefined || way.length < 2) return;
    const around = this.gardener.walked(this.tool === 'smooth' ? 'smooth' : 'rake', way);
    if (this.tool === 'rake') this.context.achievements.unlock('first-furrow');
    if (around.some(({ kind }) => kind === 'stone' || kind === 'moon')) {
      this.context.achievements.unlock('still-water');
      this.voice.pluck(5);
    }
  }

  private spotOf(aim: Aim): Spot | undefined {
    const hit = new Ray(aim.origin, aim.direction).intersectPlane(ground, new Vector3());
    return hit !== null && onSand(hit) ? { x: hit.x, z: hit.z } : undefined;
  }
}
