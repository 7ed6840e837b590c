import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { LoadSocialStatus } from '../../../src/application/auth/load-social-status.use-case';
import { SIGN_IN_PROVIDERS } from '../../../src/domain/auth/social-provider';
import { FakeSocialGateway } from '../../fakes/fake-social-gateway';

describe('LoadSocialStatus', () => {
  test('finds a waiting Steam identity, and sends no request for other providers', async () => {
    const gateway = new FakeSocialGateway();
    gateway.waits = 'steam';
    const load = new LoadSocialStatus(gateway);
    expect(await load.execute('steam')).toEqual({ ok: true, value: { provider: 'steam', waits: true } });
    expect(await load.execute('google')).toEqual({ ok: true, value: { provider: 'google', waits: false } });
    expect(gateway.calls).toEqual(['waiting']);
  });

  test('reports that no identity is waiting', async () => {
    const load = new LoadSocialStatus(new FakeSocialGateway());
    expect(await load.execute('steam')).toEqual({ ok: true, value: { provider: 'steam', waits: false } });
  });

  test('reports no waiting identity when the request fails', async () => {
    const gateway = new FakeSocialGateway();
    gateway.failure = { kind: 'network' };
    expect(await new LoadSocialStatus(gateway).execute('steam')).toMatchObject({ value: { waits: false } });
  });

  property.prop([fc.option(fc.string(), { nil: undefined })])(
    'always redirects to the home page for an unknown provider',
    async (name) => {
      fc.pre(!SIGN_IN_PROVIDERS.some((known) => known === name));
      const found = await new LoadSocialStatus(new FakeSocialGateway()).execute(name);
      expect(found).toEqual({ ok: false, error: { kind: 'go-home' } });
    },
  );
});
