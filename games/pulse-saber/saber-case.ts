import type { GameContext } from '../kit/game';
import { Supply } from '../kit/supply';
import { Wardrobe } from '../kit/wardrobe';
import { bladeLight } from './blade-light';
import type { Hands } from './hands';

const wind = 'second-wind';
const blades = 'midnight-blades';
const trails = 'prism-trails';

/** The player's purchases: blade colours, trails, and second winds. */
export class SaberCase {
  private readonly winds: Supply;
  private readonly wardrobe: Wardrobe;
  private readonly context: GameContext;
  private readonly hands: Hands;

  constructor(context: GameContext, hands: Hands) {
    this.context = context;
    this.hands = hands;
    this.wardrobe = new Wardrobe(context.shop, [blades, trails]);
    this.winds = new Supply(context, { item: wind, name: 'Second winds' }, () => this.refresh());
    if (context.quality.shot !== undefined) return;
    void context.shop.open((end) => {
      this.refresh();
      if (end?.bought !== true) return;
      if (end.item === wind) context.say('Second Wind', 'It is there when your energy is gone');
      if (end.item === blades) context.say('Midnight Blades', 'Violet in the left hand, blue in the right');
      if (end.item === trails) context.say('Prism Trails', 'Five colours behind each blade');
    });
  }

  /** Number of remaining second winds. */
  get left(): number {
    return this.winds.left;
  }

  /** Consumes a second wind. Returns false if there is none. */
  take(): boolean {
    return this.winds.take();
  }

  private refresh(): void {
    const { shop } = this.context;
    this.hands.dress(bladeLight(this.wardrobe.wears(blades)), this.wardrobe.wears(trails));
    this.context.menu([...this.wardrobe.entries(() => this.refresh()), ...shop.entries({ [wind]: this.winds.left })]);
  }
}
