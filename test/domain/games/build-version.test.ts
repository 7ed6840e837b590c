import { fc, test, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  compareVersions,
  isBuildVersion,
  nextVersion,
  activeBuilds,
  chooseBuild,
} from '../../../src/domain/games/build-version';
import { builds } from '../../arbitraries/games';

const part = fc.integer({ min: 0, max: 99_998 });
const version = fc.tuple(part, part, part).map((parts) => parts.join('.'));
const step = fc.constantFrom('major' as const, 'minor' as const, 'patch' as const);

describe('build versions', () => {
  test.each(['1.0.0', '0.0.1', '10.20.30', '99999.0.0'])('accept the text %j', (text) => {
    expect(isBuildVersion(text)).toBe(true);
  });

  test.each(['', '1', '1.0', 'v1.0.0', '1.0.0-beta', '01.0.0', '1.0.0.0', '100000.0.0', '../1.0.0', '1.0.0\n'])(
    'reject the text %j',
    (text) => {
      expect(isBuildVersion(text)).toBe(false);
    },
  );

  test('start at 1.0.0 and increase from the newest one', () => {
    expect(nextVersion([], 'patch')).toBe('1.0.0');
    expect(nextVersion(['1.9.3', '1.10.0', 'old'], 'patch')).toBe('1.10.1');
    expect(nextVersion(['1.9.3'], 'minor')).toBe('1.10.0');
    expect(nextVersion(['1.9.3'], 'major')).toBe('2.0.0');
    expect(nextVersion(['99999.0.0'], 'major')).toBeUndefined();
  });

  test('compareVersions treats an invalid version as older than every valid one', () => {
    expect(compareVersions('old', '0.0.0')).toBe(-1);
    expect(compareVersions('0.0.0', 'old')).toBe(1);
    expect(compareVersions('old', 'older')).toBe(0);
  });

  test('compareVersions compares the parts as numbers, from left to right', () => {
    const newestFirst = ['2.0.0', '1.10.0', '1.9.10', '1.9.9'];
    expect([...newestFirst].sort((one, other) => compareVersions(other, one))).toEqual(newestFirst);
  });

  test.prop([fc.array(version, { minLength: 1 }), step])(
    'nextVersion is always newer than all known versions',
    (known, raised) => {
      const next = nextVersion(known, raised) ?? '';
      expect(isBuildVersion(next)).toBe(true);
      expect(known.every((one) => compareVersions(one, next) < 0)).toBe(true);
    },
  );

  test.prop([version, version])('compareVersions is never both positive and negative for one pair', (one, other) => {
    expect(Math.sign(compareVersions(one, other))).toBe(-Math.sign(compareVersions(other, one)) + 0);
  });
});

const build = (version: string, active = true) => ({
  version,
  active,
  url: `/${version}/index.html`,
  sdk: 1,
  network: [],
  isolated: false,
  offline: false,
});
const versions = fc.constantFrom('1', '2', '3', '4');
const games = fc.record({
  builds,
  version: fc.option(versions, { nil: undefined }),
});

describe('chooseBuild', () => {
  const game = { builds: [build('1'), build('2'), build('3', false)], version: '2' };

  test("chooses the requested build, else the game's version, else the first one", () => {
    expect(chooseBuild(game, '1')?.version).toBe('1');
    expect(chooseBuild(game, undefined)?.version).toBe('2');
    expect(chooseBuild({ ...game, version: undefined }, undefined)?.version).toBe('1');
  });

  test('never chooses an inactive build', () => {
    expect(chooseBuild(game, '3')?.version).toBe('2');
    expect(chooseBuild({ builds: [build('3', false)], version: '3' }, '3')).toBeUndefined();
  });

  property.prop([games, fc.option(versions, { nil: undefined })])(
    'always returns an active build if there is one',
    (any, asked) => {
      const chosen = chooseBuild(any, asked);
      expect(chosen === undefined).toBe(activeBuilds(any).length === 0);
      expect(chosen?.active ?? true).toBe(true);
    },
  );

  property.prop([games, versions])('always returns the requested build if it is active', (any, asked) => {
    const active = activeBuilds(any).some(({ version }) => version === asked);
    if (active) expect(chooseBuild(any, asked)?.version).toBe(asked);
  });
});
