import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { BADGED_ENGINE, hasEngineBadge } from '../../../src/domain/games/engine-badge';

describe('the Made With badge', () => {
  test('stands for one engine', () => {
    expect(BADGED_ENGINE).toBe('three');
    expect(hasEngineBadge('three')).toBe(true);
    expect(hasEngineBadge('babylon')).toBe(false);
  });

  test('is absent while the engine is unknown', () => {
    expect(hasEngineBadge(undefined)).toBe(false);
  });

  property.prop([fc.string()])('never stands for another engine', (engine) => {
    expect(hasEngineBadge(engine)).toBe(engine === 'three');
  });
});
