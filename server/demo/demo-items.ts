import type { CatalogPlace } from '../../src/domain/market/catalog-place';

/** Something that can be had in a demo game; its picture is `items/{game}-{slug}.webp` on the static host. */
export interface DemoItem {
  readonly slug: string;
  readonly name: string;
  /** Markdown. It says what the thing is: what it does is its game’s to say. */
  readonly description: string;
  /** Coins. */
  readonly price: number;
  /** Coins, where it is reduced. */
  readonly reduced?: number;
  readonly place: CatalogPlace;
  readonly consumable?: true;
}

/** The catalogues of the demo games, by game, each in its order. */
export const demoItems: Readonly<Record<string, readonly DemoItem[]>> = {
  'lantern-drift': [
    {
      slug: 'vermilion-paper',
      name: 'Vermilion Paper',
      description:
        'Lantern paper the colour of a temple gate. Five sheets of mulberry are laid one over the other, and the light of a flame comes through them as it comes through closed eyelids: **deep and warm**.\n\nA collector’s piece: one sheet, and it does not wear out.',
      price: 6,
      reduced: 4,
      place: 'shop',
    },
    {
      slug: 'indigo-paper',
      name: 'Indigo Paper',
      description:
        'Paper dyed three times, as night is: once for the dusk, once for the hour without stars, once for the hour after it. Among amber lanterns it looks like a hole in the sky through which another evening shines.\n\nA collector’s piece: one sheet, and it does not wear out.',
      price: 6,
      place: 'shop',
    },
    {
      slug: 'slow-wicks',
      name: 'Ten Slow Wicks',
      description:
        'Ten wicks of tightly wound cotton, dipped in beeswax and tied with a red thread. They come out of the drawer that every pier-keeper has and nobody opens in a hurry.\n\nThere are **ten in a bundle**, and each burns once.',
      price: 2,
      place: 'game',
      consumable: true,
    },
    {
      slug: 'heron-kite',
      name: 'Heron Kite',
      description:
        'A kite of thin threads of light, in the shape of the Heron, the oldest of the five patterns in the sky over the lake. Paper Moon drew it before there was a lake, and it hung in the studio’s window for a winter.',
      price: 12,
      place: 'shop',
    },
  ],
  'orbital-salvage': [
    {
      slug: 'spare-shield',
      name: 'Spare Shield',
      description:
        'A sealed tin of charged foam, of the kind that crews wore below their suits when Station Meridian was built. The label says **for one use**, and below it, in somebody’s handwriting: twice if you are brave.',
      price: 3,
      place: 'game',
      consumable: true,
    },
    {
      slug: 'long-line',
      name: 'Long Line',
      description:
        'A coil of tractor cable, forty metres, wound by hand. It still bears the seal of the yard that made it, and the tooth marks of something that nobody at Northlight Forge wants to talk about.',
      price: 8,
      place: 'game',
    },
    {
      slug: 'cobalt-suit',
      name: 'Cobalt Suit',
      description:
        'Gloves and helmet of the crews who built Meridian, in their blue. It stops nothing that the plain suit does not stop. It looks as if it did.',
      price: 15,
      reduced: 12,
      place: 'shop',
    },
  ],
  'pulse-saber': [
    {
      slug: 'second-wind',
      name: 'Second Wind',
      description:
        'One deep breath, kept in glass. Drummers hand it on from one to the next before the last song of a night, and whoever opens it **has it once**.',
      price: 2,
      place: 'game',
      consumable: true,
    },
    {
      slug: 'midnight-blades',
      name: 'Midnight Blades',
      description:
        'Two blades in violet and blue, for roads on which the sun has set already. The grips are wrapped in tape from a drum kit that has seen eleven tours.',
      price: 10,
      place: 'shop',
    },
    {
      slug: 'prism-trails',
      name: 'Prism Trails',
      description:
        'Five colours of light on a spool, in the order of the rainbow when it was straight. Tall Wave calls it the loudest thing in the studio, and it makes no sound.',
      price: 8,
      reduced: 5,
      place: 'shop',
    },
  ],
};
