import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { LoginStep, LoginWizard } from '../../../src/ui/auth/login-wizard.machine';
import { requestCode, startLoginWizard } from '../../../src/ui/auth/login-wizard.machine';
import type { WizardEvent } from '../../../src/ui/auth/wizard.machine';
import { currentStep, isLastStep, nextWizard } from '../../../src/ui/auth/wizard.machine';

const events: readonly WizardEvent<LoginStep>[] = [
  { type: 'typed', step: 'login', value: 'ada' },
  { type: 'advance-requested' },
  { type: 'accepted' },
  { type: 'typed', step: 'password', value: 'Holocade!1' },
  { type: 'advance-requested' },
];
const submitted = events.reduce<LoginWizard>(nextWizard, startLoginWizard());

describe('startLoginWizard and requestCode', () => {
  test('ask for the login and the password', () => {
    expect(startLoginWizard()).toMatchObject({
      steps: ['login', 'password'],
      index: 0,
      values: { login: '', password: '' },
    });
  });

  test('ask for a code only after requestCode', () => {
    expect(isLastStep(submitted)).toBe(true);
    const asked = requestCode(submitted);
    expect(asked).toEqual({
      steps: ['login', 'password', 'code'],
      index: 2,
      values: { login: 'ada', password: 'Holocade!1', code: '' },
      invalid: undefined,
      busy: false,
    });
    expect([currentStep(asked), isLastStep(asked)]).toEqual(['code', true]);
  });

  test('go back from the code, and ask for it again as the last step', () => {
    const back = nextWizard(requestCode(submitted), { type: 'went-back' });
    expect(currentStep(back)).toBe('password');
    expect(currentStep(requestCode({ ...back, busy: true }))).toBe('code');
  });

  property.prop([fc.string()])('never add a second code step, nor lose an answer', (value) => {
    const typed = nextWizard(requestCode(submitted), { type: 'typed', step: 'code', value });
    expect(requestCode(typed).steps).toEqual(['login', 'password', 'code']);
    expect(requestCode(typed).values).toMatchObject({ login: 'ada', password: 'Holocade!1' });
  });
});
