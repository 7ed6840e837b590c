import { describe, expect, test } from 'vitest';
import { SendFriendRequest } from '../../../src/application/friends/send-friend-request.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeFriendGateway } from '../../fakes/fake-friend-gateway';

const begin = () => {
  const gateway = new FakeFriendGateway({ ada: {} });
  return { gateway, ask: new SendFriendRequest(gateway) };
};

describe('SendFriendRequest', () => {
  test('sends a username to that player', async () => {
    const { gateway, ask } = begin();
    expect(await ask.execute('ada')).toEqual(ok({ username: 'ada', friendship: 'asked' }));
    expect(gateway.calls).toEqual([['request', 'ada']]);
  });

  test.each([
    [' Ada@Mail.test ', 'ada@mail.test'],
    ['+44 7700 900 123', '+447700900123'],
  ])('sends %s as an address, and reveals nothing about its owner', async (typed, address) => {
    const { gateway, ask } = begin();
    expect(await ask.execute(typed)).toEqual(ok(undefined));
    expect(gateway.calls).toEqual([['ask-by-address', address]]);
  });

  test('is not sent for an input that is neither a name nor an address', async () => {
    const { gateway, ask } = begin();
    expect(await ask.execute('no address@')).toEqual(err({ kind: 'unreadable' }));
    expect(gateway.calls).toEqual([]);
  });

  test.each(['ada', 'ada@mail.test'])('returns the failure of a request to %s', async (typed) => {
    const { gateway, ask } = begin();
    gateway.failure = aRefusal({ status: 429, message: 'Too many.' });
    expect(await ask.execute(typed)).toEqual(err(gateway.failure));
  });
});
