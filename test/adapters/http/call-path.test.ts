import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { callPath } from '../../../src/adapters/http/call-path';

const call = { path: '/v1/public/arcade/game/{game}/details' } as const;

describe('callPath', () => {
  test('fills in the placeholders and appends the query', () => {
    expect(callPath(call, { params: { game: 'lantern-drift' }, query: { page: 2, sort: '' } })).toBe(
      '/v1/public/arcade/game/lantern-drift/details?page=2',
    );
  });

  test('throws for a value that would resolve to another path', () => {
    expect(() => callPath(call, { params: { game: '..' } })).toThrow('climb');
  });

  test('throws for a placeholder without a value', () => {
    expect(() => callPath(call, { params: {} })).toThrow('game');
  });

  property.prop([fc.string({ unit: 'grapheme' })])('never lets a value leave its path segment', (game) => {
    fc.pre(game !== '.' && game !== '..');
    const segments = callPath(call, { params: { game } }).split('/');
    expect(segments).toHaveLength(7);
    expect(decodeURIComponent(segments[5] ?? '')).toBe(game);
  });
});
