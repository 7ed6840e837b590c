import type { ApiFailure } from '../../src/application/http/api-failure';
import type { SessionGateway } from '../../src/application/session/session-gateway.port';
import { isEmail } from '../../src/domain/auth/email-policy';
import type { LoginPayload } from '../../src/domain/auth/login-payload';
import { passwordProblems } from '../../src/domain/auth/password-policy';
import type { RegistrationPayload } from '../../src/domain/auth/registration';
import { usernameKey, usernameProblem } from '../../src/domain/auth/username-policy';
import { defaultSettings } from '../../src/domain/session/settings';
import type { SignedIn } from '../../src/domain/session/session';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { aPlayer } from './a-player';
import { aRefusal } from './a-refusal';

type Answer<T> = Promise<Result<T, ApiFailure>>;

/** In-memory accounts; every call fails with `failure` while it is set. */
export class FakeSessionGateway implements SessionGateway {
  failure: ApiFailure | undefined;
  readonly calls: string[] = [];
  private readonly accounts = new Map<string, { readonly password: string; readonly signedIn: SignedIn }>();
  private session: SignedIn | undefined;
  private code: string | undefined;

  /** Usernames that the server suggests, in this order; the last one is repeated. */
  suggestions: readonly string[] = ['GoldenFalcon1'];

  /** Adds an account with its password. */
  withAccount(username: string, password: string): this {
    const signedIn = { user: aPlayer({ username, alias: undefined }), settings: defaultSettings() };
    this.accounts.set(usernameKey(username), { password, signedIn });
    return this;
  }

  /** Requires this code from every login with a correct password. */
  withCode(code: string): this {
    this.code = code;
    return this;
  }

  /** Ends the session, as the server would. */
  expire(): this {
    this.session = undefined;
    return this;
  }

  /** Opens a session without a call, as a cookie would. */
  signedInAs(username: string): this {
    this.session = this.accounts.get(usernameKey(username))?.signedIn;
    return this;
  }

  status(): Answer<SignedIn> {
    const refused = aRefusal({ status: 401, debug: 'err_unauthenticated', message: 'Nobody is logged in.' });
    return this.answer('status', () => (this.session === undefined ? err(refused) : ok(this.session)));
  }

  logIn({ login, password, code }: LoginPayload): Answer<SignedIn> {
    return this.answer('logIn', () => {
      const account = this.accounts.get(usernameKey(login));
      if (account?.password !== password) {
        return err(aRefusal({ status: 401, message: 'The login or password is incorrect.', debug: 'err_credentials' }));
      }
      if (code !== this.code) {
        const debug = code === undefined ? 'err_two_factor' : 'err_two_factor_code';
        return err(aRefusal({ status: 401, message: 'This code is not right.', debug }));
      }
      this.session = account.signedIn;
      return ok(account.signedIn);
    });
  }

  logOut(): Answer<void> {
    return this.answer('logOut', () => {
      this.session = undefined;
      return ok(undefined);
    });
  }

  register(registration: RegistrationPayload): Answer<SignedIn> {
    return this.answer('register', () => {
      const fields = this.refused(registration);
      const [first] = Object.values(fields).flat();
      if (first !== undefined) return err(aRefusal({ message: first, fields }));
      this.withAccount(registration.username, registration.password).signedInAs(registration.username);
      return this.session === undefined ? err(aRefusal()) : ok(this.session);
    });
  }

  uniqueUsername(): Answer<string> {
    const [next = '', ...others] = this.suggestions;
    return this.answer('uniqueUsername', () => {
      if (others.length > 0) this.suggestions = others;
      return ok(next);
    });
  }

  validateEmail(email: string): Answer<void> {
    return this.validated('validateEmail', isEmail(email), 'The email is not valid.');
  }

  validateUsername(username: string): Answer<void> {
    const free = usernameProblem(username) === undefined && !this.accounts.has(usernameKey(username));
    return this.validated('validateUsername', free, 'The username cannot be had.');
  }

  validatePassword(password: string): Answer<void> {
    return this.validated('validatePassword', passwordProblems(password).length === 0, 'The password is too weak.');
  }

  private refused({ email, username, password }: RegistrationPayload): Readonly<Record<string, readonly string[]>> {
    return {
      ...(isEmail(email) ? {} : { email: ['The email is not valid.'] }),
      ...(this.accounts.has(usernameKey(username)) ? { username: ['The username is taken.'] } : {}),
      ...(passwordProblems(password).length === 0 ? {} : { password: ['The password is too weak.'] }),
    };
  }

  private validated(call: string, valid: boolean, message: string): Answer<void> {
    return this.answer(call, () => (valid ? ok(undefined) : err(aRefusal({ message }))));
  }

  private answer<T>(call: string, make: () => Result<T, ApiFailure>): Answer<T> {
    this.calls.push(call);
    return Promise.resolve(this.failure === undefined ? make() : err(this.failure));
  }
}
