import type { PasswordGateway } from '../../src/application/auth/password-gateway.port';
import type { ApiFailure } from '../../src/application/http/api-failure';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';

/** Records its requests; every call fails with `failure` while it is set. */
export class FakePasswordGateway implements PasswordGateway {
  failure: ApiFailure | undefined;
  readonly calls: unknown[] = [];

  sendResetMail(email: string): Promise<Result<void, ApiFailure>> {
    return this.answer({ email });
  }

  resetPassword(reset: Parameters<PasswordGateway['resetPassword']>[0]): Promise<Result<void, ApiFailure>> {
    return this.answer(reset);
  }

  private answer(call: unknown): Promise<Result<void, ApiFailure>> {
    this.calls.push(call);
    return Promise.resolve(this.failure === undefined ? ok(undefined) : err(this.failure));
  }
}
