import type { Slide } from './game';

const video = /\.(?:mp4|webm)$/i;

/** Whether a part of a portfolio is a trailer and not a screenshot: its file is a video. */
export function isTrailer({ original }: Pick<Slide, 'original'>): boolean {
  return video.test(original.split(/[?#]/, 1)[0] ?? '');
}

/** The place `steps` further among `count` pictures, in a ring: after the last comes the first. */
export function turnedPicture(place: number, steps: number, count: number): number {
  return count === 0 ? 0 : (((place + steps) % count) + count) % count;
}
