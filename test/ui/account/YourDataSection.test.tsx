// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LoadAccountDeletion } from '../../../src/application/account-deletion/load-account-deletion.use-case';
import { SaveCopy } from '../../../src/application/account-deletion/save-copy.use-case';
import { WithdrawDeletion } from '../../../src/application/account-deletion/withdraw-deletion.use-case';
import { DialogState } from '../../../src/application/notices/dialog-state';
import { DataCopyViewModel } from '../../../src/ui/account/data-copy.view-model';
import { DeletionViewModel } from '../../../src/ui/account/deletion.view-model';
import { AccountDeletionViewModel } from '../../../src/ui/account/account-deletion.view-model';
import { YourDataSection } from '../../../src/ui/account/settings.page';
import { FakeAccountDeletionGateway } from '../../fakes/fake-account-deletion-gateway';
import { aRefusal } from '../../fakes/a-refusal';
import { authFixture } from '../auth/auth-fixture';

async function begin(set: (gateway: FakeAccountDeletionGateway) => void = () => undefined) {
  const gateway = new FakeAccountDeletionGateway();
  set(gateway);
  const fixture = authFixture();
  await fixture.logIn.execute('nova', 'Holocade!1');
  const { clock, notices, state } = fixture;
  const dialogs = new DialogState(clock);
  const forgetVisits = vi.fn<() => void>();
  const save = vi.fn<(name: string, text: string, type: string) => void>();
  const user = userEvent.setup();
  render(
    <YourDataSection
      createAccountDeletion={() =>
        new AccountDeletionViewModel(
          new LoadAccountDeletion(gateway),
          new DataCopyViewModel(gateway, new SaveCopy(gateway, { save }), notices, clock),
          new DeletionViewModel(
            gateway,
            new WithdrawDeletion(gateway),
            { execute: forgetVisits },
            state,
            dialogs,
            notices,
          ),
        )
      }
    />,
  );
  const confirm = async () => {
    await waitFor(() => {
      expect(dialogs.current.status).toBe('open');
    });
    act(() => {
      dialogs.type('nova');
    });
    await act(() => dialogs.press('confirm'));
  };
  return { ...fixture, gateway, dialogs, forgetVisits, save, user, confirm };
}

const button = (name: string) => screen.findByRole('button', { name });

afterEach(cleanup);

describe('YourDataSection: data export', () => {
  test('is requested, prepared and downloaded', async () => {
    const { clock, gateway, save, user } = await begin();
    await user.click(await button('Request a copy'));
    expect(await screen.findByText(/preparing your file/)).toBeDefined();
    gateway.finish();
    act(() => {
      clock.advance(5000);
    });
    expect(await screen.findByText(/Your file is ready/)).toBeDefined();
    await user.click(await button('Download'));
    expect(save).toHaveBeenCalledWith(
      'holocade-data-2026-01-01.json',
      expect.stringContaining('ada'),
      'application/json',
    );
  });

  test('keeps the focus on its row while it is in progress', async () => {
    const { user } = await begin();
    await user.click(await button('Request a copy'));
    await screen.findByText(/preparing your file/);
    await waitFor(() => {
      expect(document.activeElement?.textContent).toMatch(/preparing your file/);
    });
  });

  test('expires and can be requested again', async () => {
    const { clock, gateway, user } = await begin((one) => {
      one.finish();
    });
    await button('Download');
    act(() => {
      clock.advance(8 * 24 * 60 * 60_000);
    });
    expect(await screen.findByText(/has expired/)).toBeDefined();
    await user.click(await button('Request a copy'));
    expect(await screen.findByText(/preparing your file/)).toBeDefined();
    expect(gateway.calls).toContain('request copy');
  });

  test('shows a toast when the request is refused', async () => {
    const { gateway, user, toasts } = await begin();
    const request = await button('Request a copy');
    gateway.failure = aRefusal({ message: 'There is one already.' });
    await user.click(request);
    await waitFor(() => {
      expect(toasts()).toMatchObject([{ body: 'There is one already.' }]);
    });
  });
});

describe('YourDataSection: account deletion', () => {
  test('deletes the stored pages of this browser after a request, not after a refusal', async () => {
    const { gateway, forgetVisits, user, confirm } = await begin();
    await user.click(await button('Delete account'));
    await user.type(screen.getByLabelText('Password'), 'Holocade!1');
    gateway.failure = aRefusal({ message: 'Later.' });
    await user.click(await button('Delete my account'));
    await confirm();
    await screen.findByText('Later.');
    expect(forgetVisits).not.toHaveBeenCalled();
    gateway.failure = undefined;
    await user.click(await button('Delete my account'));
    await confirm();
    await waitFor(() => {
      expect(forgetVisits).toHaveBeenCalledOnce();
    });
  });

  test('requires the password and the typed name, shows its date and can be cancelled', async () => {
    const { gateway, dialogs, user, confirm } = await begin();
    await user.click(await button('Delete account'));
    await user.type(screen.getByLabelText('Password'), 'Holocade!1');
    await user.click(await button('Delete my account'));
    await waitFor(() => {
      expect(dialogs.current).toMatchObject({ request: { type: 'danger', typedConfirmation: 'nova' } });
    });
    expect(gateway.calls).not.toContainEqual({ password: 'Holocade!1' });
    await confirm();
    expect(await screen.findByText(/15.*2026/)).toBeDefined();
    expect(gateway.calls).toContainEqual({ password: 'Holocade!1' });
    await user.click(await button('Keep my account'));
    expect(await button('Delete account')).toBeDefined();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  test('does not start without a password, and keeps a wrong one in its field', async () => {
    const { dialogs, user, confirm } = await begin();
    await user.click(await button('Delete account'));
    await user.click(await button('Delete my account'));
    expect(await screen.findByText('Please enter your password.')).toBeDefined();
    expect(dialogs.current.status).toBe('closed');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(await button('Delete my account'));
    await confirm();
    expect(await screen.findByText('The password you entered is incorrect.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
  });

  test('requires the proof that applies now, not when the page was opened', async () => {
    const { gateway, user, confirm } = await begin((one) => {
      one.status = { deletion: undefined, proof: 'fresh-sign-in' };
    });
    const open = await button('Delete account');
    gateway.status = { deletion: undefined, proof: 'code' };
    await user.click(open);
    await user.type(await screen.findByLabelText('Authentication code'), '123456');
    await user.click(await button('Delete my account'));
    await confirm();
    expect(gateway.calls).toContainEqual({ code: '123456' });
  });

  test('changes nothing when the dialog is cancelled', async () => {
    const { gateway, dialogs, user } = await begin();
    await user.click(await button('Delete account'));
    await user.type(screen.getByLabelText('Password'), 'Holocade!1');
    await user.click(await button('Delete my account'));
    await waitFor(() => {
      expect(dialogs.current.status).toBe('open');
    });
    act(() => {
      dialogs.dismiss();
    });
    expect(gateway.calls).toEqual(['deletion', 'copy', 'deletion']);
  });

  test.each([
    ['code', 'Authentication code'],
    ['fresh-sign-in', undefined],
  ] as const)('requires the proof %s for an account without a password', async (proof, label) => {
    const { gateway, user, confirm } = await begin((one) => {
      one.status = { deletion: undefined, proof };
    });
    await user.click(await button('Delete account'));
    expect(screen.queryByLabelText('Password')).toBeNull();
    if (label !== undefined) await user.type(screen.getByLabelText(label), '123456');
    await user.click(await button('Delete my account'));
    await confirm();
    expect(gateway.calls).toContainEqual(label === undefined ? {} : { code: '123456' });
  });
});

test('YourDataSection shows the error and retries when loading fails', async () => {
  const { gateway, user } = await begin((one) => {
    one.failure = aRefusal({ message: 'Not now.' });
  });
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.Try again');
  expect(screen.queryByText('Download my data')).toBeNull();
  gateway.failure = undefined;
  await user.click(await button('Try again'));
  expect(await button('Request a copy')).toBeDefined();
});
