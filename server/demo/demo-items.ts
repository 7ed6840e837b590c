import type { CatalogPlace } from '../../src/domain/market/catalog-place';

/** Something that can be had in a demo game; its picture is `items/{game}-{slug}.webp` on the static host. */
export interface DemoItem {
  readonly slug: string;
  readonly name: string;
  /** Markdown. */
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
        'Paper the colour of a temple gate. It glows **deeper and warmer** than the plain one, and its light on the water is a red thread.\n\nOne sheet is enough: it stays with your lanterns.',
      price: 6,
      reduced: 4,
      place: 'shop',
    },
    {
      slug: 'indigo-paper',
      name: 'Indigo Paper',
      description:
        'Paper dyed three times, as night is. Among amber lanterns an indigo one looks like a hole in the sky through which another evening shines.\n\nOne sheet is enough: it stays with your lanterns.',
      price: 6,
      place: 'shop',
    },
    {
      slug: 'slow-wicks',
      name: 'Ten Slow Wicks',
      description:
        'Ten wicks of tightly wound cotton. A lantern with one of them burns **twice as long** before it leaves its place to the next.\n\nThey are used up, one with each lantern.',
      price: 2,
      place: 'game',
      consumable: true,
    },
    {
      slug: 'heron-kite',
      name: 'Heron Kite',
      description:
        'A kite of thin threads of light in the shape of the Heron. It stands above the pier while you play, and bows to the wind.',
      price: 12,
      place: 'shop',
    },
  ],
  'orbital-salvage': [
    {
      slug: 'spare-shield',
      name: 'Spare Shield',
      description:
        'A second skin of charged foam. When the shields are gone, it brings **half of them** back, once.\n\nYou carry as many as you have bought.',
      price: 3,
      place: 'game',
      consumable: true,
    },
    {
      slug: 'long-line',
      name: 'Long Line',
      description:
        'A longer coil for the tractor. It takes hold of crates **a third further away**, and reels as fast.',
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
        'One deep breath. When the energy is gone, the song **goes on with a third of it**, once. The combo is lost all the same.',
      price: 2,
      place: 'game',
      consumable: true,
    },
    {
      slug: 'midnight-blades',
      name: 'Midnight Blades',
      description: 'Two blades in violet and blue, for roads on which the sun has set already.',
      price: 10,
      place: 'shop',
    },
    {
      slug: 'prism-trails',
      name: 'Prism Trails',
      description:
        'Each cut leaves five colours in the air, in the order of the rainbow when it was straight. They fade within a bar.',
      price: 8,
      reduced: 5,
      place: 'shop',
    },
  ],
};
