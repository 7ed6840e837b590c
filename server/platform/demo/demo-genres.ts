import type { Titled } from '../../../src/domain/shared/titled';

/** The genres in their order, with their sub-categories. */
export const demoGenres: readonly (Titled & { readonly categories: readonly Titled[] })[] = [
  {
    slug: 'action',
    title: 'Action',
    categories: [
      { slug: 'arcade', title: 'Arcade' },
      { slug: 'shooter', title: 'Shooter' },
      { slug: 'sports', title: 'Sports' },
    ],
  },
  {
    slug: 'rhythm',
    title: 'Rhythm',
    categories: [
      { slug: 'slicing', title: 'Slicing' },
      { slug: 'drumming', title: 'Drumming' },
      { slug: 'music-making', title: 'Music Making' },
    ],
  },
  {
    slug: 'relaxation',
    title: 'Relaxation',
    categories: [
      { slug: 'ambient', title: 'Ambient' },
      { slug: 'creative', title: 'Creative' },
      { slug: 'nature', title: 'Nature' },
    ],
  },
  {
    slug: 'adventure',
    title: 'Adventure',
    categories: [
      { slug: 'exploration', title: 'Exploration' },
      { slug: 'space', title: 'Space' },
      { slug: 'puzzle', title: 'Puzzle' },
    ],
  },
];
