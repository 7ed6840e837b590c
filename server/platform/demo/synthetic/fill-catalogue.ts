import { max, sql } from 'drizzle-orm';
import type { Executor } from '../../database/executor';
import { games } from '../../database/schema/games';
import type { ServerDependencies } from '../../../deps';
import { maintainCatalogue } from '../../../catalogue/games/maintain-catalogue';
import { addGames, addTags } from './add-games';
import { addDevelopersAndGenres } from './developers-and-genres';

/** Games of one transaction: players' plays may stand behind it, and the embedded database has little memory. */
const BATCH = 2000;

/** After so many the stretches are evened out, while that is still soon done. */
const EVENED_OUT = 20_000;

async function unhurried<T>(tx: Executor, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local work_mem = '64MB'`);
  return work();
}

const nextId = async (executor: Executor): Promise<number> => {
  const [last] = await executor.select({ id: max(games.id) }).from(games);
  return (last?.id ?? 0) + 1;
};

/** Adds so many synthetic games, with tags and developers, batch by batch; tells after each how many there are. */
export async function fillCatalogue(
  deps: Pick<ServerDependencies, 'clock' | 'database'>,
  count: number,
  told: (added: number) => void = () => {},
): Promise<void> {
  const { clock, database } = deps;
  const now = clock.now();
  const developers = await database.transaction((tx) => unhurried(tx, () => addDevelopersAndGenres(tx, count)));
  for (let added = 0; added < count;) {
    const more = Math.min(BATCH, count - added);
    await database.transaction((tx) =>
      unhurried(tx, async () => {
        const from = await nextId(tx);
        await addGames(tx, { from, to: from + more - 1, developers }, now);
        await addTags(tx, from);
      }),
    );
    added += more;
    told(added);
    if (added === count || added % EVENED_OUT === 0) await maintainCatalogue(deps, new AbortController().signal);
  }
  await database.transaction((tx) => unhurried(tx, () => tx.execute(sql`analyze`)));
}
