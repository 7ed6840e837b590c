import { vi } from 'vitest';
import { DialogState } from '../../../src/application/notices/dialog-state';
import { RefreshSession } from '../../../src/application/session/refresh-session.use-case';
import { accountPart, accountTokens } from '../../../src/composition/account.part';
import { tokens as t } from '../../../src/composition/tokens';
import { createWiring } from '../../../src/composition/wiring';
import { FakeSecurityGateway } from '../../fakes/fake-security-gateway';
import { FakeTabChannel } from '../../fakes/fake-tab-channel';
import { authFixture } from '../auth/auth-fixture';

/** Services and fakes of the security settings; nova is logged in. */
export async function securityFixture() {
  const fixture = authFixture();
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
  const refreshSession = new RefreshSession(state, fixture.restore, fixture.tabs);
  const refresh = vi.spyOn(refreshSession, 'execute').mockResolvedValue(undefined);
  const draw = vi.fn(() => Promise.resolve([[true]]));
  const wiring = createWiring([
    (fakes) => {
      fakes.value(t.securityGateway, gateway);
      fakes.value(t.sessionState, state);
      fakes.value(t.refreshSession, refreshSession);
      fakes.value(t.tabChannel, new FakeTabChannel());
      fakes.value(t.dialogState, dialogs);
      fakes.value(t.noticesState, notices);
      fakes.value(t.qrCodes, { draw });
      fakes.value(t.clipboard, clipboard);
      fakes.value(t.clock, clock);
    },
    ...accountPart.modules,
  ]);
  return {
    ...fixture,
    gateway,
    dialogs,
    copied,
    refresh,
    draw,
    createSetting: wiring.get(accountTokens.createSetting),
    createHome: wiring.get(accountTokens.createAccountHome),
    createSecurity: wiring.get(accountTokens.createSecurity),
  };
}
