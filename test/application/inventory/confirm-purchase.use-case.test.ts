import { describe, expect, test, vi } from 'vitest';
import { ok } from '../../../src/domain/shared/result';
import { gameFixture } from '../../fakes/game-fixture';
import { aPlayer } from '../../fakes/a-player';
import { anItem } from '../../fakes/fake-catalog-gateway';
import { aRefusal } from '../../fakes/a-refusal';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function setUp(balance = 120) {
  const fixture = gameFixture();
  fixture.inventory.balance = balance;
  fixture.signIn(aPlayer({ balance }));
  return { ...fixture, buy: (item: string, count?: number) => fixture.call('inventory.purchase', { item, count }) };
}

describe('ConfirmPurchase', () => {
  test('asks the player with the item, the count and the total price', async () => {
    const { questions, inventory, buy } = setUp();
    expect(await buy('spare-wing', 3)).toEqual(ok({ asked: true }));
    expect(questions.current.question).toEqual({
      kind: 'purchase',
      game: 'Lantern Drift',
      name: 'Spare wing',
      thumbnail: '/wing.webp',
      count: 3,
      total: 30,
    });
    expect(inventory.orders).toEqual([]);
  });

  test('requests no item while a question is refused, and the inventory only for non-consumable items', async () => {
    const { catalog, inventory, questions, call, buy } = setUp(500);
    const looked = [vi.spyOn(catalog, 'item'), vi.spyOn(inventory, 'owned')];
    const counts = () => looked.map(({ mock }) => mock.calls.length);
    await buy('spare-wing');
    expect(counts()).toEqual([1, 0]);
    expect(await buy('lantern')).toMatchObject({ error: { code: 'err_too_many_requests' } });
    questions.decline();
    expect(await buy('lantern')).toMatchObject({ error: { code: 'err_too_many_requests' } });
    expect(counts()).toEqual([1, 0]);
    const items = vi.spyOn(catalog, 'items');
    await Promise.all([call('inventory.catalog'), call('inventory.catalog')]);
    expect(items).toHaveBeenCalledTimes(1);
  });

  test('asks for a test purchase in a draft, which needs no coins', async () => {
    const { handle, visit, questions, inventory, catalog, signIn } = gameFixture();
    signIn(aPlayer({ balance: 0 }));
    inventory.balance = 500;
    const draft = 'draft-0123456789ab';
    vi.spyOn(catalog, 'item').mockResolvedValue(ok({ item: anItem(), others: [] }));
    const parsed = { method: 'inventory.purchase', args: { item: 'spare-wing', count: 3 } } as const;
    const asked = await handle.execute({ ...visit, game: { ...visit.game, slug: draft } }, parsed);
    expect(asked).toEqual(ok({ asked: true }));
    expect(questions.current.question).toMatchObject({ total: 30, isTest: true });
    questions.decline();
    await settled();
    expect(inventory.orders).toEqual([]);
  });

  test('charges the shown price, and updates the balance at once', async () => {
    const { session, inventory, sent, agree, buy } = setUp(500);
    await buy('lantern');
    await agree();
    await settled();
    expect(inventory.orders).toMatchObject([{ game: 'lantern-drift', item: 'lantern', count: 1, total: 400 }]);
    expect(session.current.user?.balance).toBe(100);
    expect(sent).toEqual([{ name: 'purchase', detail: { item: 'lantern', count: 1, ok: true } }]);
  });

  test('never replaces a newer balance with the balance of its response', async () => {
    const { session, inventory, sent, agree, buy, questions } = setUp();
    const player = aPlayer().id;
    const { purchase } = inventory;
    inventory.purchase = (order) => {
      const answer = purchase.call(inventory, order);
      session.apply({ type: 'balance-changed', player, total: 70, revision: 8 });
      return answer;
    };
    await buy('spare-wing');
    await agree();
    expect(session.current.user?.balance).toBe(70);
    inventory.purchase = purchase;
    inventory.line = 'unheard';
    await buy('spare-wing');
    await agree();
    questions.decline();
    session.apply({ type: 'balance-changed', player, total: 40, revision: 9 });
    inventory.line = 'answered';
    await buy('spare-wing');
    await agree();
    await settled();
    expect(session.current.user?.balance).toBe(40);
    expect(sent).toMatchObject([{ detail: { ok: true } }, { detail: { ok: false } }, { detail: { ok: true } }]);
  });

  test('ends as declined after a no, and with missing coins when the player could not pay', async () => {
    const { questions, sent, buy, clock } = setUp(5);
    await buy('spare-wing');
    questions.decline();
    await settled();
    clock.advance(10_000);
    const rich = setUp();
    await rich.buy('spare-wing');
    rich.questions.decline();
    await settled();
    expect(sent).toMatchObject([{ detail: { ok: false, code: 'err_insufficient_coins' } }]);
    expect(rich.sent).toMatchObject([{ detail: { ok: false, code: 'err_declined' } }]);
  });

  test('repeats a purchase with a lost response under the same key, and is charged once', async () => {
    const { inventory, questions, sent, agree, buy } = setUp();
    await buy('spare-wing');
    inventory.line = 'unheard';
    await agree();
    questions.decline();
    await settled();
    inventory.line = 'answered';
    expect(await buy('spare-wing')).toEqual(ok({ asked: true }));
    await agree();
    await settled();
    expect(sent).toMatchObject([{ detail: { ok: false, code: 'err_network' } }, { detail: { ok: true } }]);
    expect(new Set(inventory.orders.map(({ key }) => key)).size).toBe(1);
    expect(inventory.balance).toBe(110);
    await buy('spare-wing');
    await agree();
    expect(inventory.balance).toBe(100);
  });

  test('refuses a purchase that the server would reject, without a question', async () => {
    const { questions, buy, agree } = setUp(1_000);
    expect(await buy('unknown')).toMatchObject({ error: { code: 'err_not_found', message: 'There is no such item.' } });
    expect(await buy('secret')).toMatchObject({ error: { code: 'err_not_found' } });
    expect(await buy('lantern', 2)).toMatchObject({ error: { code: 'err_validation' } });
    await buy('lantern');
    await agree();
    expect(await buy('lantern')).toMatchObject({ error: { code: 'err_conflict' } });
    expect(questions.current.question).toBeUndefined();
  });

  test('is refused while another question is open, and shortly after a no', async () => {
    const { questions, buy, call } = setUp();
    await buy('spare-wing');
    expect(await buy('spare-wing')).toMatchObject({ error: { code: 'err_too_many_requests', retryable: true } });
    expect(await call('mail.subscribe')).toMatchObject({ error: { code: 'err_too_many_requests' } });
    questions.decline();
    expect(await buy('spare-wing')).toMatchObject({ error: { message: 'The player has just declined.' } });
  });

  test('shows the server’s error message', async () => {
    const { inventory, questions, sent, agree, buy } = setUp();
    await buy('spare-wing');
    inventory.failure = aRefusal({ status: 409, debug: 'err_price', message: 'The price has changed.' });
    await agree();
    expect(questions.current.phase).toMatchObject({ failure: { message: 'The price has changed.', retryable: false } });
    questions.decline();
    await settled();
    expect(sent).toMatchObject([{ detail: { ok: false, code: 'err_conflict' } }]);
  });

  test('notifies the game when the headset session must end first', async () => {
    const { presence, sent, buy } = setUp();
    presence.apply('start');
    expect(await buy('spare-wing')).toEqual(ok({ asked: true }));
    expect(sent).toEqual([{ name: 'dialog', detail: { asks: 'purchase' } }]);
  });
});
