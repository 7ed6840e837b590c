import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { wireFeatures } from '../../src/contract/games.contract';
import { isGameSlug } from '../../src/domain/games/game-slug.policy';
import { projectRoot } from '../system/project-root';

const titled = z.object({ slug: z.string(), title: z.string() });

/** The form of a `game.json`. */
export const gameFile = z.object({
  slug: z.string().check(z.refine(isGameSlug)),
  title: z.string(),
  excerpt: z.string(),
  /** Markdown. */
  description: z.string(),
  kind: z.enum(['game', 'experience']),
  genre: titled,
  category: titled,
  tags: z.array(titled),
  features: wireFeatures,
  engine: z.nullable(z.string()),
  /** Oldest first. */
  builds: z.array(z.object({ version: z.string(), active: z.boolean(), sdk: z.int() })),
  achievements: z.array(z.object({ slug: z.string(), title: z.string(), desc: z.string() })),
  media: z.object({ slides: z.array(z.string()), portfolio: z.array(z.string()) }),
});

/** What a game says about itself in its `game.json`. */
export type GameFile = z.output<typeof gameFile>;

/** The games of this repository, by slug. */
export function readGameFiles(): readonly GameFile[] {
  const folder = join(projectRoot, 'games');
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name, 'game.json'))
    .filter((file) => existsSync(file))
    .map((file) => gameFile.parse(JSON.parse(readFileSync(file, 'utf8'))));
}
