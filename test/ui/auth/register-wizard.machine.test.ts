import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { RegisterStep } from '../../../src/domain/auth/registration-step';
import { REGISTER_STEPS } from '../../../src/domain/auth/registration-step';
import { startRegisterWizard } from '../../../src/ui/auth/register-wizard.machine';
import { currentStep, nextWizard } from '../../../src/ui/auth/wizard.machine';

describe('startRegisterWizard', () => {
  test('asks for email, username, password and confirmation in order', () => {
    expect(startRegisterWizard()).toMatchObject({
      steps: ['email', 'username', 'password', 'password_confirmation'],
      index: 0,
    });
  });

  test('begins without answers', () => {
    expect(Object.values(startRegisterWizard().values)).toEqual(['', '', '', '']);
  });

  property.prop([fc.constantFrom(...REGISTER_STEPS), fc.string()])(
    'always keeps the answer of each step',
    (step, value) => {
      const typed = nextWizard<RegisterStep>(startRegisterWizard(), { type: 'typed', step, value });
      expect(typed.values).toEqual({ ...startRegisterWizard().values, [step]: value });
      expect(currentStep(typed)).toBe('email');
    },
  );
});
