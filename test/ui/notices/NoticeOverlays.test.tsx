import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { DialogQuestion } from '../../../src/application/notices/dialog-question';
import { err, ok } from '../../../src/domain/shared/result';
import { failureFeedback, siteFeedback } from '../../../src/ui/notices/feedback-drafts';
import { LazyOverlays } from '../../../src/ui/notices/LazyOverlays';
import { useScreen } from '../../../src/ui/shared/use-screen';
import '../auth/browser-gaps';
import { feedbackFixture } from './feedback-fixture';

const slowly = { timeout: 10_000 };

function begin() {
  const fixture = feedbackFixture();
  const { dialog, feedback, overlays } = fixture;
  function Page() {
    useScreen(() => overlays);
    return <LazyOverlays overlays={overlays} openOverlays={() => Promise.resolve({ dialog, feedback })} />;
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
  return { ...fixture, user: userEvent.setup() };
}

const question: DialogQuestion = {
  type: 'danger',
  title: 'Delete your save?',
  content: 'Slot 3 will be deleted.',
  confirm: { title: 'Delete' },
  cancel: { title: 'Keep it' },
};

const findDialog = () => screen.findByRole('alertdialog', { name: 'Delete your save?' }, slowly);

afterEach(cleanup);

describe('ConfirmDialog', () => {
  test('describes the question, focuses the safe button, and resolves on a press', async () => {
    const { clock, overlays, user } = begin();
    const answer = overlays.ask(question);
    const dialog = await findDialog();
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Slot 3 will be deleted.',
    );
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
    });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await answer).toEqual(ok('confirm'));
    act(() => {
      clock.advance(400);
    });
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  });

  test('is dismissed by Escape', async () => {
    const { overlays, user } = begin();
    const answer = overlays.ask(question);
    await findDialog();
    await user.keyboard('{Escape}');
    expect(await answer).toEqual(err('dismissed'));
  });

  test('disables its buttons until the text is typed, then confirms on Enter', async () => {
    const { overlays, user } = begin();
    const answer = overlays.ask({ ...question, typedConfirmation: 'DELETE', footer: 'No way back.' });
    await findDialog();
    const buttons = () =>
      ['Delete', 'Keep it'].map((name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled);
    expect(screen.getByText('No way back.')).toBeDefined();
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByLabelText('Type DELETE to continue'));
    });
    await user.keyboard('DELET{Enter}');
    expect(buttons()).toEqual([true, true]);
    await user.keyboard('E');
    expect(buttons()).toEqual([false, false]);
    await user.keyboard('{Enter}');
    expect(await answer).toEqual(ok('confirm'));
  });

  test('disables its buttons during the action and shows the failure inside', async () => {
    const { overlays, user } = begin();
    let end: (message: string) => void = () => undefined;
    const run = () =>
      new Promise<ReturnType<typeof err<string>>>((resolve) => {
        end = (message) => {
          resolve(err(message));
        };
      });
    void overlays.ask({ ...question, confirm: { title: 'Delete', run } });
    await findDialog();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const confirm = screen.getByRole('button', { name: 'Delete' });
    expect([confirm.getAttribute('aria-disabled'), document.activeElement === confirm]).toEqual(['true', true]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Keep it' }).disabled).toBe(true);
    await user.keyboard('{Escape}');
    end('Too many requests.');
    expect((await screen.findByText('Too many requests.')).closest('[role=alert]')).not.toBeNull();
    expect(confirm.getAttribute('aria-disabled')).toBeNull();
  });
});

describe('FeedbackDialog', () => {
  test('sends a text with a rating', async () => {
    const { gateway, overlays, user } = begin();
    overlays.giveFeedback(siteFeedback);
    await screen.findByRole('dialog', { name: 'Give Feedback' }, slowly);
    const text = screen.getByLabelText('Your message');
    await waitFor(() => {
      expect(document.activeElement).toBe(text);
    });
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    expect(send.disabled).toBe(true);
    await user.keyboard('Nice');
    expect(screen.getByText(/^4 \/ 500/)).toBeDefined();
    await user.click(screen.getByRole('radio', { name: '4 stars' }));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await user.click(screen.getByRole('radio', { name: '1 star' }));
    await user.click(send);
    await waitFor(() => {
      expect(gateway.sent).toEqual([{ subject: 'Give Feedback', text: 'Nice', rating: 1 }]);
    });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  test('disables Send above the limit and announces the excess', async () => {
    const { overlays, user } = begin();
    overlays.giveFeedback({ ...siteFeedback, limit: 3 });
    await screen.findByRole('dialog', { name: 'Give Feedback' }, slowly);
    await user.keyboard('Nice');
    expect(screen.getByLabelText('Your message').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please enter at most 3 characters.')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  });

  test('shows the subject of an error page without stars', async () => {
    const { overlays } = begin();
    overlays.giveFeedback(failureFeedback(500, '/arcade/games/x'));
    await screen.findByRole('dialog', { name: 'Report this problem' }, slowly);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('About: Error 500 at /arcade/games/x')).toBeDefined();
  });

  test('asks before it discards a text', async () => {
    const { overlays, user } = begin();
    overlays.giveFeedback(siteFeedback);
    await screen.findByRole('dialog', { name: 'Give Feedback' }, slowly);
    await user.keyboard('Nice{Escape}');
    await screen.findByRole('alertdialog', { name: 'Discard your message?' });
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => {
      expect(screen.queryByLabelText('Your message')).toBeNull();
    });
  });
});
