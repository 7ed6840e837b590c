import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { frameBounds, frameModes } from '../../../src/domain/bridge/runtime-report';
import type { BuildSums, DeviceFrames } from '../../../src/domain/console/game-health';
import {
  addFrames,
  COMPARED_SESSIONS,
  fingerprintText,
  frameTime,
  parseFrame,
  worseFigures,
} from '../../../src/domain/console/game-health';
import { deviceClasses } from '../../../src/domain/console/game-statistics';
import { noFrames } from '../../../src/domain/play/runtime-health';

/** Histogram with one bucket. */
const only = (bound: number, count = 100) => frameBounds.map((one) => (one === bound ? count : 0)).concat(0);
const times = fc.array(fc.nat(10_000), { minLength: noFrames.length, maxLength: noFrames.length });

describe('parseFrame', () => {
  test.each([
    ['at tick (/1.0.0/main.js:3:7)', { name: 'tick', file: '/1.0.0/main.js', line: 3, column: 7 }],
    [
      '    at async Game.load (https://cdn.test/a.js:1:2)',
      { name: 'Game.load', file: 'https://cdn.test/a.js', line: 1, column: 2 },
    ],
    ['at /1.0.0/main.js:3:7', { name: '', file: '/1.0.0/main.js', line: 3, column: 7 }],
    ['tick@/1.0.0/main.js:3:7', { name: 'tick', file: '/1.0.0/main.js', line: 3, column: 7 }],
    ['@/1.0.0/main.js:3:7', { name: '', file: '/1.0.0/main.js', line: 3, column: 7 }],
  ])('reads the place of %j', (text, frame) => {
    expect(parseFrame(text)).toEqual(frame);
  });

  property.prop([fc.string()])('never throws for any text', (text) => {
    expect(['object', 'undefined']).toContain(typeof parseFrame(text));
  });
});

describe('fingerprintText', () => {
  const of = (message: string, stack?: string) => fingerprintText({ kind: 'error', message, stack });

  test('is equal for other numbers, builds, hashes of files and lines of named functions', () => {
    expect(of('no tile 17', 'at tick (/1.0.0/assets/main-Bx81kQ_z.js:3:7)')).toBe(
      of('no tile 3', 'at tick (/1.1.0/assets/main-c0FFee12.js:9:1)'),
    );
  });

  test('differs for another kind, message, function, file, and place of an anonymous function', () => {
    const all = [
      of('no tile', 'at tick (/1.0.0/main.js:3:7)'),
      of('no hill', 'at tick (/1.0.0/main.js:3:7)'),
      of('no tile', 'at draw (/1.0.0/main.js:3:7)'),
      of('no tile', 'at tick (/1.0.0/other.js:3:7)'),
      of('no tile', 'at /1.0.0/main.js:3:7'),
      of('no tile', 'at /1.0.0/main.js:4:7'),
      fingerprintText({ kind: 'rejection', message: 'no tile', stack: 'at tick (/1.0.0/main.js:3:7)' }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test('ignores frames of other hosts and those after the third own one', () => {
    const own = ['a', 'b', 'c'].map((name) => `at ${name} (/1.0.0/main.js:1:1)`);
    expect(of('x', [...own, 'at d (/1.0.0/main.js:1:1)'].join('\n'))).toBe(
      of('x', ['at z (https://cdn.test/a.js:1:1)', ...own].join('\n')),
    );
  });

  const name = fc.string({ unit: fc.constantFrom('a', 'b', 'F', '7', '_', '-', '.', '/'), maxLength: 30 });
  property.prop([name, fc.constantFrom('.js', '.wasm', '.', '')], { numRuns: 2000 })(
    'always removes the hash that a bundler adds to the name of a file, and nothing else',
    (file, ending) => {
      const hash = /[-.](?=[\w-]*[\dA-Z])[\w-]{8,}(?=\.\w+$)/;
      const path = `/1.0.0/${file}${ending}`;
      expect(of(path)).toBe(JSON.stringify(['error', path.slice('/1.0.0/'.length).replace(hash, '')]));
    },
  );

  test('T70: takes time in proportion to the length of a file name', () => {
    const time = (length: number) => {
      const stack = `at /1/${'-'.repeat(length)}A:1:1`;
      const times = Array.from({ length: 9 }, () => {
        const start = performance.now();
        for (let run = 0; run < 10; run += 1) of('x', stack);
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    const long = time(8 * 512);
    // Quadratic time would be 64 times as long.
    expect(long / time(512)).toBeLessThan(24);
  });

  test('compares failed loads by their path in the build', () => {
    const load = (message: string) => fingerprintText({ kind: 'picture', message });
    expect(load('/1.0.0/level-1/sky.png')).toBe(load('/1.1.0/level-1/sky.png'));
    expect(load('/1.0.0/level-1/sky.png')).not.toBe(load('/1.0.0/level-2/sky.png'));
  });
});

describe('frameTime', () => {
  test('interpolates within the bucket and ends at the last bound', () => {
    expect(frameTime(noFrames, 0.5)).toBeUndefined();
    expect(frameTime(only(18), 0.5)).toBe(16);
    expect(frameTime(only(7), 1)).toBe(7);
    expect(frameTime([...frameBounds.map(() => 0), 5], 0.5)).toBe(200);
  });

  property.prop([times, fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })])(
    'never decreases for a greater share, and always stays within the bounds',
    (counts, one, other) => {
      const [low, high] = [frameTime(counts, Math.min(one, other)), frameTime(counts, Math.max(one, other))];
      if (low === undefined || high === undefined) return;
      expect(low).toBeLessThanOrEqual(high + 1e-9);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(200);
    },
  );

  property.prop([
    fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 60 }),
    fc.constantFrom(0.5, 0.75, 0.95),
  ])('always lies in the bucket of the exact value', (frames, share) => {
    const bucketOf = (time: number) => frameBounds.findIndex((bound) => time <= bound);
    const counts = frames.reduce<readonly number[]>(
      (sums, time) =>
        addFrames(
          sums,
          noFrames.map((_, at) => (at === bucketOf(time) ? 1 : 0)),
        ),
      noFrames,
    );
    const exact = frames.toSorted((a, b) => a - b)[Math.ceil(frames.length * share) - 1] ?? 0;
    expect(bucketOf(frameTime(counts, share) ?? -1)).toBe(bucketOf(exact));
  });
});

describe('worseFigures', () => {
  const sums = (change: Partial<BuildSums> = {}): BuildSums => ({
    ...{ sessions: 100, errors: 10, failedStarts: 4, failedLoads: 0, frames: [] },
    ...change,
  });
  const frames = (bound: number, change: Partial<DeviceFrames> = {}): readonly DeviceFrames[] => [
    { device: 'headset', mode: 'vr', sessions: 100, times: only(bound), ...change },
  ];

  test('returns errors that have doubled and are 0.05 per session higher', () => {
    expect(worseFigures(sums({ errors: 20 }), sums())).toEqual([{ figure: 'errors', before: 0.1, now: 0.2 }]);
    expect(worseFigures(sums({ errors: 19 }), sums())).toEqual([]);
    expect(worseFigures(sums({ errors: 4 }), sums({ errors: 0 }))).toEqual([]);
    expect(worseFigures(sums({ errors: 5 }), sums({ errors: 0 }))).toHaveLength(1);
  });

  test('returns failed starts that have doubled and are 0.05 per session higher', () => {
    expect(worseFigures(sums({ failedStarts: 9 }), sums())).toEqual([
      { figure: 'failed-starts', before: 0.04, now: 0.09 },
    ]);
    expect(worseFigures(sums({ failedStarts: 8 }), sums())).toEqual([]);
  });

  test('returns frame times that are thirty percent longer on the same device and mode', () => {
    const before = sums({ frames: frames(14) });
    expect(worseFigures(sums({ frames: frames(23) }), before)).toEqual([
      { figure: 'frame-time', before: 13.5, now: 21.75, device: 'headset', mode: 'vr' },
    ]);
    expect(worseFigures(sums({ frames: frames(18) }), before)).toEqual([]);
    expect(worseFigures(sums({ frames: frames(34, { mode: 'screen' }) }), before)).toEqual([]);
    expect(worseFigures(sums({ frames: frames(34, { sessions: 29 }) }), before)).toEqual([]);
  });

  const device = fc.record({
    device: fc.constantFrom(...deviceClasses),
    mode: fc.constantFrom(...frameModes),
    sessions: fc.nat(90),
    times,
  });
  const anySums: fc.Arbitrary<BuildSums> = fc.record({
    ...{ sessions: fc.nat(90), errors: fc.nat(300), failedStarts: fc.nat(90), failedLoads: fc.nat(90) },
    frames: fc.uniqueArray(device, { selector: (one) => one.device + one.mode, maxLength: 4 }),
  });

  property.prop([anySums])('never finds a build worse than itself', (one) => {
    expect(worseFigures(one, one)).toEqual([]);
  });

  property.prop([anySums, anySums])(
    'never compares too few sessions, and always names greater values',
    (now, before) => {
      const found = worseFigures(now, before);
      if (Math.min(now.sessions, before.sessions) < COMPARED_SESSIONS) expect(found).toEqual([]);
      for (const figure of found) expect(figure.now).toBeGreaterThan(figure.before);
    },
  );

  property.prop([anySums, anySums])('never finds two builds worse than each other in the same figure', (one, other) => {
    const names = (all: ReturnType<typeof worseFigures>) =>
      all.map(({ figure, device: on = '', mode = '' }) => `${figure} ${on} ${mode}`);
    const both = new Set(names(worseFigures(one, other)));
    expect(names(worseFigures(other, one)).filter((name) => both.has(name))).toEqual([]);
  });

  property.prop([anySums, anySums, fc.nat(50)])(
    'always still names errors after further errors',
    (now, before, more) => {
      const isNamed = (sum: BuildSums) => worseFigures(sum, before).some(({ figure }) => figure === 'errors');
      if (isNamed(now)) expect(isNamed({ ...now, errors: now.errors + more })).toBe(true);
    },
  );
});
