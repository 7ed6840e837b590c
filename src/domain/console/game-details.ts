import type { ContentRating } from '../games/content-rating';
import type { GameCard } from '../games/game';
import type { GameCapability } from '../games/game-capability';
import type { GameFeatures } from '../games/game-features';
import { writtenList } from '../shared/written-list';
import type { Titled } from '../shared/titled';

/** Maximum numbers of characters of a game's texts. */
export const gameTextLimits = { title: 60, excerpt: 160, description: 20_000, engine: 40 } as const;

/** Texts and choices of a game, in the form of its `game.json`. A publication with a `game.json` writes the same fields. */
export interface GameDetails extends ContentRating {
  readonly title: string;
  readonly excerpt: string;
  /** Markdown. */
  readonly description: string;
  readonly kind: 'game' | 'experience';
  readonly genre: Titled;
  readonly category: Titled;
  readonly tags: readonly Titled[];
  /** Features that do not follow from the lists of the game. */
  readonly features: { readonly multiplayer: boolean; readonly save: boolean };
  readonly capabilities: readonly GameCapability[];
  readonly engine: string | undefined;
  /** Google Analytics measurement id. */
  readonly analytics: string | undefined;
  /** Foreign origins that the newest build contacts. */
  readonly network: readonly string[];
}

/** Changed details, and the revision that the change is based on. */
export interface DetailsChange {
  readonly revision: string;
  readonly details: GameDetails;
}

/** Details of a game with the data of their form and its previews. */
export interface GameDetailsPage {
  readonly details: GameDetails;
  /** Changes with each change of the details. */
  readonly revision: string;
  /** Public game and draft, of which at least one exists. */
  readonly has: { readonly game: boolean; readonly draft: boolean };
  readonly card: GameCard;
  readonly features: GameFeatures;
  /** Description as sanitised HTML. */
  readonly html: string;
  readonly genres: readonly (Titled & { readonly categories: readonly Titled[] })[];
}

const names: Readonly<Record<keyof GameDetails, string>> = {
  title: 'title',
  excerpt: 'summary',
  description: 'description',
  kind: 'kind',
  genre: 'genre',
  category: 'category',
  tags: 'tags',
  features: 'features',
  capabilities: 'devices',
  ageRating: 'age rating',
  comfort: 'comfort',
  engine: 'engine',
  analytics: 'analytics',
  network: 'network hosts',
};

/** Returns a text that is the same for equal values, even if their fields have another order. */
export const orderedText = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, entry]) => entry !== undefined)
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : (part ?? null),
  );

/** Returns the names of the fields that differ, as words of a sentence; undefined if none does. */
export function changedDetails(before: GameDetails, after: GameDetails): string | undefined {
  const changed = (Object.keys(names) as (keyof GameDetails)[]).filter(
    (field) => orderedText(before[field]) !== orderedText(after[field]),
  );
  return changed.length === 0 ? undefined : writtenList(changed.map((field) => names[field]));
}

/** Returns the fields with null for undefined. */
export const orNulls = <Fields extends object>(
  fields: Fields,
): { readonly [Name in keyof Fields]: Exclude<Fields[Name], undefined> | null } =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? null])) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined> | null;
  };

/** Returns the `game.json` with these details. Lists and pictures are left out, which a publication then leaves unchanged. */
export function gameFileText(slug: string, { engine, analytics, ageRating, comfort, ...details }: GameDetails): string {
  const optional = { ageRating, comfort, engine, analytics };
  const file = { slug, ...details, ...orNulls(optional) };
  return `${JSON.stringify(file, null, 2)}\n`;
}
