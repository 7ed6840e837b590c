import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildThree, writeThree } from './shared-three.mjs';
import { buildGame, readGame } from './vite-game.mjs';

const games = dirname(fileURLToPath(import.meta.url));

/** Returns the slugs of all games that have a game.json, in alphabetical order. */
export async function listGames() {
  const entries = await readdir(games, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(join(games, entry.name, 'game.json')))
    .map(({ name }) => name)
    .sort();
}

/** Builds every version of every game into `outRoot`/<slug>/<version>/, and the module that they share into `sharedFolder`. */
export async function buildGames(outRoot, sharedFolder) {
  const three = await buildThree();
  await writeThree(three, sharedFolder);
  const slugs = await listGames();
  const built = await Promise.all(
    slugs.map(async (slug) => {
      const { builds } = await readGame(slug);
      return Promise.all(
        builds.map(({ version }) => buildGame(slug, join(outRoot, slug, version), { version, three })),
      );
    }),
  );
  return built.flat();
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildGames(join(games, '..', 'dist', 'games'), join(games, '..', 'dist', 'shared'));
}
