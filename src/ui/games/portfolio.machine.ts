import type { Game, Slide } from '../../domain/games/game';

const video = /\.(?:mp4|webm)$/i;

/** True if a part of a portfolio is a trailer: its file is a video. */
export function isTrailer({ original }: Pick<Slide, 'original'>): boolean {
  return video.test(original.replace(/[?#].*/s, ''));
}

/** Returns the index `steps` further among `count` pictures, wrapping around. */
export function turnedPicture(index: number, steps: number, count: number): number {
  return count === 0 ? 0 : (((index + steps) % count) + count) % count;
}

/** A picture or a trailer of a portfolio. */
export interface PortfolioEntry extends Slide {
  /** The trailer in another format, for browsers that cannot play `original`. */
  readonly alternative?: string | undefined;
}

/** Returns the game's trailer, if it has one, followed by its screenshots. */
export function portfolioEntries({
  trailer,
  portfolio,
  hero,
}: Pick<Game, 'hero' | 'portfolio'> & { readonly trailer?: Game['trailer'] | undefined }): readonly PortfolioEntry[] {
  const original = trailer?.webm ?? trailer?.mp4;
  if (trailer === undefined || original === undefined) return portfolio;
  const alternative = original === trailer.mp4 ? undefined : trailer.mp4;
  return [{ thumbnail: trailer.poster, original, alternative, colour: hero.colour }, ...portfolio];
}
