import { describe, expect, test, vi } from 'vitest';
import { ChangeTwoFactor } from '../../../src/application/security/change-two-factor.use-case';
import { FakeSecurityGateway } from '../../fakes/fake-security-gateway';

function aHouse() {
  const gateway = new FakeSecurityGateway();
  const execute = vi.fn(() => Promise.resolve());
  return { gateway, execute, change: new ChangeTwoFactor(gateway, { execute }) };
}

describe('ChangeTwoFactor', () => {
  test('setting it up and switching it off make every tab ask for the settings anew', async () => {
    const { change, execute, gateway } = aHouse();
    expect(await change.begin({ password: gateway.password })).toMatchObject({ ok: true });
    expect(execute).not.toHaveBeenCalled();
    expect(await change.confirm(gateway.code)).toMatchObject({ ok: true, value: ['abcde-fghij', 'klmno-pqrst'] });
    expect(execute).toHaveBeenCalledTimes(1);
    expect(await change.end(gateway.code)).toMatchObject({ ok: true });
    expect(execute).toHaveBeenCalledTimes(2);
  });

  test('new codes change no setting', async () => {
    const { change, execute, gateway } = aHouse();
    expect(await change.renew(gateway.code)).toMatchObject({ ok: true });
    expect(execute).not.toHaveBeenCalled();
  });

  test('what was refused has changed nothing', async () => {
    const { change, execute } = aHouse();
    const answers = [await change.confirm('000000'), await change.end('000000')];
    expect(answers.map(({ ok }) => ok)).toEqual([false, false]);
    expect(execute).not.toHaveBeenCalled();
  });
});
