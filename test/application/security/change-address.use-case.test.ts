import { describe, expect, test } from 'vitest';
import { ChangeAddress } from '../../../src/application/security/change-address.use-case';
import { ok } from '../../../src/domain/shared/result';
import { FakeSecurityGateway } from '../../fakes/fake-security-gateway';

describe('ChangeAddress', () => {
  test('sends the trimmed address', async () => {
    const gateway = new FakeSecurityGateway();
    const change = new ChangeAddress(gateway);
    expect(await change.execute(' ada@new.example ', { password: gateway.password })).toEqual(ok(undefined));
    expect(gateway.calls).toEqual([['change address', 'ada@new.example']]);
  });

  test('returns the error of a wrong proof', async () => {
    const change = new ChangeAddress(new FakeSecurityGateway());
    const answer = await change.execute('ada@new.example', { password: 'wrong' });
    expect(answer).toMatchObject({ ok: false, error: { fields: { password: [expect.any(String)] } } });
  });
});
