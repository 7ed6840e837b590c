/** An invented developer and its owner's account. */
export interface DemoStudio {
  readonly slug: string;
  readonly name: string;
  /** Username of its owner. */
  readonly owner?: string;
  /** Slugs of its games. */
  readonly games: readonly string[];
}

export const demoStudios: readonly DemoStudio[] = [
  {
    slug: 'northlight-forge',
    name: 'Northlight Forge',
    owner: 'studio',
    games: ['orbital-salvage', 'tiltworks', 'brass-orrery', 'beacon-keep'],
  },
  { slug: 'paper-moon', name: 'Paper Moon', games: ['lantern-drift', 'sand-garden', 'coral-hours', 'glyph-gate'] },
  {
    slug: 'tall-wave',
    name: 'Tall Wave',
    games: ['pulse-saber', 'windward-range', 'kite-hill', 'loom-of-sound'],
  },
];

/** The developer of a game; a game without one belongs to the first developer. */
export function studioOf(game: string): string {
  const owner = demoStudios.find(({ games }) => games.includes(game)) ?? demoStudios[0];
  if (!owner) throw new Error('There are no demo studios.');
  return owner.slug;
}
