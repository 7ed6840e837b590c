import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { UploadEvent, UploadState } from '../../../src/ui/console/upload.machine';
import {
  bytesText,
  choosing,
  isBusy,
  losesWork,
  nextUpload,
  percentOf,
  planUpload,
  versionProblem,
} from '../../../src/ui/console/upload.machine';

const file = (path: string, bytes = 10) => ({ path, bytes });
const result = {
  game: 'kite',
  version: '1.0.0',
  status: 'draft',
  files: 2,
  check: undefined,
  page: '/p',
  build: '/b',
} as const;
const publication = (change: object) =>
  ({
    type: 'publication-changed',
    publication: { id: 'p', state: 'running', error: undefined, result: undefined, ...change },
  }) as UploadEvent;
const after = (...events: readonly UploadEvent[]) => events.reduce(nextUpload, choosing);
const sending: UploadEvent = { type: 'sending-started', name: 'kite.zip', total: 100 };

describe('planUpload', () => {
  test('accepts one zip archive', () => {
    expect(planUpload([file('kite.ZIP')])).toEqual({ kind: 'archive', file: 0 });
  });

  test('packs a folder without its top folder and its hidden files', () => {
    const plan = planUpload([
      file('kite/.git/config'),
      file('kite/game.json'),
      file('kite/index.html', 20),
      file('kite/a/b.js'),
      file('kite/__MACOSX/x'),
    ]);
    expect(plan).toEqual({
      kind: 'folder',
      name: 'kite.zip',
      bytes: 40,
      files: [
        { index: 1, path: 'game.json' },
        { index: 2, path: 'index.html' },
        { index: 3, path: 'a/b.js' },
      ],
    });
  });

  test('packs loose files as they are', () => {
    expect(planUpload([file('game.json'), file('index.html'), file('a/b.js')])).toMatchObject({
      kind: 'folder',
      name: 'build.zip',
      files: [{ path: 'game.json' }, { path: 'index.html' }, { path: 'a/b.js' }],
    });
  });

  test('names what is missing', () => {
    const text = (chosen: Parameters<typeof planUpload>[0]) => {
      const plan = planUpload(chosen);
      return plan.kind === 'problem' ? plan.text : plan.kind;
    };
    expect(text([])).toContain('Choose a zip archive');
    expect(text([file('picture.png')])).toContain('no game.json and no index.html');
    expect(text([file('kite/index.html'), file('kite/a.js')])).toContain('no game.json at its top');
    expect(text([file('kite/.DS_Store')])).toContain('no game.json and no index.html');
  });

  property.prop([fc.array(fc.record({ path: fc.string({ minLength: 1 }), bytes: fc.nat() }))])(
    'planUpload always plans files of the choice only, each once',
    (chosen) => {
      const plan = planUpload(chosen);
      if (plan.kind !== 'folder') return;
      const indexes = plan.files.map(({ index }) => index);
      expect(new Set(indexes).size).toBe(indexes.length);
      expect(indexes.every((index) => index < chosen.length)).toBe(true);
    },
  );
});

describe('nextUpload', () => {
  test('goes from the choice over packing and sending to the result', () => {
    const packing = after({ type: 'packing-started', name: 'kite.zip', total: 40 }, { type: 'progressed', bytes: 30 });
    expect(packing).toEqual({ step: 'packing', name: 'kite.zip', done: 30, total: 40 });
    const sent = [sending, { type: 'progressed', bytes: 60 }, { type: 'uploaded' }] as const;
    const waits = sent.reduce(nextUpload, packing);
    expect(waits).toMatchObject({ step: 'starting' });
    expect(losesWork(waits)).toBe(true);
    expect(nextUpload(waits, publication({}))).toEqual({ step: 'publishing', running: true });
    expect(nextUpload(waits, publication({ state: 'published', result }))).toEqual({ step: 'published', result });
  });

  test('pauses by the user or by a lost connection, and resumes', () => {
    expect(after(sending, { type: 'paused' })).toMatchObject({ paused: 'by-user' });
    expect(after(sending, { type: 'interrupted' })).toMatchObject({ paused: 'interrupted' });
    expect(after(sending, { type: 'paused' }, { type: 'resumed' })).toMatchObject({
      step: 'sending',
      paused: undefined,
    });
  });

  test('shows the report of a refused build, and returns to the choice', () => {
    const refused = after(sending, { type: 'uploaded' }, publication({ state: 'refused', error: 'Too large.' }));
    expect(refused).toEqual({ step: 'refused', report: 'Too large.' });
    expect(nextUpload(refused, { type: 'restarted' })).toEqual(choosing);
    const unexplained = after(sending, { type: 'uploaded' }, publication({ state: 'refused' }));
    expect(unexplained).toEqual({ step: 'refused', report: 'This build was refused.' });
  });

  test('shows a problem of the choice and a failure of the upload', () => {
    expect(after({ type: 'problem', text: 'No.' })).toEqual({ step: 'choosing', problem: 'No.' });
    expect(after(sending, { type: 'failed', message: 'Too large.' })).toEqual({
      step: 'refused',
      report: 'Too large.',
    });
  });

  const events: readonly UploadEvent[] = [
    { type: 'problem', text: 'No.' },
    { type: 'packing-started', name: 'kite.zip', total: 40 },
    sending,
    { type: 'progressed', bytes: 1000 },
    { type: 'progressed', bytes: -1 },
    { type: 'paused' },
    { type: 'interrupted' },
    { type: 'resumed' },
    { type: 'uploaded' },
    { type: 'found' },
    { type: 'forgotten' },
    { type: 'lost', reason: 'No.' },
    publication({}),
    publication({ state: 'published', result }),
    publication({ state: 'refused' }),
    { type: 'failed', message: 'No.' },
    { type: 'restarted' },
  ];

  property.prop([fc.array(fc.constantFrom(...events))])(
    'nextUpload never loses a running upload by a restart, and never exceeds its total',
    (happened) => {
      let state: UploadState = choosing;
      for (const event of happened) {
        const next = nextUpload(state, event);
        if (event.type === 'restarted') expect(next).toBe(isBusy(state) ? state : choosing);
        if (event.type === 'problem' && state.step !== 'choosing') expect(next).toBe(state);
        if (losesWork(next)) expect(isBusy(next)).toBe(true);
        if ('done' in next) expect(next.done >= 0 && next.done <= next.total).toBe(true);
        if (next.step === 'published') expect(['starting', 'publishing', 'published']).toContain(state.step);
        state = next;
      }
    },
  );
});

describe('texts of an upload', () => {
  test('percentOf rounds down, so that 100 means complete', () => {
    expect([percentOf(0, 3), percentOf(2, 3), percentOf(3, 3), percentOf(0, 0)]).toEqual([0, 66, 100, 100]);
  });

  property.prop([fc.integer(), fc.integer()])('percentOf is always from 0 to 100', (done, total) => {
    expect(percentOf(done, total)).toBeGreaterThanOrEqual(0);
    expect(percentOf(done, total)).toBeLessThanOrEqual(100);
  });

  test('bytesText uses the greatest fitting unit', () => {
    expect([0, 1023, 1024, 1536, 150 * 1024, 12.4 * 1024 ** 2, 3 * 1024 ** 3, 5000 * 1024 ** 3].map(bytesText)).toEqual(
      ['0 bytes', '1023 bytes', '1.0 KiB', '1.5 KiB', '150 KiB', '12.4 MiB', '3.0 GiB', '5000 GiB'],
    );
  });

  test('versionProblem accepts versions, parts and nothing', () => {
    expect(['', ' 1.2.0 ', 'patch', 'minor', 'major'].map(versionProblem)).toEqual(Array(5).fill(undefined));
    expect(versionProblem('1.2')).toContain('1.2.0');
    expect(versionProblem('v1.2.0')).toBeDefined();
  });
});
