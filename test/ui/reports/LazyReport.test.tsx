// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { LazyReport } from '../../../src/ui/reports/LazyReport';
import { ReportButton } from '../../../src/ui/reports/ReportButton';
import '../auth/browser-gaps';
import { aReportHouse } from './a-report-house';

function begin(signedIn: boolean) {
  const house = aReportHouse();
  if (signedIn) house.signIn();
  render(
    <>
      <ReportButton subject={{ kind: 'review', target: 'r-1', name: 'Review by Bert' }} onReport={house.door.report} />
      <LazyReport door={house.door} />
    </>,
  );
  const user = userEvent.setup();
  return { ...house, user, press: () => user.click(screen.getByRole('button', { name: 'Report this review' })) };
}

const dialog = () => screen.findByRole('dialog', { name: 'Report this review' }, { timeout: 5000 });

afterEach(cleanup);

describe('reporting', () => {
  test('asks for a reason, and closes once the report has arrived', async () => {
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

  test('says in the server’s words what was reported before, and keeps what was written', async () => {
    const { gateway, press, user } = begin(true);
    gateway.reports.push({ kind: 'review', target: 'r-1', reason: 'abuse', text: '' });
    await press();
    await dialog();
    await user.click(screen.getByRole('radio', { name: 'Something else' }));
    await user.type(screen.getByLabelText('What is wrong?'), 'Again.');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('You have reported this review already.')).toBeDefined();
    expect(screen.getByLabelText('What is wrong?')).toHaveProperty('value', 'Again.');
  });

  test('asks a visitor to log in, and goes on once somebody has', async () => {
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

  test('asks nothing of a visitor who does not want to log in', async () => {
    const { door, modal, press, signIn } = begin(false);
    await press();
    act(() => {
      modal.apply({ type: 'dismissed' });
      signIn();
    });
    expect(door.subject).toBeUndefined();
  });
});
