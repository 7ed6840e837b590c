// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { LazyReport } from '../../../src/ui/reports/LazyReport';
import { ReportButton } from '../../../src/ui/reports/ReportButton';
import '../auth/browser-gaps';
import { reportFixture } from './report-fixture';

function begin(signedIn: boolean) {
  const fixture = reportFixture();
  if (signedIn) fixture.signIn();
  render(
    <>
      <ReportButton
        subject={{ kind: 'review', target: 'r-1', name: 'Review by Bert' }}
        onReport={fixture.dialog.report}
      />
      <LazyReport dialog={fixture.dialog} />
    </>,
  );
  const user = userEvent.setup();
  return { ...fixture, user, press: () => user.click(screen.getByRole('button', { name: 'Report this review' })) };
}

const dialog = () => screen.findByRole('dialog', { name: 'Report this review' }, { timeout: 5000 });

afterEach(cleanup);

describe('LazyReport', () => {
  test('requires a reason and closes after the report was sent', async () => {
    const { gateway, press, user } = begin(true);
    await press();
    await dialog();
    const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send report' });
    expect(send().disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Spam or advertising' }));
    await user.click(send());
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(gateway.reports).toEqual([{ kind: 'review', target: 'r-1', reason: 'spam', text: '' }]);
  });

  test('shows the server’s message for a repeated report and keeps the text', async () => {
    const { gateway, press, user } = begin(true);
    gateway.reports.push({ kind: 'review', target: 'r-1', reason: 'abuse', text: '' });
    await press();
    await dialog();
    await user.click(screen.getByRole('radio', { name: 'Something else' }));
    await user.type(screen.getByLabelText('What happened?'), 'Again.');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('You have reported this review already.')).toBeDefined();
    expect(screen.getByLabelText('What happened?')).toHaveProperty('value', 'Again.');
  });

  test('asks a visitor to log in and then opens the dialog', async () => {
    const { modal, press, signIn } = begin(false);
    await press();
    expect(modal.current).toMatchObject({ open: true, pane: 'login' });
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => {
      signIn();
      modal.apply({ type: 'signed-in' });
    });
    expect(await dialog()).toBeDefined();
  });

  test('stays closed after a visitor dismissed the login', async () => {
    const { dialog, modal, press, signIn } = begin(false);
    await press();
    act(() => {
      modal.apply({ type: 'dismissed' });
      signIn();
    });
    expect(dialog.subject).toBeUndefined();
  });
});
