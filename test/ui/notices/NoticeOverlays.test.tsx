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
import { aFeedbackHouse } from './a-feedback-house';

const slowly = { timeout: 10_000 };

function begin() {
  const house = aFeedbackHouse();
  const { dialog, feedback, overlays } = house;
  function Page() {
    useScreen(() => overlays);
    return <LazyOverlays overlays={overlays} openOverlays={() => Promise.resolve({ dialog, feedback })} />;
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
  return { ...house, user: userEvent.setup() };
}

const question: DialogQuestion = {
  type: 'danger',
  title: 'Delete your save?',
  content: 'Slot 3 goes for good.',
  confirm: { title: 'Delete' },
  cancel: { title: 'Keep it' },
};

const asked = () => screen.findByRole('alertdialog', { name: 'Delete your save?' }, slowly);

afterEach(cleanup);

describe('the confirmation dialog', () => {
  test('says what it is about, begins at the harmless button, and is answered by a press', async () => {
    const { clock, overlays, user } = begin();
    const answer = overlays.ask(question);
    const dialog = await asked();
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Slot 3 goes for good.',
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await answer).toEqual(ok('confirm'));
    act(() => {
      clock.advance(400);
    });
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  });

  test('is left by Escape', async () => {
    const { overlays, user } = begin();
    const answer = overlays.ask(question);
    await asked();
    await user.keyboard('{Escape}');
    expect(await answer).toEqual(err('dismissed'));
  });

  test('keeps its buttons shut until the word is typed, and takes Enter then', async () => {
    const { overlays, user } = begin();
    const answer = overlays.ask({ ...question, typedConfirmation: 'DELETE', footer: 'No way back.' });
    await asked();
    const buttons = () =>
      ['Delete', 'Keep it'].map((name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled);
    expect(screen.getByText('No way back.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Type DELETE to go on'));
    await user.keyboard('DELET{Enter}');
    expect(buttons()).toEqual([true, true]);
    await user.keyboard('E');
    expect(buttons()).toEqual([false, false]);
    await user.keyboard('{Enter}');
    expect(await answer).toEqual(ok('confirm'));
  });

  test('waits for its action with its buttons shut, and tells inside that it has failed', async () => {
    const { overlays, user } = begin();
    let end: (message: string) => void = () => undefined;
    const run = () =>
      new Promise<ReturnType<typeof err<string>>>((resolve) => {
        end = (message) => {
          resolve(err(message));
        };
      });
    void overlays.ask({ ...question, confirm: { title: 'Delete', run } });
    await asked();
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

describe('the feedback modal', () => {
  test('is written, rated and sent by keyboard', async () => {
    const { gateway, overlays, user } = begin();
    overlays.giveFeedback(siteFeedback);
    await screen.findByRole('dialog', { name: 'Give Feedback' }, slowly);
    const text = screen.getByLabelText('Your message');
    expect(document.activeElement).toBe(text);
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

  test('shuts Send above the limit and says so', async () => {
    const { overlays, user } = begin();
    overlays.giveFeedback({ ...siteFeedback, limit: 3 });
    await screen.findByRole('dialog', { name: 'Give Feedback' }, slowly);
    await user.keyboard('Nice');
    expect(screen.getByLabelText('Your message').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('The message is longer than 3 characters.')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  });

  test('of an error has no stars, and shows what goes with it', async () => {
    const { overlays } = begin();
    overlays.giveFeedback(failureFeedback(500, '/arcade/games/x'));
    await screen.findByRole('dialog', { name: 'Tell us what happened' }, slowly);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('About: Error 500 at /arcade/games/x')).toBeDefined();
  });

  test('asks before it throws a text away', async () => {
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
