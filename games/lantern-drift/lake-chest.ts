import type { GameContext } from '../kit/game';
import type { Memory } from '../kit/memory';
import type { MenuEntry } from '../kit/menu-entry';
import { Supply } from '../kit/supply';
import { Wardrobe } from '../kit/wardrobe';
import type { HeronKite } from './heron-kite';
import type { LakeSave } from './lake-save';
import { dyeAtHand, paperNames, soldPapers } from './paper';

const bundle = 'slow-wicks';
const heron = 'heron-kite';

/** The player's purchases: papers, slow wicks and the kite. */
export class LakeChest {
  private readonly supply: Supply;
  private readonly wardrobe: Wardrobe;
  private readonly context: GameContext;
  private readonly kite: HeronKite;
  private readonly save: Memory<LakeSave>;

  constructor(context: GameContext, kite: HeronKite, save: Memory<LakeSave>) {
    this.context = context;
    this.kite = kite;
    this.save = save;
    this.wardrobe = new Wardrobe(context.shop, [heron]);
    this.supply = new Supply(context, { item: bundle, name: 'Slow wicks', slot: 2, each: 10 }, () => this.refresh());
    save.onLoad(() => this.refresh());
    if (context.quality.shot !== undefined) return;
    void context.shop.open((end) => {
      if (end?.bought === true) this.unpack(end.item);
      this.refresh();
    });
  }

  /** True if the player has an item of the shop. */
  readonly has = (slug: string): boolean => this.context.shop.has(slug);

  /** Number of remaining slow wicks. */
  get wicks(): number {
    return this.supply.left;
  }

  /** Consumes a slow wick. Returns false if there is none. */
  burnWick(): boolean {
    return this.supply.take();
  }

  /** Selects the paper for the next lanterns. */
  take(dye: number): void {
    this.save.change({ ...this.save.value, dye });
    this.refresh();
  }

  private unpack(item: string): void {
    const paper = soldPapers.find(({ slug }) => slug === item);
    if (paper !== undefined) {
      this.take(paper.dye);
      this.context.say(`${paperNames[paper.dye]} paper`, 'Your next lanterns');
    } else if (item === bundle) this.context.say('Ten slow wicks', 'Your next lanterns burn for twelve minutes');
    else if (item === heron) this.context.say('The heron kite', 'It flies over the lake');
  }

  private refresh(): void {
    this.kite.visible = this.wardrobe.wears(heron);
    this.context.menu([
      ...this.papers(),
      ...this.wardrobe.entries(() => this.refresh()),
      ...this.context.shop.entries({ [bundle]: this.supply.left }),
    ]);
  }

  private papers(): readonly MenuEntry[] {
    const chosen = dyeAtHand(this.save.value.dye, this.has);
    return soldPapers
      .filter(({ slug }) => this.has(slug))
      .map(({ dye }) => ({
        label: `${paperNames[dye]} Paper`,
        pressed: dye === chosen,
        act: () => this.take(dye === chosen ? 0 : dye),
      }));
  }
}
