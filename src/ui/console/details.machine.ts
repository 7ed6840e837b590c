import type { GameDetails, GameDetailsPage } from '../../domain/console/game-details';
import type { Comfort } from '../../domain/games/content-rating';
import { ageRatings } from '../../domain/games/content-rating';
import type { GameCard } from '../../domain/games/game';
import type { GameCapability } from '../../domain/games/game-capability';
import { gameCapabilities } from '../../domain/games/game-capability';
import type { Titled } from '../../domain/shared/titled';
import { proposeSlug } from './console.machine';

/** Fields of the form about a game, as typed. */
export interface DetailsForm {
  readonly title: string;
  readonly excerpt: string;
  readonly description: string;
  readonly kind: GameDetails['kind'];
  /** Slugs of genre and category, joined by a slash. */
  readonly place: string;
  /** One tag a line. */
  readonly tags: string;
  readonly multiplayer: boolean;
  readonly save: boolean;
  readonly capabilities: readonly GameCapability[];
  /** A number of years; empty without a rating. */
  readonly ageRating: string;
  /** Empty without a rating. */
  readonly comfort: Comfort | '';
  readonly engine: string;
  readonly analytics: string;
  /** One origin a line. */
  readonly network: string;
}

export type DetailsField = keyof DetailsForm;

/** Labels of the fields. */
export const detailsLabels: Readonly<Record<DetailsField, string>> = {
  title: 'Title',
  excerpt: 'Summary',
  description: 'Description',
  kind: 'Kind',
  place: 'Category',
  tags: 'Tags',
  multiplayer: 'Multiplayer',
  save: 'Cloud saves',
  capabilities: 'Plays with',
  ageRating: 'Age rating',
  comfort: 'Comfort in a headset',
  engine: 'Engine',
  analytics: 'Google Analytics',
  network: 'Network hosts',
};

const fields = Object.keys(detailsLabels) as readonly DetailsField[];

/** Converts details to the fields of the form. */
export const toForm = ({
  genre,
  category,
  tags,
  features,
  network,
  engine,
  analytics,
  ageRating,
  comfort,
  ...same
}: GameDetails): DetailsForm => ({
  ...same,
  ...features,
  place: `${genre.slug}/${category.slug}`,
  tags: tags.map(({ title }) => title).join('\n'),
  network: network.join('\n'),
  ageRating: ageRating === undefined ? '' : String(ageRating),
  comfort: comfort ?? '',
  engine: engine ?? '',
  analytics: analytics ?? '',
});

const linesOf = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

const orUndefined = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());

/** Converts the fields of the form to details. Known tags keep their slugs. */
export function fromForm(
  form: DetailsForm,
  { details, genres }: Pick<GameDetailsPage, 'details' | 'genres'>,
): GameDetails {
  const { place, tags, multiplayer, save, network, engine, analytics, capabilities, ...others } = form;
  const { ageRating, comfort, ...same } = others;
  const [genreSlug = '', categorySlug = ''] = place.split('/');
  const known = [details.genre, details.category];
  const titleOf = (slug: string, options: readonly Titled[]): Titled => {
    const { title = slug } = [...options, ...known].find((one) => one.slug === slug) ?? {};
    return { slug, title };
  };
  const slugOf = (title: string): string => details.tags.find((tag) => tag.title === title)?.slug ?? proposeSlug(title);
  return {
    ...same,
    title: same.title.trim(),
    genre: titleOf(genreSlug, genres),
    category: titleOf(categorySlug, genres.find(({ slug }) => slug === genreSlug)?.categories ?? []),
    tags: linesOf(tags).map((title) => ({ slug: slugOf(title), title })),
    features: { multiplayer, save },
    capabilities: gameCapabilities.filter((one) => capabilities.includes(one)),
    network: linesOf(network),
    ageRating: ageRatings.find((years) => String(years) === ageRating),
    comfort: comfort === '' ? undefined : comfort,
    engine: orUndefined(engine),
    analytics: orUndefined(analytics),
  };
}

const isSame = (one: DetailsForm, other: DetailsForm, field: DetailsField): boolean =>
  JSON.stringify(one[field]) === JSON.stringify(other[field]);

/** Returns the fields that differ. */
export const changedFields = (base: DetailsForm, form: DetailsForm): readonly DetailsField[] =>
  fields.filter((field) => !isSame(base, form, field));

/**
 * Merges the typed form with the form of another member; both started from `base`. A field that both have changed keeps the typed value
 * and is a conflict.
 */
export function mergeForms(
  base: DetailsForm,
  mine: DetailsForm,
  theirs: DetailsForm,
): { readonly form: DetailsForm; readonly conflicts: readonly DetailsField[] } {
  const own = changedFields(base, mine);
  const kept = Object.fromEntries(own.map((field) => [field, mine[field]])) as Partial<DetailsForm>;
  const conflicts = own.filter((field) => !isSame(base, theirs, field) && !isSame(mine, theirs, field));
  return { form: { ...theirs, ...kept }, conflicts };
}

/** Field of the form for each field of the details. */
const fieldOf: Readonly<Record<string, DetailsField>> = {
  ...Object.fromEntries(fields.map((field) => [field, field])),
  genre: 'place',
  category: 'place',
  features: 'multiplayer',
};

/** Assigns the messages of a refused change to the fields of the form. Entries of lists are counted from 1. */
export function problemsOf(refused: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const [path, messages] of Object.entries(refused)) {
    const [, name = '', index] = path.split('.');
    const field = fieldOf[name];
    if (field === undefined) continue;
    const entry = index !== undefined && /^\d+$/.test(index) ? `Line ${String(Number(index) + 1)}: ` : '';
    problems[field] ??= `${entry}${messages.join(' ')}`;
  }
  return problems;
}

/** Changes, merge and messages of the form. */
export const detailsRules = {
  isChanged: (stored: DetailsForm, form: DetailsForm): boolean => changedFields(stored, form).length > 0,
  merge: mergeForms,
  problems: problemsOf,
};

/** Returns the card as it looks with the typed details. */
export const previewCard = (
  card: GameCard,
  { title, excerpt, tags, category, capabilities }: GameDetails,
): GameCard => ({
  ...card,
  title,
  excerpt,
  tags,
  category,
  capabilities,
});
