import { eq } from 'drizzle-orm';
import type { GameFacts, MergeChoice, MergeConflict, MergedFacts } from '../../../src/domain/console/draft-merge';
import { mergeDraft, pictureFields } from '../../../src/domain/console/draft-merge';
import { entryPlace, picturedLists } from '../../../src/domain/console/game-lists';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { writtenList } from '../../../src/domain/shared/written-list';
import type { Executor } from '../../platform/database/executor';
import { draftBases } from '../../platform/database/schema/builds';
import { games } from '../../platform/database/schema/games';
import type { GameMedia } from '../../platform/database/schema/stored-media';
import { findMedia, mediaNames, mediaOf, pictureName } from '../builds/game-media.repository';
import type { PublicUrls } from '../hosts/public-urls';
import type { OwnGame } from './game-details.repository';
import { findGameDetails, isOwnGame, revisionOf } from './game-details.repository';
import { findGameLists } from './game-lists.repository';

/** Pictures of a game. */
interface PictureSide {
  readonly media: GameMedia;
  /** Pictures of items and achievements: paths on the static host by name. */
  readonly squares: ReadonlyMap<string, string>;
}

interface FoundFacts extends PictureSide {
  readonly facts: GameFacts;
}

async function findFacts(tx: Executor, own: OwnGame): Promise<FoundFacts | undefined> {
  const details = await findGameDetails(tx, own);
  const lists = await findGameLists(tx, own);
  const found = await findMedia(tx, isOwnGame(own));
  if (!details || !lists || !found) return undefined;
  const { media } = found;
  const squares = new Map([...lists.pictures.values()].map((path) => [pictureName(path), path]));
  return { media, squares, facts: { details: details.details, lists: lists.lists, pictures: mediaNames(media) } };
}

/** Stores the facts of a public game as the base of its new draft. */
export async function storeDraftBase(tx: Executor, draftId: number, game: string): Promise<void> {
  const [draft] = await tx.select({ developerId: games.developerId }).from(games).where(eq(games.id, draftId));
  const found = draft && (await findFacts(tx, { developerId: draft.developerId, game, draft: false }));
  if (!found) throw new Error(`The game ${game} does not exist.`);
  await tx.insert(draftBases).values({ gameId: draftId, facts: found.facts });
}

/** Draft of a game with the facts of its release. */
export interface DraftMerge extends Omit<MergedFacts, 'changed'> {
  /** `all` for a game that is not public yet. */
  readonly changed: ReadonlySet<string> | 'all';
  /** Pictures of the release; undefined keeps those of the public game. */
  readonly media: GameMedia | undefined;
  /** Pictures of the items and achievements of the release, by place. */
  readonly entryPictures: Readonly<Record<string, string>>;
  /** Pictures of both sides. */
  readonly sides: readonly PictureSide[];
  /** Changes with each conflict. */
  readonly revision: string;
  /** Changes with each change of the public game or of the draft. */
  readonly state: string;
}

/** Returns the paths of the pictures of merged entries by place. Entries with drawn pictures have none. */
const entryPicturesOf = ({ lists }: GameFacts, sides: readonly PictureSide[]): DraftMerge['entryPictures'] =>
  Object.fromEntries(
    picturedLists.flatMap((list) =>
      lists[list].flatMap(({ slug, picture = '' }) => {
        const path = sides.flatMap(({ squares }) => squares.get(picture) ?? [])[0];
        return path === undefined ? [] : [[entryPlace(list, slug), path]];
      }),
    ),
  );

/** Merges the draft of a game with the public game; undefined without a draft. Conflicts take the chosen side. */
export async function findDraftMerge(
  tx: Executor,
  game: string,
  choice?: MergeChoice,
): Promise<DraftMerge | undefined> {
  const [row] = await tx
    .select({ developerId: games.developerId, base: draftBases.facts })
    .from(games)
    .leftJoin(draftBases, eq(draftBases.gameId, games.id))
    .where(eq(games.draftFor, game));
  if (!row) return undefined;
  const { developerId, base } = row;
  const draft = await findFacts(tx, { developerId, game, draft: true });
  if (!draft) throw new Error(`The draft of ${game} does not exist.`);
  const current = await findFacts(tx, { developerId, game, draft: false });
  const state = revisionOf({ current: current?.facts, draft: draft.facts });
  const { facts, media } = draft;
  if (!current) {
    const whole = { facts, media, sides: [draft], changed: 'all', conflicts: [] } as const;
    return { ...whole, entryPictures: entryPicturesOf(facts, [draft]), revision: revisionOf([]), state };
  }
  const merged = mergeDraft(base ?? undefined, current.facts, facts, choice);
  const sides = [draft, current];
  const changesMedia = pictureFields.some((field) => merged.changed.has(field));
  const released =
    changesMedia && merged.facts.pictures && mediaOf(merged.facts.pictures, { media: sides.map((side) => side.media) });
  const entryPictures = entryPicturesOf(merged.facts, sides);
  return {
    ...merged,
    media: released || undefined,
    entryPictures,
    sides,
    revision: revisionOf(merged.conflicts),
    state,
  };
}

/** Returns the addresses of the pictures of a conflict; those of trailers are their posters. */
export function conflictPictures(
  { field, pictures }: Pick<MergeConflict, 'field' | 'pictures'>,
  sides: readonly PictureSide[],
  urls: Pick<PublicUrls, 'static'>,
): { readonly public: string[]; readonly draft: string[] } | undefined {
  if (!pictures) return undefined;
  const paths = new Map<string, string>();
  for (const { media: side, squares } of sides) {
    for (const [name, path] of squares) paths.set(name, path);
    paths.set(`cover ${mediaNames(side).cover}`, side.hero.sm);
    for (const slide of [...side.slides, ...side.portfolio]) paths.set(pictureName(slide.original), slide.thumbnail);
    if (side.trailer) paths.set(mediaNames(side).trailer ?? '', side.trailer.poster);
  }
  const addressesOf = (names: readonly string[]): string[] =>
    names.flatMap((name) => {
      const path = paths.get(field === 'cover' ? `cover ${name}` : name);
      return path === undefined ? [] : [urls.static(path)];
    });
  return { public: addressesOf(pictures.public), draft: addressesOf(pictures.draft) };
}

const titlesOf = (conflicts: readonly MergeConflict[]): string => writtenList(conflicts.map(({ title }) => title));

/** Refuses a merge with conflicts that `choice` does not decide. Error: one sentence. */
export function requireChoice(
  { conflicts, revision }: Pick<DraftMerge, 'conflicts' | 'revision'>,
  choice: MergeChoice | undefined,
): Result<undefined, string> {
  if (conflicts.length === 0 || typeof choice === 'string') return ok(undefined);
  const both = `The draft and the public game have both changed: ${titlesOf(conflicts)}.`;
  if (choice === undefined)
    return err(`${both} Release the draft in the console and choose the values, or save the same values in both.`);
  return choice.revision === revision
    ? ok(undefined)
    : err(`${both} Look at the values again, because they have changed.`);
}
