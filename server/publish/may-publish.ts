import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import type { Executor } from '../database/executor';
import type { PublishOrder } from './publish-order';
import type { ToldGame } from './read-game-file';
import type { KnownGame, Place, Studio } from './store-game.repository';
import { findKnownGame, findPlace, findStudio } from './store-game.repository';

interface Asked {
  readonly order: PublishOrder;
  readonly slug: string;
  readonly told: ToldGame | undefined;
}

/** What an order comes to: a new game of a developer, or a new build of one that is known. */
export type Plan = { readonly place: Place | undefined; readonly status: KnownGame['status'] } & (
  { readonly known: KnownGame; readonly studio: undefined } | { readonly known: undefined; readonly studio: Studio }
);

const noPlace = ({ game: { genre, category } }: ToldGame): string =>
  `game.json, field “category”: The portal has no category “${category.slug}” in a genre “${genre.slug}”.`;

/** Whether an order can be carried out as the catalogue is now; in a transaction, the game is locked until it ends. */
export async function mayPublish(executor: Executor, { order, slug, told }: Asked): Promise<Result<Plan, string>> {
  const known = await findKnownGame(executor, slug);
  const status = order.draft ? 'draft' : 'published';
  if (known) {
    if (order.developer !== undefined && order.developer !== known.developer)
      return err(`“${slug}” belongs to the developer “${known.developer}”, and not to “${order.developer}”.`);
    if (order.draft && known.status === 'published')
      return err(`“${slug}” is published already. Only a new game can be a draft.`);
  }
  if (!known && !told) return err(`There is no game “${slug}” yet, and the folder has no game.json that tells of it.`);
  const place = told && (await findPlace(executor, told));
  if (told && !place) return err(noPlace(told));
  if (known) return ok({ known, studio: undefined, place, status });
  if (order.developer === undefined) return err(`“${slug}” is a new game. Name its developer with --developer.`);
  const studio = await findStudio(executor, order.developer);
  return studio ? ok({ known: undefined, studio, place, status }) : err(`There is no developer “${order.developer}”.`);
}
