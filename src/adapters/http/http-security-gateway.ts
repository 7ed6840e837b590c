import type { ApiFailure } from '../../application/http/api-failure';
import type {
  PasswordChange,
  SecurityGateway,
  TwoFactorSecret,
  TypedProof,
} from '../../application/security/security-gateway.port';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { SecurityOverview, SignedInBrowser } from '../../domain/account/security-overview';
import type { SignInProvider } from '../../domain/auth/social-provider';
import type { UserSettings } from '../../domain/session/settings';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './http-client';

type Answer<T> = Promise<Result<T, ApiFailure>>;

export class HttpSecurityGateway implements SecurityGateway {
  constructor(private readonly http: HttpClient) {}

  async overview(signal?: CancelSignal): Answer<SecurityOverview> {
    return mapOk(await this.http.send('securityOverview', { signal }), (wire) => ({
      email: wire.email,
      emailVerified: wire.email_verified,
      pendingEmail: wire.pending_email ?? undefined,
      hasPassword: wire.has_password,
      providers: wire.providers,
      twoFactor: wire.two_factor,
      recoveryLeft: wire.recovery_left,
    }));
  }

  async browsers(signal?: CancelSignal): Answer<readonly SignedInBrowser[]> {
    return mapOk(await this.http.send('sessionList', { signal }), ({ sessions }) =>
      sessions.map(({ id, device, created, last_seen, current }) => ({
        id,
        device,
        firstSeen: created,
        lastSeen: last_seen,
        current,
      })),
    );
  }

  async signOutBrowser(id: string): Answer<void> {
    return mapOk(await this.http.send('sessionRevoke', { params: { session: id } }), discardValue);
  }

  async signOutOthers(): Answer<number> {
    return mapOk(await this.http.send('sessionRevokeOthers'), ({ ended }) => ended);
  }

  async changePassword({ newPassword, confirmation, ...proof }: PasswordChange): Answer<void> {
    const body = { ...proof, new_password: newPassword, new_password_confirmation: confirmation };
    return mapOk(await this.http.send('passwordChange', { body }), discardValue);
  }

  async beginTwoFactor(proof: TypedProof): Answer<TwoFactorSecret> {
    return this.http.send('twoFactorBegin', { body: proof });
  }

  async confirmTwoFactor(code: string): Answer<readonly string[]> {
    return mapOk(await this.http.send('twoFactorConfirm', { body: { code } }), (wire) => wire.recovery_codes);
  }

  async renewRecoveryCodes(code: string): Answer<readonly string[]> {
    return mapOk(await this.http.send('twoFactorRenewCodes', { body: { code } }), (wire) => wire.recovery_codes);
  }

  async endTwoFactor(code: string): Answer<void> {
    return mapOk(await this.http.send('twoFactorEnd', { body: { code } }), discardValue);
  }

  async unlinkIdentity(provider: SignInProvider, proof: TypedProof): Answer<void> {
    return mapOk(await this.http.send('identityUnlink', { params: { provider }, body: proof }), discardValue);
  }

  async changeAddress(email: string, proof: TypedProof): Answer<void> {
    return mapOk(await this.http.send('emailChange', { body: { ...proof, email } }), discardValue);
  }

  async withdrawAddress(): Answer<boolean> {
    return mapOk(await this.http.send('emailChangeWithdraw'), ({ withdrawn }) => withdrawn);
  }

  async sendVerificationMail(): Answer<void> {
    return mapOk(await this.http.send('sendVerificationMail'), discardValue);
  }

  async changeSetting(group: string, field: string, value: boolean | string): Answer<UserSettings> {
    return mapOk(await this.http.send('settingChange', { body: { group, field, value } }), ({ settings }) => settings);
  }
}
