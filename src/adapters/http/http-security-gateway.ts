import type { SecurityGateway } from '../../application/security/security-gateway.port';
import type { HttpClient } from './http-client';

export const httpSecurityGateway = (http: HttpClient): SecurityGateway => ({
  overview: (signal) =>
    http.send('securityOverview', { signal }, (wire) => ({
      email: wire.email,
      emailVerified: wire.email_verified,
      pendingEmail: wire.pending_email,
      hasPassword: wire.has_password,
      providers: wire.providers,
      twoFactor: wire.two_factor,
      recoveryLeft: wire.recovery_left,
    })),
  browsers: (signal) =>
    http.send('sessionList', { signal }, ({ sessions }) =>
      sessions.map(({ created: firstSeen, last_seen: lastSeen, ...browser }) => ({ ...browser, firstSeen, lastSeen })),
    ),
  signOutBrowser: (id) => http.send('sessionRevoke', { params: { session: id } }),
  signOutOthers: () => http.send('sessionRevokeOthers', {}, ({ ended }) => ended),
  changePassword: ({ newPassword, confirmation, ...proof }) =>
    http.send('passwordChange', {
      body: { ...proof, new_password: newPassword, new_password_confirmation: confirmation },
    }),
  beginTwoFactor: (proof) => http.send('twoFactorBegin', { body: proof }),
  confirmTwoFactor: (code) => http.send('twoFactorConfirm', { body: { code } }, (wire) => wire.recovery_codes),
  renewRecoveryCodes: (code) => http.send('twoFactorRenewCodes', { body: { code } }, (wire) => wire.recovery_codes),
  endTwoFactor: (code) => http.send('twoFactorEnd', { body: { code } }),
  unlinkIdentity: (provider, proof) => http.send('identityUnlink', { params: { provider }, body: proof }),
  changeAddress: (email, proof) => http.send('emailChange', { body: { ...proof, email } }),
  withdrawAddress: () => http.send('emailChangeWithdraw', {}, ({ withdrawn }) => withdrawn),
  sendVerificationMail: () => http.send('sendVerificationMail'),
  changeSetting: (group, field, value) =>
    http.send('settingChange', { body: { group, field, value } }, ({ settings }) => settings),
});
