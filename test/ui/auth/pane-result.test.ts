// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { refusedStep } from '../../../src/ui/auth/pane-result';
import { aRefusal } from '../../fakes/a-refusal';

const STEPS = ['email', 'username'] as const;

describe('the refused step', () => {
  test('is the first in the order of the steps, with its own words', () => {
    const failure = aRefusal({ message: 'M', fields: { username: ['U'], email: ['E', 'F'] } });
    expect(refusedStep(failure, STEPS)).toEqual({ step: 'email', message: 'E' });
  });

  test('is none when no step was named', () => {
    expect(refusedStep(aRefusal({ message: 'M', fields: { other: ['O'] } }), STEPS)).toEqual({
      step: undefined,
      message: 'M',
    });
    expect(refusedStep({ kind: 'malformed' }, STEPS).step).toBeUndefined();
  });
});
