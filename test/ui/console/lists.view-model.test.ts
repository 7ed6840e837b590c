import { describe, expect, test } from 'vitest';
import { err } from '../../../src/domain/shared/result';
import { ListsViewModel } from '../../../src/ui/console/lists.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { someLists } from '../../fakes/console-game-pages';
import { consoleFixture, settle } from './console-fixture';

async function open() {
  const { gateway, dialogs } = consoleFixture();
  const leaveGuard = { activate: () => () => undefined };
  const view = new ListsViewModel({ gateway, dialogs, leaveGuard }, 'paper-moon', 'kite', false);
  view.start();
  await settle();
  return { view, gateway };
}

describe('ListsViewModel', () => {
  test('adds, changes and orders entries, and saves them', async () => {
    const { view, gateway } = await open();
    view.add('achievements');
    view.add('achievements');
    view.remove('achievements', 'new 2');
    view.type('achievements', 'new 1', 'title', 'Birdie');
    view.type('achievements', 'new 1', 'desc', 'Two strokes.');
    view.move('achievements', 'new 1', -1);
    expect(view.changed).toEqual(['achievements']);
    await view.edit.save();
    const achievements = [{ slug: 'birdie', title: 'Birdie', desc: 'Two strokes.' }, ...someLists().achievements];
    expect(gateway.listsNow.lists.achievements).toEqual(achievements);
    expect([view.changed, view.edit.form?.achievements[0]?.isNew]).toEqual([[], false]);
  });

  test('shows refused entries, and merges the save of another member', async () => {
    const { view, gateway } = await open();
    view.type('items', 'hat', 'price', '0');
    const send = gateway.changeLists.bind(gateway);
    gateway.changeLists = () =>
      Promise.resolve(err(aRefusal({ fields: { 'lists.items.0.price': ['This must be at least 1.'] } })));
    await view.edit.save();
    expect(view.edit.problems).toEqual({ 'items.0.price': 'This must be at least 1.' });
    view.type('items', 'hat', 'price', '7');
    gateway.changeLists = () => Promise.resolve(err(aRefusal({ status: 409, message: 'Changed.' })));
    const theirs = someLists({ achievements: [{ slug: 'ace', title: 'Theirs', desc: 'One stroke.' }] });
    gateway.listsNow = { ...gateway.listsNow, lists: theirs, revision: 'r2' };
    await view.edit.save();
    expect([view.edit.conflicts, view.edit.refusal]).toEqual([[], undefined]);
    gateway.changeLists = send;
    await view.edit.save();
    expect(gateway.listsNow.lists).toMatchObject({ items: [{ price: 7 }], achievements: [{ title: 'Theirs' }] });
  });
});
