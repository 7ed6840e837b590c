import type { ApiFailure } from '../../application/http/api-failure';
import type { SessionGateway } from '../../application/session/session-gateway.port';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { LoginPayload } from '../../domain/auth/login-payload';
import type { RegistrationPayload } from '../../domain/auth/registration';
import type { SignedIn } from '../../domain/session/session';
import type { Result } from '../../domain/shared/result';
import { toSignedIn } from './account.mapper';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './http-client';

export class HttpSessionGateway implements SessionGateway {
  constructor(private readonly http: HttpClient) {}

  async status(signal?: CancelSignal): Promise<Result<SignedIn, ApiFailure>> {
    return mapOk(await this.http.send('authStatus', { signal }), toSignedIn);
  }

  async logIn(credentials: LoginPayload): Promise<Result<SignedIn, ApiFailure>> {
    return mapOk(await this.http.send('authLogin', { body: credentials }), toSignedIn);
  }

  async logOut(): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('authLogout'), discardValue);
  }

  async register(registration: RegistrationPayload): Promise<Result<SignedIn, ApiFailure>> {
    return mapOk(await this.http.send('authRegister', { body: registration }), toSignedIn);
  }

  async validateEmail(email: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('validateEmail', { body: { email } }), discardValue);
  }

  async validateUsername(username: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('validateUsername', { body: { username } }), discardValue);
  }

  async validatePassword(password: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('validatePassword', { body: { password } }), discardValue);
  }
}
