import type { GameCard, Slide, Trailer } from '../games/game';

/** Places of a game's pictures: the cover, the slides of its card, and the pictures of its page. */
export const picturePlaces = ['cover', 'slides', 'portfolio'] as const;
export type PicturePlace = (typeof picturePlaces)[number];

/** Places of a game's pictures and its trailer. */
export const mediaPlaces = [...picturePlaces, 'trailer'] as const;
export type MediaPlace = (typeof mediaPlaces)[number];

/** Most bytes of an uploaded trailer. */
export const TRAILER_BYTES = 20 * 1024 * 1024;

/** Most pictures of each list. */
export const pictureLimits = { slides: 12, portfolio: 24 } as const;
export type PictureList = keyof typeof pictureLimits;

/** Most characters of a picture's alternative text. */
export const ALTERNATIVE_MAX = 200;

/** Uses of an uploaded picture. */
export const pictureUses = ['cover', 'slide', 'item', 'achievement'] as const;
export type PictureUse = (typeof pictureUses)[number];

/** Names of a game's pictures, which differ between different pictures. */
export interface PictureNames {
  readonly cover: string;
  readonly slides: readonly string[];
  readonly portfolio: readonly string[];
  /** Alternative texts of slides and pictures of the page, by the picture's name. */
  readonly alternatives?: Readonly<Record<string, string>> | undefined;
  /** Trailer with its poster. */
  readonly trailer?: string | undefined;
}

/** A stored picture with its addresses. */
export interface GamePicture extends Slide {
  readonly name: string;
}

/** A stored trailer with its addresses. Its name differs from those of other trailers. */
export interface GameTrailer extends Trailer {
  readonly name: string;
}

/** Pictures of a game by place, with its trailer. */
export interface GamePictures {
  readonly cover: GamePicture;
  readonly slides: readonly GamePicture[];
  readonly portfolio: readonly GamePicture[];
  readonly trailer?: GameTrailer | undefined;
}

/** Pictures of a draft with the data of their form. */
export interface GamePicturesPage {
  readonly title: string;
  readonly pictures: GamePictures;
  /** Pictures of the newest build in places where the draft has others. */
  readonly built: { readonly [Place in MediaPlace]?: GamePictures[Place] | undefined };
  /** Changes with each change of the pictures. */
  readonly revision: string;
  readonly card: GameCard;
}

/** Changed pictures by their names, and the revision that the change is based on. */
export interface PicturesChange extends Omit<PictureNames, 'trailer'> {
  /** Null for none. */
  readonly trailer: string | null;
  readonly revision: string;
}

/** Words for the places in a sentence. */
const words: Readonly<Record<MediaPlace, string>> = {
  cover: 'cover',
  slides: 'slides of the card',
  portfolio: 'pictures of the page',
  trailer: 'trailer',
};

/** Returns the alternative texts of pictures by name. Pictures without a text are left out. */
export const alternativesOf = (
  pictures: readonly { readonly name: string; readonly alt?: string | undefined }[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(pictures.flatMap(({ name, alt = '' }) => (alt === '' ? [] : [[name, alt]])));

/** Returns the pictures in a place as text: their names with their alternative texts, in order. */
const textOf = ({ alternatives = {}, ...names }: PictureNames, place: MediaPlace): string =>
  JSON.stringify([names[place] ?? []].flat().map((name) => [name, alternatives[name] ?? '']));

/** Returns the places in which two games have different pictures, another order, other alternative texts or another trailer. */
export const changedPlaces = (one: PictureNames, other: PictureNames): readonly MediaPlace[] =>
  mediaPlaces.filter((place) => textOf(one, place) !== textOf(other, place));

/** Returns the places as words of a sentence. */
export const placeWords = (places: readonly MediaPlace[]): readonly string[] => places.map((place) => words[place]);
