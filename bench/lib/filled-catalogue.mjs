import { Client } from 'pg';
import { startPostgres } from '../../scripts/lib/postgres.mjs';

const MODULES = [
  'server/platform/database/postgres-database.ts',
  'server/platform/demo/synthetic/fill-catalogue.ts',
  'server/platform/system/server-clock.ts',
];

/** Memory of the database as docs/operations.md recommends it. The default of 128 MB is smaller than a table of 100,000 games. */
const MEMORY = ['shared_buffers=1GB'];

/** Runs work with a temporary, empty PostgreSQL server. `fill` adds a number of synthetic games. */
export async function withEmptyDatabase(folder, sources, work) {
  const [{ openPostgresDatabase }, { fillCatalogue }, { systemClock }] = await Promise.all(MODULES.map(sources.load));
  const server = await startPostgres(folder, MEMORY);
  const ends = [() => server.stop()];
  try {
    // The pool's last connections may still be closing while the server stops.
    const database = await openPostgresDatabase(server.url, { warn: () => {} });
    ends.unshift(() => database.close());
    const client = new Client({ connectionString: server.url });
    await client.connect();
    ends.unshift(() => client.end());
    const fill = async (games) => {
      await fillCatalogue({ clock: systemClock, database }, games);
      await client.query('vacuum analyze');
    };
    return await work({ database, client, fill, url: server.url });
  } finally {
    for (const end of ends) await end();
  }
}

/** Runs work with a temporary PostgreSQL server that contains a number of synthetic games. */
export function withFilledCatalogue(folder, sources, games, work) {
  return withEmptyDatabase(folder, sources, async ({ database, client, fill }) => {
    await fill(games);
    return await work(database, client);
  });
}
