import { describe, expect, test, vi } from 'vitest';
import { err, ok } from '../../../src/domain/shared/result';
import { gameFixture } from '../../fakes/game-fixture';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function setUp() {
  const fixture = gameFixture();
  fixture.signIn();
  return fixture;
}

describe('ChangeSubscription', () => {
  test('asks the player with the email address, and subscribes after a yes', async () => {
    const { questions, mails, sent, agree, call } = setUp();
    expect(await call('mail.subscribe')).toEqual(ok({ subscribed: false, asked: true }));
    expect(questions.current.question).toEqual({
      kind: 'mail-subscription',
      game: 'Lantern Drift',
      sender: 'game',
      name: 'Lantern Drift',
      address: 'ada@example.org',
    });
    expect(mails.subscribed.size).toBe(0);
    await agree();
    await settled();
    expect([...mails.subscribed]).toEqual(['game:lantern-drift']);
    expect(sent).toEqual([{ name: 'mail', detail: { sender: 'game', subscribed: true, ok: true } }]);
    expect(await call('mail.check')).toEqual(ok(true));
  });

  test('T94: changes no subscription from a draft, and asks nothing', async () => {
    const { handle, visit, questions, mails } = setUp();
    const game = { ...visit.game, slug: 'draft-0123456789ab' };
    for (const method of ['mail.subscribe', 'mail.unsubscribe', 'mail.toggle'] as const)
      for (const sender of ['game', 'developer'] as const)
        expect(await handle.execute({ ...visit, game }, { method, args: { sender } })).toMatchObject({
          error: { code: 'err_forbidden' },
        });
    expect([questions.current.question, mails.subscribed.size]).toEqual([undefined, 0]);
  });

  test('can subscribe to the developer', async () => {
    const { questions, mails, agree, call } = setUp();
    await call('mail.toggle', { sender: 'developer' });
    expect(questions.current.question).toMatchObject({ sender: 'developer', name: 'Paper Moon' });
    await agree();
    expect([...mails.subscribed]).toEqual(['dev:paper-moon']);
    expect(await call('mail.check', { sender: 'game' })).toEqual(ok(false));
  });

  test('sends no request while a question is refused', async () => {
    const { questions, mails, call } = setUp();
    await call('mail.subscribe');
    const check = vi.spyOn(mails, 'check');
    expect(await call('mail.subscribe')).toMatchObject({ error: { code: 'err_too_many_requests' } });
    questions.decline();
    expect(await call('mail.subscribe')).toMatchObject({ error: { code: 'err_too_many_requests' } });
    expect(check).not.toHaveBeenCalled();
  });

  test('does not subscribe after a no', async () => {
    const { questions, mails, sent, call } = setUp();
    await call('mail.subscribe');
    questions.decline();
    await settled();
    expect(mails.subscribed.size).toBe(0);
    expect(sent).toEqual([
      { name: 'mail', detail: { sender: 'game', subscribed: false, ok: false, code: 'err_declined' } },
    ]);
  });

  test('unsubscribes without a question, and asks nothing when nothing changes', async () => {
    const { questions, mails, call } = setUp();
    mails.subscribed.add('game:lantern-drift');
    expect(await call('mail.subscribe')).toEqual(ok({ subscribed: true, asked: false }));
    expect(await call('mail.toggle')).toEqual(ok({ subscribed: false, asked: false }));
    expect(await call('mail.unsubscribe')).toEqual(ok({ subscribed: false, asked: false }));
    expect(mails.subscribed.size).toBe(0);
    expect(questions.current.question).toBeUndefined();
  });

  test('asks nothing without an email address to show', async () => {
    const { overview, questions, call } = setUp();
    overview.mockResolvedValueOnce(err({ kind: 'network' }) as never);
    expect(await call('mail.subscribe')).toMatchObject({ error: { code: 'err_network' } });
    expect(questions.current.question).toBeUndefined();
  });

  test('waits until the headset session ends', async () => {
    const { presence, sent, call } = setUp();
    presence.apply('start');
    await call('mail.subscribe');
    expect(sent).toEqual([{ name: 'dialog', detail: { asks: 'mail-subscription' } }]);
  });
});
