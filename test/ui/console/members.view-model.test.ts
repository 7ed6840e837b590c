import { describe, expect, test } from 'vitest';
import { MembersViewModel } from '../../../src/ui/console/members.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { aMember } from '../../fakes/console-samples';
import { consoleFixture, settle } from './console-fixture';

describe('MembersViewModel', () => {
  const open = async () => {
    const { gateway, dialogs, notices, ...rest } = consoleFixture();
    let reloads = 0;
    const view = new MembersViewModel(gateway, dialogs, notices, 'paper-moon', () => {
      reloads += 1;
      return Promise.resolve();
    });
    view.start();
    await settle();
    return { view, gateway, notices, reloads: () => reloads, ...rest };
  };

  test('invites once and withdraws after a question', async () => {
    const { view, gateway, titles, press } = await open();
    await view.invite();
    expect(view.invitation.failure).toContain('Enter a username');
    view.invitation.typeTo(' vega ');
    view.chooseRole('analyst');
    await Promise.all([view.invite(), view.invite()]);
    expect([gateway.calls, view.invitation.to, titles()]).toEqual([
      [['invite', 'paper-moon', 'vega', 'analyst']],
      '',
      ['Invitation sent'],
    ]);
    const [sent] = view.list.value?.invitations ?? [];
    const withdrawn = sent && view.withdraw(sent);
    await press('confirm');
    await withdrawn;
    expect([view.list.value?.invitations, titles()[0]]).toEqual([[], 'Invitation withdrawn']);
  });

  test('an invitation by email does not reveal if the address has an account', async () => {
    const { view, notices } = await open();
    for (const to of ['vega', 'vega@example.com']) {
      view.invitation.typeTo(to);
      await view.invite();
    }
    expect(notices.history.map(({ toast }) => toast.body)).toEqual([
      'If vega@example.com has an account, the invitation is valid for seven days.',
      'vega can accept it within seven days.',
    ]);
  });

  test('keeps the text of a refused invitation', async () => {
    const { view, gateway } = await open();
    gateway.failure = aRefusal({ status: 409, message: 'Already a member.' });
    view.invitation.typeTo('orion');
    await view.invite();
    expect([view.invitation.failure, view.invitation.to]).toEqual(['Already a member.', 'orion']);
  });

  test('changes and removes another member', async () => {
    const { view, gateway, press, titles } = await open();
    const orion = aMember('orion', 'publisher');
    await view.changeRole(orion, 'owner');
    expect(view.list.value?.members[1]?.role).toBe('owner');
    gateway.failure = aRefusal({ status: 409, message: 'The last owner stays.' });
    await view.changeRole(orion, 'support');
    gateway.failure = undefined;
    await view.list.load();
    const removed = view.remove(orion);
    await press('confirm');
    await removed;
    expect(view.list.value?.members.map(({ username }) => username)).toEqual(['nova']);
    expect(titles()[0]).toBe('Member removed');
  });

  test('asks before the own role changes or the player leaves', async () => {
    const { view, gateway, press, reloads } = await open();
    const nova = aMember('nova', 'owner', true);
    const changed = view.changeRole(nova, 'analyst');
    await press('confirm');
    await changed;
    expect(reloads()).toBe(1);
    const stayed = view.leave(nova);
    await press('cancel');
    expect(await stayed).toBe(false);
    gateway.failure = aRefusal({ status: 409, message: 'The last owner stays.' });
    const refused = view.leave(nova);
    await press('confirm');
    gateway.failure = undefined;
    await press('confirm');
    expect([await refused, reloads()]).toEqual([true, 2]);
  });
});
