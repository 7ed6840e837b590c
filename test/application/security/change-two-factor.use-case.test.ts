import { describe, expect, test, vi } from 'vitest';
import { ChangeTwoFactor } from '../../../src/application/security/change-two-factor.use-case';
import { FakeSecurityGateway } from '../../fakes/fake-security-gateway';

function setUp() {
  const gateway = new FakeSecurityGateway();
  const execute = vi.fn(() => Promise.resolve());
  return { gateway, execute, change: new ChangeTwoFactor(gateway, { execute }) };
}

describe('ChangeTwoFactor', () => {
  test('reloads the settings in every tab after enabling and disabling two-factor authentication', async () => {
    const { change, execute, gateway } = setUp();
    expect(await change.begin({ password: gateway.password })).toMatchObject({ ok: true });
    expect(execute).not.toHaveBeenCalled();
    expect(await change.confirm(gateway.code)).toMatchObject({ ok: true, value: ['abcde-fghij', 'klmno-pqrst'] });
    expect(execute).toHaveBeenCalledTimes(1);
    expect(await change.end(gateway.code)).toMatchObject({ ok: true });
    expect(execute).toHaveBeenCalledTimes(2);
  });

  test('changes no setting when the recovery codes are renewed', async () => {
    const { change, execute, gateway } = setUp();
    expect(await change.renew(gateway.code)).toMatchObject({ ok: true });
    expect(execute).not.toHaveBeenCalled();
  });

  test('changes nothing after a rejection', async () => {
    const { change, execute } = setUp();
    const answers = [await change.confirm('000000'), await change.end('000000')];
    expect(answers.map(({ ok }) => ok)).toEqual([false, false]);
    expect(execute).not.toHaveBeenCalled();
  });
});
