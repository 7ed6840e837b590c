import type { ApiFailure } from '../../src/application/http/api-failure';
import type {
  PasswordChange,
  SecurityGateway,
  TwoFactorSecret,
  TypedProof,
} from '../../src/application/security/security-gateway.port';
import type { SecurityOverview, SignedInBrowser } from '../../src/domain/account/security-overview';
import { maskedAddress } from '../../src/domain/account/security-overview';
import type { SignInProvider } from '../../src/domain/auth/social-provider';
import { changeSetting } from '../../src/domain/session/read-settings';
import type { UserSettings } from '../../src/domain/session/settings';
import { defaultSettings } from '../../src/domain/session/settings';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { aRefusal } from './a-refusal';

type Answer<T> = Promise<Result<T, ApiFailure>>;

/** Creates a logged-in browser. */
export const aBrowser = (change: Partial<SignedInBrowser> = {}): SignedInBrowser => ({
  id: 'own',
  device: 'Chrome on Linux',
  firstSeen: '2026-01-01T00:00:00.000Z',
  lastSeen: '2026-01-02T00:00:00.000Z',
  current: true,
  ...change,
});

/** In-memory account protection of a player with a password; every call fails with `failure` while it is set. */
export class FakeSecurityGateway implements SecurityGateway {
  readonly password = 'Holocade!1';
  /** Current code of the authenticator app. */
  readonly code = '123456';
  failure: ApiFailure | undefined;
  protection: SecurityOverview = {
    email: 'ada@example.com',
    emailVerified: false,
    pendingEmail: undefined,
    hasPassword: true,
    providers: [],
    twoFactor: false,
    recoveryLeft: 0,
  };
  signedIn: readonly SignedInBrowser[] = [aBrowser()];
  settings: UserSettings = defaultSettings();
  readonly calls: unknown[] = [];

  overview(): Answer<SecurityOverview> {
    return this.answer('overview', () => ok(this.protection));
  }

  browsers(): Answer<readonly SignedInBrowser[]> {
    return this.answer('browsers', () => ok(this.signedIn));
  }

  signOutBrowser(id: string): Answer<void> {
    return this.answer(['log out', id], () => {
      if (!this.signedIn.some((browser) => browser.id === id)) return err(aRefusal({ status: 404 }));
      this.signedIn = this.signedIn.filter((browser) => browser.id !== id);
      return ok(undefined);
    });
  }

  signOutOthers(): Answer<number> {
    return this.answer('log out others', () => {
      const others = this.signedIn.filter(({ current }) => !current).length;
      this.signedIn = this.signedIn.filter(({ current }) => current);
      return ok(others);
    });
  }

  changePassword(change: PasswordChange): Answer<void> {
    return this.answer(change, () => {
      const refused = this.refusedProof(change);
      if (refused !== undefined) return err(refused);
      this.signedIn = this.signedIn.filter(({ current }) => current);
      return ok(undefined);
    });
  }

  beginTwoFactor(proof: TypedProof): Answer<TwoFactorSecret> {
    return this.answer(proof, () => {
      const refused = this.refusedProof(proof);
      return refused === undefined ? ok({ secret: 'ABCDEFGH', uri: 'otpauth://totp/ada' }) : err(refused);
    });
  }

  confirmTwoFactor(code: string): Answer<readonly string[]> {
    return this.issued(['confirm', code], code);
  }

  renewRecoveryCodes(code: string): Answer<readonly string[]> {
    return this.issued(['renew', code], code);
  }

  endTwoFactor(code: string): Answer<void> {
    return this.answer(['end', code], () => {
      if (code !== this.code) return err(this.wrongCode());
      this.protection = { ...this.protection, twoFactor: false, recoveryLeft: 0 };
      return ok(undefined);
    });
  }

  unlinkIdentity(provider: SignInProvider, proof: TypedProof): Answer<void> {
    return this.answer(['unlink', provider, proof], () => {
      const refused = this.refusedProof(proof);
      if (refused !== undefined) return err(refused);
      const { providers, hasPassword } = this.protection;
      if (!providers.includes(provider)) return err(aRefusal({ status: 404 }));
      if (providers.length === 1 && !hasPassword) return err(aRefusal({ message: 'It is the only way in.' }));
      this.protection = { ...this.protection, providers: providers.filter((one) => one !== provider) };
      this.signedIn = this.signedIn.filter(({ current }) => current);
      return ok(undefined);
    });
  }

  changeAddress(email: string, proof: TypedProof): Answer<void> {
    return this.answer(['change address', email], () => {
      const refused = this.refusedProof(proof);
      if (refused !== undefined) return err(refused);
      this.protection = { ...this.protection, pendingEmail: maskedAddress(email) };
      return ok(undefined);
    });
  }

  withdrawAddress(): Answer<boolean> {
    return this.answer('withdraw address', () => {
      const waiting = this.protection.pendingEmail !== undefined;
      this.protection = { ...this.protection, pendingEmail: undefined };
      return ok(waiting);
    });
  }

  sendVerificationMail(): Answer<void> {
    return this.answer('send mail', () => ok(undefined));
  }

  changeSetting(group: string, field: string, value: boolean | string): Answer<UserSettings> {
    return this.answer([group, field, value], () => {
      const changed = changeSetting(this.settings, group, field, value);
      if (!changed.ok) return err(aRefusal());
      this.settings = changed.value;
      return ok(changed.value);
    });
  }

  private issued(call: unknown, code: string): Answer<readonly string[]> {
    return this.answer(call, () => {
      if (code !== this.code) return err(this.wrongCode());
      this.protection = { ...this.protection, twoFactor: true, recoveryLeft: 2 };
      return ok(['abcde-fghij', 'klmno-pqrst']);
    });
  }

  private refusedProof({ password }: TypedProof): ApiFailure | undefined {
    if (!this.protection.hasPassword || password === this.password) return undefined;
    return aRefusal({ fields: { password: ['The password you entered is incorrect.'] } });
  }

  private wrongCode(): ApiFailure {
    return aRefusal({ fields: { code: ['This code is not right.'] } });
  }

  private answer<T>(call: unknown, make: () => Result<T, ApiFailure>): Answer<T> {
    this.calls.push(call);
    return Promise.resolve(this.failure === undefined ? make() : err(this.failure));
  }
}
