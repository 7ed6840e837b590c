import { Client } from 'pg';
import { startPostgres } from '../../scripts/lib/postgres.mjs';

// No measured statement reads what is searched, and making it is most of the work of filling.
const WITHOUT_SEARCH = `
  drop index games_search_index; drop index games_search_name_index;
  alter table games alter column search drop expression, alter column search drop not null,
    alter column search_name drop expression, alter column search_name drop not null`;

const MODULES = [
  'server/database/postgres-database.ts',
  'server/demo/synthetic/fill-catalogue.ts',
  'server/system/server-clock.ts',
];

/** Does some work with a PostgreSQL server of its own that holds so many synthetic games, and removes it. */
export async function withFilledCatalogue(folder, sources, games, work) {
  const [{ openPostgresDatabase }, { fillCatalogue }, { systemClock }] = await Promise.all(MODULES.map(sources.load));
  const server = await startPostgres(folder);
  const ends = [() => server.stop()];
  try {
    // The pool's last connections may still be closing when the server stops.
    const database = await openPostgresDatabase(server.url, { warn: () => {} });
    ends.unshift(() => database.close());
    const client = new Client({ connectionString: server.url });
    await client.connect();
    ends.unshift(() => client.end());
    await client.query(WITHOUT_SEARCH);
    await fillCatalogue({ clock: systemClock, database }, games);
    await client.query('vacuum analyze');
    return await work(database, client);
  } finally {
    for (const end of ends) await end();
  }
}
