import { describe, expect, test } from 'vitest';
import { BuildsViewModel } from '../../../src/ui/console/builds.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { aBuild } from '../../fakes/console-samples';
import { consoleFixture, settle } from './console-fixture';

describe('BuildsViewModel', () => {
  const open = async () => {
    const { gateway, dialogs, notices, ...rest } = consoleFixture();
    const guard = { active: 0 };
    const activate = () => {
      guard.active += 1;
      return () => void (guard.active -= 1);
    };
    const view = new BuildsViewModel(gateway, dialogs, notices, { activate }, 'paper-moon', 'kite');
    const stop = view.start();
    await settle();
    return { view, guard, stop, gateway, dialogs, ...rest };
  };
  const states = (view: BuildsViewModel) => view.builds?.map(({ version, state }) => `${version} ${state}`);

  test('rolls back and undoes it', async () => {
    const { view, titles, undo } = await open();
    await view.rollBack();
    expect([states(view), titles()]).toEqual([['1.1.0 inactive', '1.0.0 opens'], ['Rolled back to 1.0.0']]);
    undo();
    await settle();
    await settle();
    expect(states(view)).toEqual(['1.1.0 opens', '1.0.0 active']);
  });

  test('asks before the last active build is deactivated', async () => {
    const { view, gateway, dialogs, press } = await open();
    gateway.buildsNow = [aBuild('1.0.0', 'opens')];
    await view.list.load();
    const refused = view.deactivate(aBuild('1.0.0', 'opens'));
    await press('cancel');
    await refused;
    expect(gateway.calls).toEqual([]);
    expect(view.rollback).toBeUndefined();
    const confirmed = view.deactivate(aBuild('1.0.0', 'opens'));
    await press('confirm');
    await confirmed;
    expect(states(view)).toEqual(['1.0.0 inactive']);
    expect(dialogs.current.status).not.toBe('open');
    await view.activate(aBuild('1.0.0', 'inactive'));
    expect(states(view)).toEqual(['1.0.0 opens']);
  });

  test('shows a refused change', async () => {
    const { view, gateway, titles } = await open();
    gateway.failure = aRefusal({ status: 403, message: 'Your role may not publish.' });
    await view.deactivate(aBuild('1.0.0'));
    expect([titles(), view.changing]).toEqual([['Your role may not publish.'], undefined]);
  });

  test('saves release notes, and keeps the typed text after a failure', async () => {
    const { view, gateway, titles } = await open();
    const [build = expect.fail('No build.')] = view.builds ?? [];
    await view.notes.edit(build);
    view.notes.type('- New hole');
    gateway.failure = aRefusal({ status: 422, fields: { notes: ['Too long.'] } });
    await view.saveNotes();
    expect(view.notes.edited).toMatchObject({
      version: '1.1.0',
      text: '- New hole',
      saving: false,
      problem: 'Too long.',
    });
    gateway.failure = undefined;
    await view.saveNotes();
    expect([view.notes.edited, view.builds?.[0]?.notes, titles()]).toEqual([
      undefined,
      '- New hole',
      ['The release notes of 1.1.0 are saved'],
    ]);
    await view.notes.edit(view.builds?.[0] ?? build);
    expect(view.notes.edited?.text).toBe('- New hole');
    view.notes.close();
    expect(view.notes.edited).toBeUndefined();
  });

  test('keeps release notes that are typed while earlier ones are saved', async () => {
    const { view, gateway, guard } = await open();
    const [build = expect.fail('No build.')] = view.builds ?? [];
    await view.notes.edit(build);
    view.notes.type('- New hole');
    const saved = view.saveNotes();
    view.notes.type('- New hole and hat');
    await saved;
    expect(gateway.buildsNow[0]?.notes).toBe('- New hole');
    expect(view.notes.edited).toEqual({
      version: '1.1.0',
      stored: '- New hole',
      text: '- New hole and hat',
      saving: false,
      problem: undefined,
    });
    expect([view.notes.changed, guard.active]).toEqual([true, 1]);
  });

  test('closes unchanged release notes by a second press', async () => {
    const { view, guard } = await open();
    const [build = expect.fail('No build.')] = view.builds ?? [];
    await view.notes.edit(build);
    await view.notes.edit(build);
    expect([view.notes.edited, guard.active]).toEqual([undefined, 0]);
  });

  test('asks before typed release notes are replaced by those of another build, or by leaving', async () => {
    const { view, guard, press, stop } = await open();
    const [first = expect.fail('No build.'), second = expect.fail('No second build.')] = view.builds ?? [];
    await view.notes.edit(first);
    view.notes.type('- New hole');
    expect([view.notes.changed, guard.active]).toEqual([true, 1]);
    const kept = view.notes.edit(second);
    await press('cancel');
    await kept;
    expect(view.notes.edited?.text).toBe('- New hole');
    const leaves = view.notes.mayLeave();
    await press('cancel');
    expect(await leaves).toBe(false);
    const discarded = view.notes.edit(second);
    await press('confirm');
    await discarded;
    expect([view.notes.edited?.version, view.notes.changed, guard.active]).toEqual([second.version, false, 0]);
    view.notes.type('- Words');
    stop();
    expect(guard.active).toBe(0);
  });
});
