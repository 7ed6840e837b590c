import { describe, expect, test } from 'vitest';
import { LoadSecurity } from '../../../src/application/security/load-security.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { FakeSecurityGateway } from '../../fakes/fake-security-gateway';

describe('LoadSecurity', () => {
  test('loads the overview and the browsers together', async () => {
    const gateway = new FakeSecurityGateway();
    const { protection: overview, signedIn: browsers } = gateway;
    expect(await new LoadSecurity(gateway).execute()).toEqual(ok({ overview, browsers }));
  });

  test('fails when one of the two requests fails', async () => {
    const gateway = new FakeSecurityGateway();
    const lost = err({ kind: 'network' } as const);
    const without = { overview: () => Promise.resolve(lost), browsers: () => gateway.browsers() };
    expect(await new LoadSecurity(without).execute()).toEqual(lost);
    const other = { overview: () => gateway.overview(), browsers: () => Promise.resolve(lost) };
    expect(await new LoadSecurity(other).execute()).toEqual(lost);
  });
});
