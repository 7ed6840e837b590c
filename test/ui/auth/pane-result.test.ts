// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { refusedStep } from '../../../src/ui/auth/pane-result';
import { aRefusal } from '../../fakes/a-refusal';

const STEPS = ['email', 'username'] as const;

describe('refusedStep', () => {
  test('returns the first refused step with its message', () => {
    const failure = aRefusal({ message: 'M', fields: { username: ['U'], email: ['E', 'F'] } });
    expect(refusedStep(failure, STEPS)).toEqual({ step: 'email', message: 'E' });
  });

  test('returns no step when none was refused', () => {
    expect(refusedStep(aRefusal({ message: 'M', fields: { other: ['O'] } }), STEPS)).toEqual({
      step: undefined,
      message: 'M',
    });
    expect(refusedStep({ kind: 'malformed' }, STEPS).step).toBeUndefined();
  });
});
