import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { assessBuild, capabilitiesOf } from '../../../../server/publishing/check/assess-build';
import type { ProbeReading } from '../../../../server/publishing/check/probe-reading';
import type { FailedRequest, Observation } from '../../../../server/publishing/check/observation';
import { newObservation } from '../../../../server/publishing/check/observation';
import { reportText } from '../../../../server/publishing/check/check-for-publication';
import { gameCapabilities } from '../../../../src/domain/games/game-capability';

const gameOrigin = 'http://comet-golf.play.holocade.localhost:9200';

const reading: ProbeReading = {
  ...{ drawnAt: 100, paintedAt: 90, frames: 60, now: 1100, timeOrigin: 0 },
  ...{ loaded: true, hasCanvas: true, isOffscreen: false, inSession: false },
  ...{
    blocked: [],
    queriedModes: [],
    requestedModes: [],
    features: [],
    spaces: [],
    input: [],
    dialogs: [],
    sessions: [],
  },
};

const seenBy = (more: Partial<Observation>): Observation => ({ ...newObservation(), reading, ...more });

const failures = (...requests: readonly FailedRequest[]): Pick<Observation, 'failed'> => ({
  failed: new Map(requests.map((request) => [request.url, request])),
});

const assess = (
  seen: Observation,
  network: readonly string[] = [],
  entryIsHtml = true,
  bytesToFirstFrame = 1000,
  offline = false,
  statesComfort = true,
) =>
  assessBuild({
    ...{ seen, gameOrigin, entryIsHtml, game: { network, offline, statesComfort } },
    ...{ files: new Set(['index.html', 'assets/main.js']), base: '/1.0.0/' },
    ...{ bytesToFirstFrame, startSeconds: 60, checkedAt: '2026-01-01T00:00:00.000Z' },
  });

describe('assessBuild', () => {
  test('finds no problem in a build that draws', () => {
    expect(assess(seenBy({ hasStarted: true, framesPerSecond: 60 }))).toMatchObject({
      starts: true,
      problems: [],
      advice: [],
    });
  });

  test('advises against offline play for a build that requests other hosts', () => {
    const url = 'https://cdn.example.org/engine.js';
    const seen = seenBy({ hasStarted: true, hosts: new Set(['https://cdn.example.org']), ...failures() });
    const sentence = `Declares "offline": true, but requests ${new URL(url).origin}. Test that the game runs without a network.`;
    expect(assess(seen, [new URL(url).origin], true, 1000, true).advice).toContain(sentence);
    expect(assess(seen, [new URL(url).origin]).advice).not.toContain(sentence);
    expect(assess(seenBy({ hasStarted: true }), [], true, 1000, true).advice).toEqual([]);
  });

  test('advises a VR build of a new game to state its comfort', () => {
    const sentence = 'Plays in VR, but game.json does not state "comfort": "comfortable", "moderate" or "intense".';
    const sessions = [{ mode: 'immersive-vr', frames: 9 }];
    const inVr = seenBy({ hasStarted: true, reading: { ...reading, sessions } });
    expect(assess(inVr, [], true, 1000, false, false).advice).toEqual([sentence]);
    expect(assess(inVr).advice).toEqual([]);
    expect(assess(seenBy({ hasStarted: true }), [], true, 1000, false, false).advice).toEqual([]);
  });

  test('names a missing file whose path has a stray percent sign', () => {
    const url = `${gameOrigin}/1.0.0/100%.png`;
    const missing = failures({ kind: 'missing', url, from: `${gameOrigin}/1.0.0/index.html`, isScript: false });
    expect(assess(seenBy({ hasStarted: true, ...missing })).advice).toContain(
      'index.html requests 100%.png, which is not in the build.',
    );
  });

  test('accepts a build that needs a script of a declared host, which the check does not contact', () => {
    const url = 'https://cdn.example.org/engine.js';
    const seen = seenBy({
      ...failures({ url, kind: 'unreachable', isScript: true, from: '' }),
      errors: new Set(['THREE is not defined']),
      hosts: new Set(['https://cdn.example.org']),
    });
    const report = assess(seen, ['https://cdn.example.org']);
    expect(report).toMatchObject({ starts: true, problems: [] });
    expect(report.advice).toEqual([
      'Needs https://cdn.example.org, which the check does not contact. Test that part yourself.',
      'Script error: THREE is not defined',
    ]);
  });

  test('names a missing file by its absolute path', () => {
    const missing = { url: `${gameOrigin}/other.js`, kind: 'missing', isScript: true, from: '' } as const;
    expect(assess(seenBy(failures(missing))).problems).toContain(
      "index.html requests /other.js. Use relative paths (Vite: base: './'). The build does not have this file either.",
    );
  });

  test('reports that a host without TLS cannot be declared', () => {
    const seen = seenBy({ hasStarted: true, hosts: new Set(['http://scores.example.org', 'wss://live.example.org']) });
    expect(assess(seen).advice).toEqual([
      'Requests wss://live.example.org, which is not declared. Add "network": ["wss://live.example.org"] to game.json.',
      'Requests http://scores.example.org. Only https: and wss: hosts can be declared.',
    ]);
  });

  test('keeps declared hosts in the proposed declaration', () => {
    const seen = seenBy({ hasStarted: true, hosts: new Set(['https://two.example.org']) });
    expect(assess(seen, ['https://one.example.org']).advice[0]).toContain(
      '"network": ["https://one.example.org","https://two.example.org"]',
    );
  });

  test('advises about a session that draws no frame, and about modes without a button', () => {
    const frozen = { ...reading, queriedModes: ['immersive-vr'], sessions: [{ mode: 'immersive-vr', frames: 0 }] };
    expect(assess(seenBy({ hasStarted: true, reading: frozen })).advice).toEqual([
      'The immersive-vr session started, but drew no frame.',
    ]);
    const silent = { ...reading, queriedModes: ['immersive-vr'] };
    expect(assess(seenBy({ hasStarted: true, reading: silent })).advice).toEqual([
      'Requests immersive-vr, but has no button to enter it. Name the button like “Enter VR”.',
    ]);
  });

  const text = fc.string({ maxLength: 40 });
  const kind = fc.constantFrom<FailedRequest['kind']>('missing', 'blocked', 'unreachable');
  const request = fc.record({ url: fc.oneof(text, fc.webUrl()), kind, isScript: fc.boolean(), from: text });
  property.prop([fc.array(request), fc.array(text), fc.array(fc.webUrl()), fc.boolean(), fc.boolean()])(
    'assessBuild never throws, and always names a problem if it refuses',
    (requests, errors, hosts, hasStarted, isResponsive) => {
      const seen = seenBy({
        ...failures(...requests),
        ...{ hasStarted, isResponsive, errors: new Set(errors), hosts: new Set(hosts) },
      });
      const report = assess(seen);
      expect(report.problems.length > 0).toBe(!report.starts);
      expect(hasStarted && !report.starts).toBe(false);
    },
  );
});

describe('the time to the first frame', () => {
  const started = (firstFrameMs: number, bytesToFirstFrame: number) =>
    assess(seenBy({ hasStarted: true, firstFrameMs }), [], true, bytesToFirstFrame);

  test('needs no advice up to 2.5 s, download included', () => {
    expect(started(1_500, 1_250_000)).toMatchObject({ firstFrameMs: 1_500, advice: [] });
  });

  test('is explained by the download if that takes most of it', () => {
    expect(started(1_000, 5_000_000).advice).toEqual([
      'The first frame takes about 5.0 s at 10 Mbit/s (slow; good is up to 2.5 s). Most of it is the download: load what the first frame needs, and the rest after it.',
    ]);
  });

  test('is explained by the page’s work otherwise', () => {
    expect(started(2_800, 125_000).advice).toEqual([
      'The first frame takes about 2.9 s at 10 Mbit/s (acceptable; good is up to 2.5 s). Most of it is work of the page: draw a simple frame first, then build the scene in steps.',
    ]);
  });

  test('is missing for a game that never draws, with the reason', () => {
    const report = assess(seenBy({ hasStarted: false, reading: { ...reading, drawnAt: null, paintedAt: null } }));
    expect(report).toMatchObject({ starts: false, firstFrameMs: null, problems: ['Nothing was drawn.'], advice: [] });
  });

  test('is that of the content for a canvas that waits for the player', () => {
    const waiting = { ...reading, drawnAt: null };
    const note =
      'Draws nothing on its canvas before the player acts. The time to the first frame is that of the page’s content.';
    expect(assess(seenBy({ hasStarted: true, firstFrameMs: 90, reading: waiting })).advice).toEqual([note]);
    const byWorker = { ...waiting, isOffscreen: true };
    expect(assess(seenBy({ hasStarted: true, firstFrameMs: 90, reading: byWorker })).advice).toEqual([]);
  });
});

describe('capabilitiesOf', () => {
  test('prefers requested sessions to queried modes', () => {
    const both = { ...reading, queriedModes: ['immersive-vr', 'immersive-ar'], requestedModes: ['immersive-ar'] };
    expect(capabilitiesOf({ reading: both })).toEqual(['ar']);
    expect(capabilitiesOf({ reading: { ...both, requestedModes: [] } })).toEqual(['vr', 'ar']);
  });

  test('returns every capability of a build that uses everything, in the order of the badges', () => {
    const all = {
      ...reading,
      requestedModes: ['immersive-vr', 'immersive-ar'],
      features: ['hand-tracking'],
      spaces: ['bounded-floor'],
      input: ['controllers', 'keyup', 'touchmove'],
    };
    expect(capabilitiesOf({ reading: all })).toEqual(gameCapabilities);
  });

  test('returns none if the page never responded', () => {
    expect(capabilitiesOf({ reading: undefined })).toEqual([]);
  });
});

describe('reportText', () => {
  test('prints the verdict, numbers, capabilities and advice', () => {
    const report = assess(seenBy({ hasStarted: true, firstFrameMs: 120, framesPerSecond: 3 }));
    expect(reportText({ report, capabilities: ['vr'] })).toBe(
      [
        'Check: the build starts.',
        '  First frame: 120 ms, 0.00 MiB loaded, then 3 frames per second without a graphics card',
        '  Wait for it: about 0.1 s at 10 Mbit/s (good: up to 2.5 s)',
        '  Supports: vr',
        'Advice:',
        '  - Draws 3 frames per second without a graphics card. Test it on a headset.',
      ].join('\n'),
    );
  });
});
