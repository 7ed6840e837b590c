import type { ValidatedStep } from '../../domain/auth/registration-step';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { SessionGateway } from './session-gateway.port';

/** Validates one value of the registration wizard on the server (spec 1 §4). */
export class ValidateRegistrationStep {
  constructor(private readonly gateway: SessionGateway) {}

  execute(step: ValidatedStep, value: string): Promise<Result<void, ApiFailure>> {
    switch (step) {
      case 'email':
        return this.gateway.validateEmail(value.trim());
      case 'username':
        return this.gateway.validateUsername(value.trim());
      case 'password':
        return this.gateway.validatePassword(value);
    }
  }
}
