import { describe, expect, test } from 'vitest';
import { err } from '../../../src/domain/shared/result';
import { DetailsViewModel } from '../../../src/ui/console/details.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { aDetailsPage, someDetails } from '../../fakes/console-game-pages';
import { consoleFixture, settle } from './console-fixture';

async function open(draft = false) {
  const { gateway, clock, dialogs, press } = consoleFixture();
  let guards = 0;
  const leaveGuard = {
    activate: () => {
      guards += 1;
      return () => {
        guards -= 1;
      };
    },
  };
  const saved: unknown[][] = [];
  const fileSaver = { save: (...file: unknown[]) => void saved.push(file) };
  const dependencies = { gateway, clock, dialogs, leaveGuard, fileSaver };
  const view = new DetailsViewModel(dependencies, 'paper-moon', 'kite', draft);
  const stop = view.start();
  await settle();
  return { view, stop, gateway, clock, saved, guards: () => guards, press };
}
const changes = (calls: readonly unknown[][]) => calls.filter(([name]) => name === 'changeDetails');

describe('DetailsViewModel', () => {
  test('saves typed fields, and guards the page until then', async () => {
    const { view, gateway, guards } = await open(true);
    expect([view.changed, guards()]).toEqual([[], 0]);
    view.type('title', 'Kite 2 ');
    view.type('tags', 'Calm\n\nNew');
    expect([view.changed, guards()]).toEqual([['title', 'tags'], 1]);
    await view.save();
    const tags = [...someDetails().tags, { slug: 'new', title: 'New' }];
    expect(changes(gateway.calls)).toEqual([
      ['changeDetails', 'paper-moon', 'kite', true, 'r1', someDetails({ title: 'Kite 2', tags })],
    ]);
    expect([view.changed, view.edit.form?.tags, guards()]).toEqual([[], 'Calm\nNew', 0]);
    view.type('title', 'Kite 3');
    await view.save();
    expect(changes(gateway.calls)[1]?.[4]).toBe('r1+');
  });

  test('keeps letters that are typed while the form is saved', async () => {
    const { view, guards } = await open();
    view.type('title', 'One');
    const saving = view.save();
    view.type('title', 'One more');
    await saving;
    expect([view.edit.form?.title, view.changed, guards()]).toEqual(['One more', ['title'], 1]);
  });

  test('keeps letters that are typed while the form is loaded again, and merges the save of another member', async () => {
    const { view, gateway, guards } = await open();
    const reload = view.edit.load();
    view.type('title', 'Mine');
    await reload;
    expect([view.edit.form?.title, view.edit.conflicts, guards()]).toEqual(['Mine', undefined, 1]);
    gateway.detailsNow = aDetailsPage({ details: someDetails({ excerpt: 'Theirs' }), revision: 'r2' });
    await view.edit.load();
    expect(view.edit.form).toMatchObject({ title: 'Mine', excerpt: 'Theirs' });
    expect([view.edit.page?.revision, view.edit.conflicts, view.changed]).toEqual(['r2', undefined, ['title']]);
    gateway.detailsNow = aDetailsPage({ details: someDetails({ title: 'Theirs' }), revision: 'r3' });
    await view.edit.load();
    expect([view.edit.form?.title, view.edit.conflicts]).toEqual(['Mine', ['title']]);
    view.discard();
    await view.edit.load();
    expect([view.edit.form?.title, view.edit.conflicts, guards()]).toEqual(['Theirs', undefined, 0]);
  });

  test('shows refused fields and keeps them', async () => {
    const { view, gateway, guards } = await open();
    view.type('title', '');
    gateway.failure = aRefusal({ status: 422, fields: { 'details.title': ['This must not be empty.'] } });
    await view.save();
    expect([view.edit.problems, view.edit.form?.title, view.edit.saving, guards()]).toEqual([
      { title: 'This must not be empty.' },
      '',
      false,
      1,
    ]);
  });

  test('merges the change of another member, and loses neither', async () => {
    const { view, gateway } = await open();
    view.type('title', 'Mine');
    view.type('excerpt', 'Mine');
    const theirs = someDetails({ title: 'Theirs', description: 'Theirs' });
    const send = gateway.changeDetails.bind(gateway);
    gateway.changeDetails = () => Promise.resolve(err(aRefusal({ status: 409, message: 'Changed in the meantime.' })));
    gateway.detailsNow = aDetailsPage({ details: theirs, revision: 'r2' });
    await view.save();
    expect(view.edit.form).toMatchObject({ title: 'Mine', excerpt: 'Mine', description: 'Theirs' });
    expect([view.edit.conflicts, view.edit.refusal, view.changed]).toEqual([
      ['title'],
      undefined,
      ['title', 'excerpt'],
    ]);
    gateway.changeDetails = send;
    await view.save();
    expect(changes(gateway.calls).at(-1)).toEqual([
      ...['changeDetails', 'paper-moon', 'kite', false, 'r2'],
      { ...theirs, title: 'Mine', excerpt: 'Mine' },
    ]);
    expect(view.edit.conflicts).toBeUndefined();
  });

  test('shows a conflict that has nothing to do with the details', async () => {
    const { view, gateway } = await open(true);
    view.type('title', 'Mine');
    gateway.failure = aRefusal({ status: 409, message: 'This draft is being released.' });
    await view.save();
    expect([view.edit.refusal, view.edit.conflicts, view.edit.form?.title]).toEqual([
      gateway.failure,
      undefined,
      'Mine',
    ]);
  });

  test('previews a description after a pause, and ignores the answer for an older text', async () => {
    const { view, clock } = await open();
    expect(view.html).toBe('<p>A <strong>kite</strong>.</p>');
    view.type('description', 'One');
    clock.advance(400);
    view.type('description', 'Two');
    clock.advance(400);
    await settle();
    expect(view.html).toBe('<p>A <strong>kite</strong>.</p>');
    clock.advance(100);
    await settle();
    expect(view.html).toBe('<p>Two</p>');
  });

  test('discards typed fields, and asks before they are lost', async () => {
    const { view, guards, press, stop } = await open();
    view.type('title', 'Mine');
    const staying = view.edit.mayLeave();
    await press('cancel');
    expect(await staying).toBe(false);
    const leaving = view.edit.mayLeave();
    await press('confirm');
    expect(await leaving).toBe(true);
    view.discard();
    expect([view.edit.form?.title, guards()]).toEqual(['Kite', 0]);
    view.type('title', 'Mine');
    stop();
    expect(guards()).toBe(0);
  });

  test('offers the stored details as game.json', async () => {
    const { view, saved } = await open();
    view.type('title', 'Not saved');
    view.downloadGameFile();
    const [name, text, type] = saved[0] ?? [];
    expect([name, type]).toEqual(['game.json', 'application/json']);
    expect(JSON.parse(String(text))).toMatchObject({ slug: 'kite', title: 'Kite', features: { save: true } });
  });

  test('shows a failed load, and loads again', async () => {
    const { view, gateway } = await open();
    gateway.failure = { kind: 'network' };
    await view.edit.load();
    expect(view.edit.failure).toBeDefined();
    gateway.failure = undefined;
    await view.edit.load();
    expect(view.edit.failure).toBeUndefined();
  });
});
