const FIRST =
  'Amber Astral Brave Bright Cosmic Crimson Frosty Gentle Golden Lucky Lunar Mellow Nimble Quiet Silver Swift'.split(
    ' ',
  );

const SECOND =
  'Badger Comet Condor Drifter Falcon Fox Glider Heron Lynx Meteor Otter Panda Pilot Ranger Raven Voyager'.split(' ');

const NUMBERS = 10_000;

/**
 * A user name to offer, made of two words and up to four digits by three numbers in [0, 1) that `draw` gives; it keeps the rule of user names.
 * @rule 2.4.22 The user name can be rolled again at random.
 */
export function suggestUsername(draw: () => number): string {
  const first = picked(FIRST, draw());
  const second = picked(SECOND, draw());
  return `${first}${second}${place(NUMBERS, draw())}`;
}

function picked(words: readonly string[], number: number): string {
  return words[place(words.length, number)] ?? '';
}

// A source that draws 1 would otherwise lead past the end.
function place(count: number, number: number): number {
  return Math.min(Math.floor(number * count), count - 1);
}
