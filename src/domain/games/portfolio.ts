import type { Game, Slide } from './game';

const video = /\.(?:mp4|webm)$/i;

/** Whether a part of a portfolio is a trailer and not a screenshot: its file is a video. */
export function isTrailer({ original }: Pick<Slide, 'original'>): boolean {
  return video.test(original.split(/[?#]/, 1)[0] ?? '');
}

/** The place `steps` further among `count` pictures, in a ring: after the last comes the first. */
export function turnedPicture(place: number, steps: number, count: number): number {
  return count === 0 ? 0 : (((place + steps) % count) + count) % count;
}

/** A picture or a trailer of a portfolio. */
export interface PortfolioEntry extends Slide {
  /** The trailer in another format, for browsers that cannot play `original`. */
  readonly alternative?: string | undefined;
}

/** The game's trailer, when it has one, and then its screenshots. */
export function portfolioEntries({
  trailer,
  portfolio,
  hero,
}: Pick<Game, 'hero' | 'portfolio' | 'trailer'>): readonly PortfolioEntry[] {
  const original = trailer?.webm ?? trailer?.mp4;
  if (trailer === undefined || original === undefined) return portfolio;
  const alternative = original === trailer.mp4 ? undefined : trailer.mp4;
  return [{ thumbnail: trailer.poster, original, alternative, colour: hero.colour }, ...portfolio];
}
