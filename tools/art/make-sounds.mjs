import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../../scripts/lib/root.mjs';

/** Creates the sounds in server/assets/sounds from sine waves. Needs sox with MP3 support. The results are committed. */
const RATE = 44_100;
const FOLDER = fromRoot('server/assets/sounds');

const note = (name) => {
  const [, letter, sharp, octave] = /^([A-G])(#?)(\d)$/.exec(name);
  const step = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 }[letter] + (sharp ? 1 : 0);
  return 440 * 2 ** (step / 12 + Number(octave) - 4);
};

/** Creates a bell: higher partials fade faster. `pan` is -1 to 1. */
const bell = (
  pitch,
  at,
  {
    length = 1,
    volume = 0.3,
    pan = 0,
    partials = [
      [1, 1],
      [2, 0.45],
      [3.01, 0.22],
      [4.2, 0.12],
    ],
  } = {},
) => ({
  at,
  length,
  pan,
  sample: (t) =>
    partials.reduce(
      (sum, [ratio, level]) =>
        sum +
        level * Math.exp((-5.5 * t * (0.7 + ratio * 0.3)) / length) * Math.sin(2 * Math.PI * note(pitch) * ratio * t),
      0,
    ) *
    volume *
    Math.min(1, t * 220),
});

/** Creates a tone that slides from one pitch to another. */
const slide = (from, to, at, { length = 0.2, volume = 0.25, harmonics = 0.2 } = {}) => ({
  at,
  length,
  pan: 0,
  sample: (t) => {
    const x = t / length;
    const phase = 2 * Math.PI * (from * t + ((to - from) * t * t) / (2 * length));
    return volume * Math.sin(Math.PI * x) ** 0.6 * (Math.sin(phase) + harmonics * Math.sin(2 * phase));
  },
});

/** Creates a cluster of high bells in a fixed irregular order. */
const shimmer = (at, count, spread) => {
  const pitches = ['E7', 'G#6', 'B6', 'C#7', 'E6', 'G#7', 'B7'];
  return Array.from({ length: count }, (_, index) => {
    const jitter = Math.abs(Math.sin(index * 12.9898) * 43758.5453) % 1;
    return bell(pitches[(index * 3) % pitches.length], at + spread * ((index + jitter) / count), {
      length: 0.9,
      volume: 0.035,
      pan: jitter * 1.6 - 0.8,
      partials: [
        [1, 1],
        [2.01, 0.3],
      ],
    });
  });
};

const glass = [
  [1, 1],
  [2, 0.3],
  [5.4, 0.08],
];

const sounds = {
  ding: [bell('E6', 0, { length: 0.9, partials: glass })],
  message: [
    bell('B5', 0, { length: 0.5, pan: -0.2, partials: glass }),
    bell('E6', 0.11, { length: 0.8, pan: 0.2, partials: glass }),
  ],
  short: [bell('A5', 0, { length: 0.22, volume: 0.28, partials: glass })],
  strong: [
    bell('E3', 0, {
      length: 1.3,
      volume: 0.34,
      partials: [
        [1, 1],
        [2, 0.5],
        [3, 0.3],
        [4, 0.15],
      ],
    }),
    bell('B4', 0.02, { length: 1.1, volume: 0.2, pan: -0.3 }),
    bell('E5', 0.06, { length: 1.1, volume: 0.2, pan: 0.3 }),
  ],
  error: [
    slide(330, 300, 0, { length: 0.14, harmonics: 0.35 }),
    slide(247, 208, 0.16, { length: 0.26, harmonics: 0.35 }),
  ],
  achievement: [
    ...['E5', 'G#5', 'B5', 'E6', 'G#6'].map((pitch, index) =>
      bell(pitch, index * 0.085, { length: 1.1 + index * 0.15, volume: 0.2, pan: index * 0.2 - 0.4 }),
    ),
    bell('E4', 0.34, {
      length: 2,
      volume: 0.2,
      partials: [
        [1, 1],
        [2, 0.4],
        [3, 0.25],
      ],
    }),
    bell('B6', 0.46, { length: 1.8, volume: 0.14, partials: glass }),
    ...shimmer(0.4, 22, 1.1),
  ],
};

/** Mixes the voices. Returns interleaved 16-bit samples with a peak of 0.9 of full scale. */
function mix(voices) {
  const seconds = Math.max(...voices.map(({ at, length }) => at + length)) + 0.05;
  const count = Math.ceil(seconds * RATE);
  const mixed = new Float64Array(count * 2);
  for (const { at, length, pan, sample } of voices) {
    const first = Math.round(at * RATE);
    const last = Math.min(count, first + Math.ceil(length * RATE));
    for (let index = first; index < last; index += 1) {
      const t = (index - first) / RATE;
      const value = sample(t) * Math.min(1, (length - t) * 60);
      mixed[index * 2] += value * Math.sqrt((1 - pan) / 2) * Math.SQRT2;
      mixed[index * 2 + 1] += value * Math.sqrt((1 + pan) / 2) * Math.SQRT2;
    }
  }
  const peak = mixed.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const scale = Math.min(1, 0.9 / peak) * 32_767;
  return Int16Array.from(mixed, (value) => Math.round(value * scale));
}

mkdirSync(FOLDER, { recursive: true });
for (const [name, voices] of Object.entries(sounds)) {
  const raw = join(tmpdir(), `${name}-${process.pid}.raw`);
  const file = join(FOLDER, `${name}.mp3`);
  writeFileSync(raw, Buffer.from(mix(voices).buffer));
  execFileSync('sox', [
    '-t',
    'raw',
    '-r',
    String(RATE),
    '-e',
    'signed',
    '-b',
    '16',
    '-c',
    '2',
    raw,
    '-C',
    '112',
    file,
    'reverb',
    '28',
    '50',
    '60',
  ]);
  rmSync(raw);
  console.log(`${name}.mp3 ${(statSync(file).size / 1024).toFixed(1)} KB`);
}
