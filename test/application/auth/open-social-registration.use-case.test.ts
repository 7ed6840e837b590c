import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { OpenSocialRegistration } from '../../../src/application/auth/open-social-registration.use-case';
import { writeToken } from '../../../src/domain/tokens/token';
import { finalizeParameters } from '../../arbitraries/tokens';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeSocialGateway } from '../../fakes/fake-social-gateway';

const proof = { provider: 'google', secret: `${'a'.repeat(42)}A` } as const;
const goHome = { ok: false, error: { kind: 'go-home' } };

describe('OpenSocialRegistration', () => {
  test('loads the details from the provider', async () => {
    const open = new OpenSocialRegistration(new FakeSocialGateway());
    const found = await open.execute(writeToken('social-finalize', proof));
    expect(found).toEqual({ ok: true, value: { proof, email: 'sam@example.com' } });
  });

  test('returns the error of an expired link', async () => {
    const gateway = new FakeSocialGateway();
    gateway.failure = aRefusal();
    const found = await new OpenSocialRegistration(gateway).execute(writeToken('social-finalize', proof));
    expect(found).toEqual({ ok: false, error: aRefusal() });
  });

  test('redirects to the home page without a token, and with a token of another page', async () => {
    const gateway = new FakeSocialGateway();
    const open = new OpenSocialRegistration(gateway);
    expect(await open.execute(undefined)).toEqual(goHome);
    expect(await open.execute(writeToken('verify-email', { secret: proof.secret }))).toEqual(goHome);
    expect(gateway.calls).toEqual([]);
  });

  property.prop([finalizeParameters])(
    'always sends exactly the provider and secret of the token',
    async (parameters) => {
      const found = await new OpenSocialRegistration(new FakeSocialGateway()).execute(
        writeToken('social-finalize', parameters),
      );
      expect(found).toMatchObject({ ok: true, value: { proof: parameters } });
    },
  );

  property.prop([fc.string()])('never sends a request for an invalid token', async (token) => {
    const gateway = new FakeSocialGateway();
    expect(await new OpenSocialRegistration(gateway).execute(token)).toEqual(goHome);
    expect(gateway.calls).toEqual([]);
  });
});
