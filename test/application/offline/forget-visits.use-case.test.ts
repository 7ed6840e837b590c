import { describe, expect, test } from 'vitest';
import { ForgetVisits } from '../../../src/application/offline/forget-visits.use-case';
import { FakeSessionGateway } from '../../fakes/fake-session-gateway';
import { sessionFixture } from '../session/session-fixture';

async function aPlayer() {
  const gateway = new FakeSessionGateway().withAccount('nova', 'x').signedInAs('nova');
  const session = sessionFixture({ gateway });
  await session.restore.execute();
  const deleted: string[] = [];
  const forget = new ForgetVisits(
    { deleteVisits: () => deleted.push('pages') },
    { forgetAll: () => deleted.push('games') },
    { forget: () => deleted.push('link') },
    session.state,
  );
  return { ...session, forget, deleted };
}

describe('ForgetVisits', () => {
  test('T58: ForgetVisits deletes stored pages and games when the player logs out, until it is cancelled', async () => {
    const { forget, deleted, logOut, logIn } = await aPlayer();
    const cancel = forget.follow();
    expect(deleted).toEqual([]);
    await logOut.execute();
    expect(deleted).toEqual(['pages', 'games', 'link']);
    await logIn.execute('nova', 'x');
    expect(deleted).toHaveLength(3);
    cancel();
    await logOut.execute();
    expect(deleted).toHaveLength(3);
  });

  test('deletes nothing when the session expires, because the player may log in again', async () => {
    const { forget, deleted, state } = await aPlayer();
    forget.follow();
    state.apply({ type: 'signed-out', expired: true });
    expect(deleted).toEqual([]);
  });
});
