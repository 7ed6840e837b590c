import { describe, expect, test } from 'vitest';
import type { PictureReader } from '../../../src/application/profile/picture-reader.port';
import { err, ok } from '../../../src/domain/shared/result';
import { ListsViewModel } from '../../../src/ui/console/lists.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { someLists } from '../../fakes/console-game-pages';
import { consoleFixture, settle } from './console-fixture';

const file = (name: string, size = 1) => ({ name, size, arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) });
const shown = {
  ...{ shown: 'data:image/webp,', size: { width: 400, height: 300 } },
  file: { type: 'image/png', bytes: new Uint8Array(1) },
} as const;
const reader: PictureReader = {
  read: ({ size }) => Promise.resolve(size === 0 ? err('too-small') : ok(shown)),
};

async function open(draft = false) {
  const { gateway, dialogs } = consoleFixture();
  const leaveGuard = { activate: () => () => undefined };
  const view = new ListsViewModel({ gateway, reader, dialogs, leaveGuard }, 'paper-moon', 'kite', draft);
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
    const achievements = [
      { slug: 'birdie', title: 'Birdie', desc: 'Two strokes.', picture: '' },
      ...someLists().achievements,
    ];
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

  test('crops, uploads, saves and removes the picture of an entry', async () => {
    const { view, gateway } = await open(true);
    const entryOf = (list: 'items' | 'achievements') => view.edit.form?.[list][0] ?? expect.fail('No entry.');
    expect([view.addressOf(entryOf('items')), view.addressOf(entryOf('achievements'))]).toEqual([
      '/o/hat.webp',
      undefined,
    ]);
    await view.picture.choose({ list: 'achievements', key: 'ace' }, file('a.png'));
    await view.picture.choose({ list: 'items', key: 'hat' }, file('b.png'));
    expect(view.picture.entry).toEqual({ list: 'achievements', key: 'ace' });
    await view.picture.add();
    const options = { use: 'achievement', x: 50, y: 0, size: 300 };
    expect(gateway.calls.at(-1)).toEqual(['sendPicture', 'paper-moon', 'kite', options]);
    expect([view.addressOf(entryOf('achievements')), view.changed]).toEqual(['/o/upload-1', ['achievements']]);
    view.picture.remove({ list: 'items', key: 'hat' });
    expect(view.addressOf(entryOf('items'))).toBeUndefined();
    await view.edit.save();
    const { items, achievements } = gateway.listsNow.lists;
    expect([items[0]?.picture, achievements[0]?.picture, view.changed]).toEqual(['', 'upload-1', []]);
  });

  test('shows why a picture is refused, and keeps the crop open after a failed upload', async () => {
    const { view, gateway } = await open(true);
    const entry = { list: 'items', key: 'hat' } as const;
    await view.picture.choose(entry, file('small.png', 0));
    const text = 'small.png: Please choose a picture of at least 192 × 192 pixels.';
    expect([view.picture.entry, view.picture.failure]).toEqual([undefined, { ...entry, text }]);
    await view.picture.choose(entry, file('a.png'));
    gateway.failure = aRefusal({ fields: { picture: ['This file is empty.'] } });
    await view.picture.add();
    expect([view.picture.failure?.text, view.picture.entry, view.changed]).toEqual(['This file is empty.', entry, []]);
    view.picture.cancel();
    expect([view.picture.entry, view.picture.crop.chosen]).toEqual([undefined, undefined]);
  });
});
