import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { GamePictures } from '../../../src/domain/console/game-pictures';
import { pictureLimits } from '../../../src/domain/console/game-pictures';
import {
  addPicture,
  addSlides,
  describePicture,
  differentPlaces,
  mergePictures,
  movePicture,
  picturedCard,
  pictureProblems,
  removePicture,
  roomIn,
  toNames,
  trailerProblem,
} from '../../../src/ui/console/pictures.machine';
import { aPicture, aPicturesPage, aTrailer } from '../../fakes/console-game-pages';

const base = aPicturesPage().pictures;
const named = fc.constantFrom('a', 'b', 'c', 'd').map(aPicture);
const listed = fc.uniqueArray(named, { selector: ({ name }) => name });
const anyPictures: fc.Arbitrary<GamePictures> = fc.record({ cover: named, slides: listed, portfolio: listed });

describe('the pictures of the form', () => {
  test('are added once, moved and removed', () => {
    const added = addPicture(addPicture(base, 'slides', aPicture('x')), 'slides', aPicture('a'));
    expect(toNames(added).slides).toEqual(['a', 'b', 'x']);
    expect(toNames(movePicture(added, 'slides', 'x', 0)).slides).toEqual(['x', 'a', 'b']);
    expect(toNames(movePicture(added, 'slides', 'a', 9)).slides).toEqual(['b', 'x', 'a']);
    expect(movePicture(added, 'slides', 'unknown', 0)).toBe(added);
    expect(toNames(removePicture(added, 'slides', 'b')).slides).toEqual(['a', 'x']);
    expect(addPicture(base, 'cover', aPicture('x')).cover.name).toBe('x');
  });

  test('of the card are added to the page, and never more than fit', () => {
    expect(toNames(addSlides(base)).portfolio).toEqual(['c', 'a', 'b']);
    const full = { ...base, slides: Array.from({ length: pictureLimits.slides }, (_, index) => aPicture(`s${index}`)) };
    expect([roomIn(full, 'slides'), roomIn(full, 'cover')]).toEqual([0, 1]);
    expect(addPicture(full, 'slides', aPicture('x'))).toEqual(full);
  });

  test('keep the own change of a place that another member has changed too', () => {
    const mine = { ...base, slides: [aPicture('mine')], cover: aPicture('mine'), trailer: aTrailer('mine') };
    const theirs = { ...base, slides: [aPicture('theirs')], portfolio: [] };
    const { form, conflicts } = mergePictures(base, mine, theirs);
    expect(toNames(form)).toEqual({
      cover: 'mine',
      slides: ['mine'],
      portfolio: [],
      alternatives: {},
      trailer: 'mine',
    });
    expect(conflicts).toEqual(['slides']);
  });

  test('have one alternative text each, in both lists', () => {
    const described = describePicture(addSlides(base), 'a', 'A kite.');
    expect(toNames(described).alternatives).toEqual({ a: 'A kite.' });
    expect(differentPlaces(addSlides(base), described)).toEqual(['slides', 'portfolio']);
    expect(differentPlaces(base, describePicture(base, 'a', ''))).toEqual([]);
  });

  test('change the preview of the card', () => {
    const { hero, slides, trailer } = picturedCard(aPicturesPage().card, { ...base, trailer: aTrailer('film') });
    expect([hero.hd, slides.length, trailer?.webm]).toEqual(['/o/cover', 2, '/o/film.webm']);
  });

  test.each([
    ['film.mov', 1, 'film.mov: Please choose a WebM or MP4 video.'],
    ['film.MP4', 0, 'film.MP4: This file is empty.'],
    ['film.webm', 20 * 1024 * 1024 + 1, 'film.webm: Please choose a video of at most 20 MiB.'],
    ['film.webm', 20 * 1024 * 1024, undefined],
  ])('have a trailer: %s of %i bytes', (name, size, problem) => {
    expect(trailerProblem({ name, size })).toBe(problem);
  });

  test('show each message at its place', () => {
    expect(pictureProblems({ 'slides.3': ['Too long.'], slides: ['Twice.'], other: ['No.'] })).toEqual({
      slides: 'Too long. Twice.',
    });
  });

  property.prop([anyPictures, fc.constantFrom('slides', 'portfolio'), fc.nat(5), fc.nat(5)])(
    'always have the same members after a move',
    (pictures, list, from, to) => {
      const name = pictures[list][from]?.name ?? 'none';
      const moved = movePicture(pictures, list, name, to);
      expect(toNames(moved)[list].toSorted()).toEqual(toNames(pictures)[list].toSorted());
    },
  );

  property.prop([anyPictures, anyPictures])('always take the change of one member alone', (one, other) => {
    expect(mergePictures(one, one, other)).toEqual({ form: other, conflicts: [] });
    expect(mergePictures(one, other, one)).toEqual({ form: other, conflicts: [] });
    expect(differentPlaces(one, one)).toEqual([]);
  });
});
