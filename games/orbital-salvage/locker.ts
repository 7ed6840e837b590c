import type { GameContext } from '../kit/game';
import { Supply } from '../kit/supply';
import { Wardrobe } from '../kit/wardrobe';

const shield = 'spare-shield';
const line = 'long-line';
const suit = 'cobalt-suit';

/** The player's purchases: spare shields, the long line and the suit. */
export class Locker {
  private readonly spares: Supply;
  private readonly wardrobe: Wardrobe;
  private readonly context: GameContext;

  constructor(context: GameContext) {
    this.context = context;
    this.wardrobe = new Wardrobe(context.shop, [suit]);
    this.spares = new Supply(context, { item: shield, name: 'Suit locker' }, () => this.offer());
    if (context.quality.shot !== undefined) return;
    void context.shop.open((end) => {
      this.offer();
      if (end?.bought !== true) return;
      if (end.item === line) context.say('Long Line', 'Your tractors reach forty metres');
      if (end.item === suit) context.say('Cobalt Suit', 'The blue of those who built Meridian');
    });
  }

  /** True if the tractors use the long line. */
  get longLine(): boolean {
    return this.context.shop.has(line);
  }

  /** True if the player wears the cobalt suit. */
  get cobalt(): boolean {
    return this.wardrobe.wears(suit);
  }

  /** Uses a spare shield. Returns false if there is none. */
  take(): boolean {
    return this.spares.take();
  }

  private offer(): void {
    const { shop } = this.context;
    this.context.menu([...this.wardrobe.entries(() => this.offer()), ...shop.entries({ [shield]: this.spares.left })]);
  }
}
