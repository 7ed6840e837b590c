import { describe, expect, test } from 'vitest';
import { aPlayer } from '../../fakes/a-player';
import { questionFixture } from './question-fixture';

function setUp(balance = 120) {
  const fixture = questionFixture();
  fixture.signIn(aPlayer({ balance }));
  fixture.view.start();
  const appear = () => {
    fixture.view.appeared();
    fixture.clock.advance(700);
  };
  return { ...fixture, appear };
}

describe('QuestionViewModel', () => {
  test('can be confirmed once it has been visible, with enough coins', async () => {
    const { view, appear, call } = setUp();
    await call('inventory.purchase', { item: 'spare-wing' });
    expect([view.question?.kind, view.balance, view.missing, view.canAgree]).toEqual(['purchase', 120, 0, false]);
    appear();
    expect(view.canAgree).toBe(true);
  });

  test('reports missing coins until the balance is sufficient', async () => {
    const { session, view, appear, call } = setUp(4);
    await call('inventory.purchase', { item: 'spare-wing' });
    appear();
    expect([view.missing, view.canAgree]).toEqual([6, false]);
    session.apply({ type: 'balance-changed', player: aPlayer().id, total: 10, revision: 2 });
    expect([view.missing, view.canAgree]).toEqual([0, true]);
  });

  test('is hidden while the headset is worn', async () => {
    const { presence, view, call } = setUp();
    presence.apply('start');
    await call('inventory.purchase', { item: 'spare-wing' });
    expect(view.question).toBeUndefined();
    presence.apply('end');
    expect(view.question).toBeDefined();
  });

  test('preselects guest saves for empty slots only', async () => {
    const { saves, view, appear, call } = setUp();
    await saves.write('lantern-drift', { slot: 1, name: 'Mine', data: 'account', base: 0 });
    const at = '2026-01-01T10:00:00.000Z';
    const guests = [1, 2].map((slot) => ({ slot, name: '', data: 'guest', at }));
    await call('guest.offer', { scores: [], saves: guests });
    appear();
    expect(view.chosen).toEqual([2]);
    view.choose(1, true);
    view.choose(2, false);
    view.agree();
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(await saves.all('lantern-drift')).toMatchObject({ value: { 1: { data: 'guest' } } });
    expect(view.question).toBeUndefined();
  });

  test('declines with an error toast when its script fails to load', async () => {
    const { notices, questions, view, call } = setUp();
    await call('mail.subscribe');
    view.couldNotOpen();
    expect(questions.current.question).toBeUndefined();
    expect(notices.current).toHaveLength(1);
  });
});
