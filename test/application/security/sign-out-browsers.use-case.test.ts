import { describe, expect, test } from 'vitest';
import { SignOutBrowsers } from '../../../src/application/security/sign-out-browsers.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { aBrowser, FakeSecurityGateway } from '../../fakes/fake-security-gateway';

function aHouse() {
  const gateway = new FakeSecurityGateway();
  gateway.signedIn = [aBrowser(), aBrowser({ id: 'a', current: false }), aBrowser({ id: 'b', current: false })];
  return { gateway, signOut: new SignOutBrowsers(gateway) };
}

describe('SignOutBrowsers', () => {
  test('signs one out, and one that is over already is signed out, too', async () => {
    const { gateway, signOut } = aHouse();
    expect(await signOut.one('a')).toEqual(ok(undefined));
    expect(await signOut.one('a')).toEqual(ok(undefined));
    expect(gateway.signedIn.map(({ id }) => id)).toEqual(['own', 'b']);
  });

  test('signs all others out, and tells how many there were', async () => {
    expect(await aHouse().signOut.others()).toEqual(ok(2));
  });

  test.each([aRefusal({ status: 500 }), { kind: 'network' } as const])(
    'another failure is one: %j',
    async (failure) => {
      const { gateway, signOut } = aHouse();
      gateway.failure = failure;
      expect(await signOut.one('a')).toEqual(err(failure));
      expect(await signOut.others()).toEqual(err(failure));
    },
  );
});
