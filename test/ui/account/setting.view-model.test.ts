// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { NoticesState } from '../../../src/application/notices/notices-state';
import { ChangeSetting } from '../../../src/application/security/change-setting.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import { SettingViewModel } from '../../../src/ui/account/setting.view-model';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';
import { FakeSecurityGateway } from '../../fakes/fake-security-gateway';
import { FakeTabChannel } from '../../fakes/fake-tab-channel';

test('SettingViewModel is no longer pending after a call has thrown', async () => {
  const session = new SessionState();
  const gateway = new FakeSecurityGateway();
  vi.spyOn(gateway, 'changeSetting').mockRejectedValue(new Error('a bug'));
  const change = new ChangeSetting(gateway, session, new FakeTabChannel());
  const notices = new NoticesState(new FakeClock(), new FakeRandom());
  const setting = new SettingViewModel(session, change, notices, { group: 'security', field: 'login_notifications' });
  const chosen = setting.choose(true);
  expect(setting.pending).toBe(true);
  await expect(chosen).rejects.toThrow('a bug');
  expect(setting.pending).toBe(false);
});
