import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { copyFileName, copyStage } from '../../../src/domain/account/account-deletion';

const requested = '2026-01-01T00:00:00.000Z';
const now = Date.parse('2026-01-05T00:00:00.000Z');

describe('copyStage', () => {
  test('returns the stage of a data copy by its dates', () => {
    expect(copyStage(undefined, now)).toBe('none');
    expect(copyStage({ requested, ready: undefined, expires: undefined }, now)).toBe('being-made');
    expect(copyStage({ requested, ready: requested, expires: '2026-01-08T00:00:00.000Z' }, now)).toBe('ready');
  });

  property.prop([fc.integer({ min: -1e9, max: 1e9 })])(
    'a copy always expires at exactly the time that it states',
    (away) => {
      const expires = new Date(now - away).toISOString();
      expect(copyStage({ requested, ready: requested, expires }, now)).toBe(away >= 0 ? 'expired' : 'ready');
    },
  );
});

describe('copyFileName', () => {
  test("contains the portal's name and the day", () => {
    expect(copyFileName('2026-03-01T23:59:59.999Z')).toBe('holocade-data-2026-03-01.json');
  });
});
