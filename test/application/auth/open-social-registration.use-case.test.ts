import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { OpenSocialRegistration } from '../../../src/application/auth/open-social-registration.use-case';
import { writeToken } from '../../../src/domain/tokens/token';
import { finalizeParameters } from '../../arbitraries/tokens';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeSocialGateway } from '../../fakes/fake-social-gateway';

const proof = { provider: 'google', secret: `${'a'.repeat(42)}A` } as const;
const goHome = { ok: false, error: { kind: 'go-home' } };

describe('opening a registration by a provider', () => {
  test('asks what the provider has told', async () => {
    const open = new OpenSocialRegistration(new FakeSocialGateway());
    const found = await open.execute(writeToken('social-finalize', proof));
    expect(found).toEqual({ ok: true, value: { proof, email: 'sam@example.com' } });
  });

  test('passes on that the link is over', async () => {
    const gateway = new FakeSocialGateway();
    gateway.failure = aRefusal();
    const found = await new OpenSocialRegistration(gateway).execute(writeToken('social-finalize', proof));
    expect(found).toEqual({ ok: false, error: aRefusal() });
  });

  test('goes home without a token, and with another page’s', async () => {
    const gateway = new FakeSocialGateway();
    const open = new OpenSocialRegistration(gateway);
    expect(await open.execute(undefined)).toEqual(goHome);
    expect(await open.execute(writeToken('verify-email', { secret: proof.secret }))).toEqual(goHome);
    expect(gateway.calls).toEqual([]);
  });

  property.prop([finalizeParameters])('always asks with exactly what the token named', async (parameters) => {
    const found = await new OpenSocialRegistration(new FakeSocialGateway()).execute(
      writeToken('social-finalize', parameters),
    );
    expect(found).toMatchObject({ ok: true, value: { proof: parameters } });
  });

  property.prop([fc.string()])('never asks with what is no token', async (token) => {
    const gateway = new FakeSocialGateway();
    expect(await new OpenSocialRegistration(gateway).execute(token)).toEqual(goHome);
    expect(gateway.calls).toEqual([]);
  });
});
