import type { PasswordGateway } from '../../application/auth/password-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { ResetLink } from '../../domain/auth/reset-link';
import type { ResetValues } from '../../domain/auth/reset-pane';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './map-ok';

export class HttpPasswordGateway implements PasswordGateway {
  constructor(private readonly http: HttpClient) {}

  async sendResetMail(email: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('sendResetMail', { body: { email } }), discardValue);
  }

  async resetPassword(reset: ResetValues & ResetLink): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('resetPassword', { body: reset }), discardValue);
  }
}
