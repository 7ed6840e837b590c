import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { networkProblem } from '../../src/domain/games/network-origin';
import type { ServerDeps } from '../deps';
import { publishedFolders } from '../hosts/published-folders';
import { networkRules } from '../hosts/served-builds';
import { copyBuild } from './copy-build';
import { makeGamePictures } from './game-pictures';
import { Leftovers } from './leftovers';
import { mayPublish } from './may-publish';
import { newVersion } from './new-version';
import type { Published, PublishOrder } from './publish-order';
import type { ToldGame } from './read-game-file';
import { GAME_FILE, readGameFile } from './read-game-file';
import type { BuildFile } from './scan-folder';
import { scanFolder } from './scan-folder';
import { storePublished } from './store-published';

type Deps = Pick<ServerDeps, 'clock' | 'config' | 'database' | 'urls'> & {
  /** Undefined while no server runs. */
  readonly servedBuilds?: ServerDeps['servedBuilds'];
};

/** What an order’s folder tells, and the files of the build in it. */
interface Brought {
  readonly slug: string;
  readonly told: ToldGame | undefined;
  readonly files: readonly BuildFile[];
}

async function readFolder(order: PublishOrder): Promise<Result<Brought, string>> {
  const found = await stat(order.folder).catch(() => undefined);
  if (!found?.isDirectory()) return err(`There is no folder ${order.folder}.`);
  const files = await scanFolder(order.folder);
  if (!files.ok) return files;
  const told = await readGameFile(order.folder);
  if (!told.ok) return told;
  const slug = order.game ?? told.value?.game.slug;
  if (slug === undefined) return err('Which game is it? Name it with --game, or bring a game.json.');
  if (told.value && told.value.game.slug !== slug)
    return err(`game.json is that of “${told.value.game.slug}”, and not that of “${slug}”.`);
  // Read here and shown nowhere: it holds the bounds by which scores are judged.
  return ok({ slug, told: told.value, files: files.value.filter(({ path }) => path !== GAME_FILE) });
}

/** One after the other: what one has not ended is a leftover to the next. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Publishes the build in a folder: its files appear all at once, its rows in one transaction, and of a refused order nothing stays.
 * The refusal is one sentence for whoever gave the order.
 */
export function publishGame(deps: Deps, order: PublishOrder): Promise<Result<Published, string>> {
  const done = turn.then(() => publishAlone(deps, order));
  turn = done.catch(() => undefined);
  return done;
}

/** As the only one on the database, whichever process asks. */
async function publishAlone(deps: Deps, order: PublishOrder): Promise<Result<Published, string>> {
  let done: Result<Published, string> = err('Another process publishes now. Give the order again when it has ended.');
  await deps.database.alone('publish', async () => {
    done = await publish(deps, order);
  });
  return done;
}

async function publish(deps: Deps, order: PublishOrder): Promise<Result<Published, string>> {
  const { builds, pictures } = publishedFolders(deps.config);
  const incoming = join(builds, '.incoming');
  // Of an order that ended with its process.
  await rm(incoming, { recursive: true, force: true });
  const brought = await readFolder(order);
  if (!brought.ok) return brought;
  const { slug, told, files } = brought.value;
  const rules = networkRules(deps.config);
  const refused = told?.game.network.flatMap((origin) => networkProblem(origin, rules) ?? [])[0];
  if (refused !== undefined) return err(`${GAME_FILE}, field “network”: ${refused}`);
  const { db } = deps.database;
  const plan = await mayPublish(db, { order, slug, told });
  if (!plan.ok) return plan;
  const version = await newVersion(db, slug, order.version);
  if (!version.ok) return version;

  const leftovers = new Leftovers();
  try {
    const copy = join(incoming, randomUUID());
    leftovers.add(incoming);
    await mkdir(copy, { recursive: true, mode: 0o755 });
    const copied = await copyBuild(order.folder, files, copy);
    if (!copied.ok) return copied;
    const made = told && (await makeGamePictures(told, { folder: copy, files, pictures, made: leftovers.add }));
    if (made && !made.ok) return made;

    const target = join(builds, slug, version.value);
    let isPut = false;
    const put = async (): Promise<void> => {
      if (isPut) return;
      leftovers.add(target);
      await mkdir(join(builds, slug), { recursive: true, mode: 0o755 });
      // No other row names this version: it is what an order left behind that ended with its process.
      await rm(target, { recursive: true, force: true });
      await rename(copy, target);
      isPut = true;
    };
    const stored = await storePublished(deps, {
      order,
      slug,
      told: told && made && { ...told, pictures: made.value },
      version: version.value,
      put,
    });
    if (!stored.ok) return stored;
    leftovers.keepAllBut(incoming);
    deps.servedBuilds?.forget(slug);
    return ok({
      game: slug,
      version: version.value,
      ...stored.value,
      files: files.length,
      page: deps.urls.portal(`arcade/games/${slug}`),
      build: deps.urls.game(slug, version.value),
    });
  } finally {
    await leftovers.remove();
  }
}
