import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { BADGED_ENGINE, hasEngineBadge } from '../../../src/domain/games/engine-badge';

describe('hasEngineBadge', () => {
  test('is true for one engine', () => {
    expect(BADGED_ENGINE).toBe('three');
    expect(hasEngineBadge('three')).toBe(true);
    expect(hasEngineBadge('babylon')).toBe(false);
  });

  test('is false for an unknown engine', () => {
    expect(hasEngineBadge(undefined)).toBe(false);
  });

  property.prop([fc.string()])('is never true for another engine', (engine) => {
    expect(hasEngineBadge(engine)).toBe(engine === 'three');
  });
});
