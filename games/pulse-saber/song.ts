import { seededRandom } from '../kit/seeded-random';

/** A section of a song: name, first beat, length in beats, and density from 0 to 1. */
export interface Section {
  readonly name: string;
  readonly start: number;
  readonly beats: number;
  readonly drive: number;
}

/** A generated song for the band and the blocks. */
export interface Song {
  readonly title: string;
  readonly seed: number;
  readonly bpm: number;
  /** Frequency of the key's root in hertz. */
  readonly root: number;
  /** Scale steps of the chord in each bar, repeated. */
  readonly chords: readonly number[];
  /** Steps of the lead's phrase, one per eighth, -1 for a rest. */
  readonly phrase: readonly number[];
  readonly sections: readonly Section[];
  readonly beats: number;
}

/** Differences between levels. */
export interface Level {
  readonly title: string;
  readonly seed: number;
  readonly bpm: number;
  readonly pace: number;
}

/** The levels in the order of play. */
export const levels: readonly Level[] = [
  { title: 'Afterglow', seed: 1984, bpm: 104, pace: 0.45 },
  { title: 'Night Drive', seed: 2049, bpm: 116, pace: 0.7 },
  { title: 'Overclock', seed: 808, bpm: 132, pace: 1 },
];

const progressions = [
  [0, 5, 2, 6],
  [0, 3, 5, 4],
  [0, 6, 5, 6],
  [0, 2, 5, 3],
];
const minor = [0, 2, 3, 5, 7, 8, 10];

/** Returns the frequency of a step of the natural minor scale over `root`. 7 steps are an octave. */
export function stepFrequency(root: number, step: number): number {
  const octave = Math.floor(step / 7);
  const semitones = (minor[step - octave * 7] ?? 0) + octave * 12;
  return root * 2 ** (semitones / 12);
}

/** Composes the song of a level. The same level always gives the same song. */
export function composeSong(level: Level): Song {
  const random = seededRandom(level.seed);
  const root = 55 * 2 ** ((random.index(6) - 2) / 12);
  const chords = progressions[random.index(progressions.length)] ?? [0];
  const phrase = Array.from({ length: 16 }, (_, i) =>
    random.next() < (i % 2 === 0 ? 0.75 : 0.4) ? random.index(8) : -1,
  );
  const plan: readonly (readonly [string, number, number])[] = [
    ['Intro', 8, 0],
    ['Verse one', 24, 0.45],
    ['Chorus', 16, 0.85],
    ['Verse two', 24, 0.6],
    ['Last chorus', 24, 1],
    ['Outro', 8, 0],
  ];
  let start = 0;
  const sections = plan.map(([name, beats, drive]) => {
    const section = { name, start, beats, drive: drive * level.pace };
    start += beats;
    return section;
  });
  return { title: level.title, seed: level.seed, bpm: level.bpm, root, chords, phrase, sections, beats: start };
}

/** Returns the section of a beat; the last section after the end. */
export function sectionAt(song: Song, beat: number): number {
  const found = song.sections.findIndex(({ start, beats }) => beat >= start && beat < start + beats);
  return found >= 0 ? found : beat < 0 ? 0 : song.sections.length - 1;
}
