import { fc } from '@fast-check/vitest';

const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    '🎮',
    '👩‍🚀',
    'e\u0301',
    'q\u0301',
    '\u200f',
    '\u200e',
    '\u0645\u0631\u062d\u0628\u0627',
    ' ',
    '\u00a0',
    '\n',
  ),
);

/** Texts as typed by people, with emoji, combining characters, directional marks and spaces. */
export const texts: fc.Arbitrary<string> = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
