import type { ApiFailure } from '../../application/http/api-failure';
import type { Registration, SessionGateway, SignedIn } from '../../application/session/session-gateway.port';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { Result } from '../../domain/shared/result';
import { toSignedIn } from './account.mapper';
import type { HttpClient } from './http-client';
import { mapOk, nothing } from './map-ok';

export class HttpSessionGateway implements SessionGateway {
  constructor(private readonly http: HttpClient) {}

  async status(signal?: CancelSignal): Promise<Result<SignedIn, ApiFailure>> {
    return mapOk(await this.http.send('authStatus', { signal }), toSignedIn);
  }

  async logIn(login: string, password: string): Promise<Result<SignedIn, ApiFailure>> {
    return mapOk(await this.http.send('authLogin', { body: { login, password, remember: true } }), toSignedIn);
  }

  async logOut(): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('authLogout'), nothing);
  }

  async register(registration: Registration): Promise<Result<SignedIn, ApiFailure>> {
    const { email, username, password, passwordConfirmation } = registration;
    const body = { email, username, password, password_confirmation: passwordConfirmation };
    return mapOk(await this.http.send('authRegister', { body }), toSignedIn);
  }

  async validateEmail(email: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('validateEmail', { body: { email } }), nothing);
  }

  async validateUsername(username: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('validateUsername', { body: { username } }), nothing);
  }

  async validatePassword(password: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('validatePassword', { body: { password } }), nothing);
  }
}
