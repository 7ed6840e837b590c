import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ModuleFailure } from '../../../src/domain/telemetry/module-failure';
import { afterModuleFailure } from '../../../src/domain/telemetry/module-failure';

const failure: ModuleFailure = { cancelled: false, reloaded: false, offline: false, opening: true };
const failures = fc.record({
  cancelled: fc.boolean(),
  reloaded: fc.boolean(),
  offline: fc.boolean(),
  opening: fc.boolean(),
});

describe('a script that does not come', () => {
  test('is asked for by one reload, and is an error after that', () => {
    expect(afterModuleFailure(failure)).toBe('reload');
    expect(afterModuleFailure({ ...failure, reloaded: true })).toBe('raise');
  });

  property.prop([failures])('is never an error once somebody has dealt with it', (failed) => {
    expect(afterModuleFailure({ ...failed, cancelled: true })).toBe('nothing');
  });

  property.prop([failures])('never loads a page anew that is in use, or that could not come', (failed) => {
    expect(afterModuleFailure({ ...failed, cancelled: false, opening: false })).toBe('raise');
    expect(afterModuleFailure({ ...failed, cancelled: false, offline: true })).toBe('raise');
  });

  property.prop([failures])('is always raised again, reloaded for or cancelled', (failed) => {
    const { cancelled, reloaded, offline, opening } = failed;
    const once = opening && !offline && !reloaded;
    expect(afterModuleFailure(failed)).toBe(cancelled ? 'nothing' : once ? 'reload' : 'raise');
  });
});
