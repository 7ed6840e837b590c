import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { afterModuleFailure } from '../../../src/domain/telemetry/module-failure';

describe('a script that does not come', () => {
  test('is asked for by one reload, and is an error after that', () => {
    expect(afterModuleFailure({ cancelled: false, reloaded: false })).toBe('reload');
    expect(afterModuleFailure({ cancelled: false, reloaded: true })).toBe('raise');
  });

  property.prop([fc.boolean()])('is never an error once somebody has dealt with it', (reloaded) => {
    expect(afterModuleFailure({ cancelled: true, reloaded })).toBe('nothing');
  });
});
