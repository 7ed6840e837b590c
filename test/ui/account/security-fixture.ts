import { vi } from 'vitest';
import { DialogState } from '../../../src/application/notices/dialog-state';
import { ChangeAddress } from '../../../src/application/security/change-address.use-case';
import { ChangeSetting } from '../../../src/application/security/change-setting.use-case';
import { ChangeTwoFactor } from '../../../src/application/security/change-two-factor.use-case';
import { DisconnectProvider } from '../../../src/application/security/disconnect-provider.use-case';
import { LoadSecurity } from '../../../src/application/security/load-security.use-case';
import { SignOutBrowsers } from '../../../src/application/security/sign-out-browsers.use-case';
import { AccountHomeViewModel } from '../../../src/ui/account/account-home.view-model';
import { AddressCheckViewModel } from '../../../src/ui/account/address-check.view-model';
import { AddressFormViewModel } from '../../../src/ui/account/address-form.view-model';
import { BrowsersViewModel } from '../../../src/ui/account/browsers.view-model';
import { PasswordFormViewModel } from '../../../src/ui/account/password-form.view-model';
import { ProvidersViewModel } from '../../../src/ui/account/providers.view-model';
import { SecurityViewModel } from '../../../src/ui/account/security.view-model';
import type { SettingName } from '../../../src/ui/account/setting.view-model';
import { SettingViewModel } from '../../../src/ui/account/setting.view-model';
import { TwoFactorViewModel } from '../../../src/ui/account/two-factor.view-model';
import { FakeSecurityGateway } from '../../fakes/fake-security-gateway';
import { FakeTabChannel } from '../../fakes/fake-tab-channel';
import { anAuthHouse } from '../auth/an-auth-house';

/** Services and fakes of the security settings; nova is logged in. */
export async function securityFixture() {
  const fixture = anAuthHouse();
  await fixture.logIn.execute('nova', 'Holocade!1');
  const { clock, notices, state } = fixture;
  const gateway = new FakeSecurityGateway();
  const dialogs = new DialogState(clock);
  const copied: string[] = [];
  const clipboard = {
    copy: (text: string) => {
      copied.push(text);
      return Promise.resolve(true);
    },
  };
  const refresh = vi.fn(() => Promise.resolve());
  const draw = vi.fn(() => Promise.resolve([[true]]));
  const change = new ChangeSetting(gateway, state, new FakeTabChannel());
  const sendMail = gateway;
  const createSetting = (name: SettingName) => new SettingViewModel(state, change, notices, name);
  return {
    ...fixture,
    createSetting,
    gateway,
    dialogs,
    copied,
    refresh,
    draw,
    createHome: () => new AccountHomeViewModel(gateway, new AddressCheckViewModel(sendMail, notices, clock)),
    createSecurity: () =>
      new SecurityViewModel(new LoadSecurity(gateway), (changed) => ({
        address: new AddressCheckViewModel(sendMail, notices, clock),
        addressForm: new AddressFormViewModel(new ChangeAddress(gateway), gateway, notices, changed),
        password: new PasswordFormViewModel(gateway, notices, changed),
        providers: new ProvidersViewModel(new DisconnectProvider(gateway), dialogs, notices, changed),
        twoFactor: new TwoFactorViewModel(
          new ChangeTwoFactor(gateway, { execute: refresh }),
          { draw },
          clipboard,
          notices,
          clock,
          changed,
        ),
        browsers: new BrowsersViewModel(new SignOutBrowsers(gateway), dialogs, notices),
        loginNotices: createSetting({ group: 'security', field: 'login_notifications' }),
      })),
  };
}
