import type {
  GamePicture,
  GamePictures,
  MediaPlace,
  PictureList,
  PictureNames,
  PicturePlace,
} from '../../domain/console/game-pictures';
import {
  alternativesOf,
  changedPlaces,
  mediaPlaces,
  pictureLimits,
  TRAILER_BYTES,
} from '../../domain/console/game-pictures';
import type { GameCard } from '../../domain/games/game';

/** Titles of the places in the form. */
export const placeTitles: Readonly<Record<MediaPlace, string>> = {
  cover: 'Cover',
  slides: 'Slides of the card',
  portfolio: 'Pictures of the page',
  trailer: 'Trailer',
};

/** Returns the names and the alternative texts of pictures. */
export const toNames = ({ cover, slides, portfolio, trailer }: GamePictures): PictureNames => ({
  cover: cover.name,
  slides: slides.map(({ name }) => name),
  portfolio: portfolio.map(({ name }) => name),
  alternatives: alternativesOf([...portfolio, ...slides]),
  trailer: trailer?.name,
});

/** Returns the places in which two forms have different pictures or another order. */
export const differentPlaces = (one: GamePictures, other: GamePictures): readonly MediaPlace[] =>
  changedPlaces(toNames(one), toNames(other));

/**
 * Merges the changed pictures with those of another member; both started from `base`. A place that both have changed keeps the own
 * pictures and is a conflict.
 */
export function mergePictures(
  base: GamePictures,
  mine: GamePictures,
  theirs: GamePictures,
): { readonly form: GamePictures; readonly conflicts: readonly MediaPlace[] } {
  const own = differentPlaces(base, mine);
  const others = differentPlaces(base, theirs);
  const kept = Object.fromEntries(own.map((place) => [place, mine[place]]));
  const conflicts = own.filter((place) => others.includes(place) && differentPlaces(mine, theirs).includes(place));
  return { form: { ...theirs, ...kept }, conflicts };
}

/** Returns the list with a picture at its end; a list that has the picture or is full stays as it is. */
function withPicture(list: readonly GamePicture[], picture: GamePicture, most: number): readonly GamePicture[] {
  const isKnown = list.some(({ name }) => name === picture.name);
  return isKnown || list.length >= most ? list : [...list, picture];
}

/** Returns the pictures with another cover, or with a picture at the end of a list. */
export const addPicture = (pictures: GamePictures, place: PicturePlace, picture: GamePicture): GamePictures =>
  place === 'cover'
    ? { ...pictures, cover: picture }
    : { ...pictures, [place]: withPicture(pictures[place], picture, pictureLimits[place]) };

/** Returns the pictures without one of a list. */
export const removePicture = (pictures: GamePictures, list: PictureList, name: string): GamePictures => ({
  ...pictures,
  [list]: pictures[list].filter((one) => one.name !== name),
});

/** Returns the pictures with another alternative text of one, in both lists. */
export function describePicture(pictures: GamePictures, name: string, alt: string): GamePictures {
  const described = (list: readonly GamePicture[]): readonly GamePicture[] =>
    list.map((one) => (one.name === name ? { ...one, alt } : one));
  return { ...pictures, slides: described(pictures.slides), portfolio: described(pictures.portfolio) };
}

/** Returns the pictures with one of a list at another index, at most its ends. */
export function movePicture(pictures: GamePictures, list: PictureList, name: string, index: number): GamePictures {
  const moved = pictures[list].find((one) => one.name === name);
  if (moved === undefined) return pictures;
  const others = pictures[list].filter((one) => one !== moved);
  return { ...pictures, [list]: others.toSpliced(Math.max(0, Math.min(index, others.length)), 0, moved) };
}

/** Returns the pictures with all slides of the card also on the page. */
export const addSlides = (pictures: GamePictures): GamePictures =>
  pictures.slides.reduce((all, slide) => addPicture(all, 'portfolio', slide), pictures);

/** Returns the number of pictures that still fit into a place. */
export const roomIn = (pictures: GamePictures, place: PicturePlace): number =>
  place === 'cover' ? 1 : pictureLimits[place] - pictures[place].length;

/** Returns the card as it looks with these pictures. */
export const picturedCard = (card: GameCard, { cover, slides, trailer }: GamePictures): GameCard => ({
  ...card,
  hero: { sm: cover.thumbnail, hd: cover.original, fhd: cover.original, colour: cover.colour },
  slides,
  trailer,
});

/** Returns the reason to refuse a file as a trailer before its upload; the server also checks the content. */
export function trailerProblem({ name, size }: { readonly name: string; readonly size: number }): string | undefined {
  if (!/\.(webm|mp4)$/i.test(name)) return `${name}: Please choose a WebM or MP4 video.`;
  if (size === 0) return `${name}: This file is empty.`;
  return size > TRAILER_BYTES ? `${name}: Please choose a video of at most 20 MiB.` : undefined;
}

/** Assigns the messages of a refused change to places. */
export const pictureProblems = (
  refused: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    mediaPlaces.flatMap((place) => {
      const messages = Object.entries(refused).flatMap(([path, texts]) => (path.split('.')[0] === place ? texts : []));
      return messages.length === 0 ? [] : [[place, messages.join(' ')]];
    }),
  );
