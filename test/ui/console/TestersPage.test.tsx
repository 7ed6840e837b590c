import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aRefusal } from '../../fakes/a-refusal';
import { aTester } from '../../fakes/fake-tester-gateways';
import { asRole, kite, visitConsole } from './visit-console';

afterEach(cleanup);

const PAGE = '/paper-moon/games/kite/testers';

describe('the page of test users', () => {
  test('lists them with their last play, and open invitations', async () => {
    visitConsole(PAGE, (gateway, { testers }) => {
      gateway.gamesNow = [kite];
      testers.testers = [
        aTester({ played: '2026-01-01T09:00:00.000Z' }),
        aTester({ id: 't2', username: 'mira' }),
        aTester({ id: 't3', username: 'a@mail.test', expires: '2026-01-15T00:00:00.000Z' }),
      ];
    });
    const rows = within(await screen.findByRole('list', { name: 'Test users' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Last played'),
      expect.stringContaining('Hasn’t played this draft yet'),
      expect.stringContaining('Invited'),
    ]);
    expect(screen.getByText('Places taken: 3 of 100')).toBeDefined();
    expect(await screen.findByRole('link', { name: kite.title })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Reset the test data of a@mail.test' })).toBeNull();
  });

  test('invites, shows a refusal at the field, and keeps the typed name', async () => {
    const { user, testers } = visitConsole(PAGE);
    const field = await screen.findByLabelText('Username or email');
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('Enter a username or an email address.')).toBeDefined();
    await user.type(field, ' vega ');
    testers.failure = aRefusal({ message: 'vega is a member and sees the draft already.' });
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('vega is a member and sees the draft already.')).toBeDefined();
    testers.failure = undefined;
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByRole('button', { name: 'Withdraw the invitation of vega' })).toBeDefined();
    expect(testers.calls.at(-1)).toEqual(['invite', 'paper-moon', 'kite', 'vega']);
  });

  test.each([
    ['Reset the test data of vega', 'Delete', ['reset', 't1'], 'Test data deleted'],
    ['Reset all test data', 'Delete', ['reset', undefined], 'Test data deleted'],
    ['Remove vega', 'Remove', ['remove', 't1'], 'Test user removed'],
  ] as const)('asks before it acts: %s', async (name, confirm, call, toast) => {
    const { user, testers } = visitConsole(PAGE, (_gateway, fakes) => {
      fakes.testers.testers = [aTester()];
    });
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(testers.calls).toEqual([]);
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(await screen.findByText(toast)).toBeDefined();
    expect(testers.calls).toEqual([call]);
  });

  test('hides the resets while the game has no draft, because there is no test data', async () => {
    visitConsole(PAGE, (_gateway, { testers }) => {
      testers.draft = false;
      testers.testers = [aTester()];
    });
    expect(await screen.findByText('Can play the next draft')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Reset/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove vega' })).toBeDefined();
  });

  test('is linked from the game for owners and publishers only', async () => {
    visitConsole('/paper-moon/games/kite', (gateway) => {
      gateway.gamesNow = [kite];
    });
    expect(await screen.findByRole('link', { name: 'Test users' })).toBeDefined();
    cleanup();
    visitConsole(PAGE, (gateway) => {
      gateway.current = asRole('support');
    });
    expect(await screen.findByText('Only owners and publishers can see test users')).toBeDefined();
    expect(screen.queryByLabelText('Username or email')).toBeNull();
  });
});
