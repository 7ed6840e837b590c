const FIRST =
  'Amber Astral Brave Bright Cosmic Crimson Frosty Gentle Golden Lucky Lunar Mellow Nimble Quiet Silver Swift'.split(
    ' ',
  );

const SECOND =
  'Badger Comet Condor Drifter Falcon Fox Glider Heron Lynx Meteor Otter Panda Pilot Ranger Raven Voyager'.split(' ');

const NUMBERS = 10_000;

/**
 * Creates a valid username from two words and up to four digits; `draw` returns numbers in [0, 1).
 * @rule 2.4.22 Random creates another username.
 */
export function suggestUsername(draw: () => number): string {
  const first = picked(FIRST, draw());
  const second = picked(SECOND, draw());
  return `${first}${second}${indexFor(NUMBERS, draw())}`;
}

function picked(words: readonly string[], number: number): string {
  return String(words[indexFor(words.length, number)]);
}

// Guards against a source that returns 1.
function indexFor(count: number, number: number): number {
  return Math.min(Math.floor(number * count), count - 1);
}
