import { describe, expect, test } from 'vitest';
import { SignOutBrowsers } from '../../../src/application/security/sign-out-browsers.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { aBrowser, FakeSecurityGateway } from '../../fakes/fake-security-gateway';

function setUp() {
  const gateway = new FakeSecurityGateway();
  gateway.signedIn = [aBrowser(), aBrowser({ id: 'a', current: false }), aBrowser({ id: 'b', current: false })];
  return { gateway, signOut: new SignOutBrowsers(gateway) };
}

describe('SignOutBrowsers', () => {
  test('logs out one browser, and succeeds when its session has already ended', async () => {
    const { gateway, signOut } = setUp();
    expect(await signOut.one('a')).toEqual(ok(undefined));
    expect(await signOut.one('a')).toEqual(ok(undefined));
    expect(gateway.signedIn.map(({ id }) => id)).toEqual(['own', 'b']);
  });

  test('logs out all other browsers, and returns their number', async () => {
    expect(await setUp().signOut.others()).toEqual(ok(2));
  });

  test.each([aRefusal({ status: 500 }), { kind: 'network' } as const])(
    'returns any other failure: %j',
    async (failure) => {
      const { gateway, signOut } = setUp();
      gateway.failure = failure;
      expect(await signOut.one('a')).toEqual(err(failure));
      expect(await signOut.others()).toEqual(err(failure));
    },
  );
});
