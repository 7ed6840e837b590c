import { fc } from '@fast-check/vitest';
import type { Slide } from '../../src/domain/games/game';
import type { Picture } from '../../src/domain/shared/picture';

const colours = fc.constantFrom('#101020', '#ff8800');

/** Pictures in three sizes. */
export const pictures: fc.Arbitrary<Picture> = fc.record({
  sm: fc.webPath(),
  hd: fc.webPath(),
  fhd: fc.webPath(),
  colour: colours,
});

/** Slides of a slide show. */
export const slides: fc.Arbitrary<Slide> = fc.record({
  thumbnail: fc.webPath(),
  original: fc.webPath(),
  colour: colours,
});
