// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { siteFeedback } from '../../../src/ui/notices/feedback-drafts';
import { aRefusal } from '../../fakes/a-refusal';
import { feedbackFixture } from './feedback-fixture';

function begin(draft = siteFeedback) {
  const fixture = feedbackFixture();
  fixture.overlays.start();
  fixture.feedback.start();
  fixture.dialog.start();
  fixture.overlays.giveFeedback(draft);
  return fixture;
}

describe('FeedbackViewModel.submit', () => {
  test('sends the text with its rating, shows thanks and closes', async () => {
    const { feedback, gateway, overlays, toasts } = begin();
    feedback.type('Lovely lanterns.');
    feedback.rate(4);
    const sent = feedback.submit();
    expect([feedback.button.phase, feedback.open?.status]).toEqual(['busy', 'sending']);
    expect(await sent).toBe(false);
    expect(gateway.sent).toEqual([{ subject: 'Give Feedback', text: 'Lovely lanterns.', rating: 4 }]);
    expect([feedback.open, overlays.wanted, feedback.button.phase]).toEqual([undefined, false, 'success']);
    expect(toasts()).toEqual([['success', 'Message Sent', 'Thanks for your feedback!']]);
  });

  test('keeps the text after a failure and allows a retry after one second', async () => {
    const { clock, feedback, gateway } = begin();
    gateway.failure = aRefusal({ status: 429, message: 'Too many requests. Please try again later.' });
    feedback.type('Lovely.');
    await feedback.submit();
    expect(feedback.open).toMatchObject({ text: 'Lovely.', failure: 'Too many requests. Please try again later.' });
    gateway.failure = undefined;
    await feedback.submit();
    expect([gateway.sent.length, feedback.button.phase]).toEqual([0, 'error']);
    clock.advance(1000);
    await feedback.submit();
    expect(gateway.sent.length).toBe(1);
  });

  test('sends nothing without a text, and sends once for two presses', async () => {
    const { feedback, gateway } = begin();
    await feedback.submit();
    feedback.type('Once.');
    await Promise.all([feedback.submit(), feedback.submit()]);
    expect(gateway.sent.map(({ text }) => text)).toEqual(['Once.']);
  });

  test('returns true if the page must reload its data', async () => {
    const { feedback } = begin({ ...siteFeedback, shouldUpdate: true });
    feedback.type('Update.');
    expect(await feedback.submit()).toBe(true);
  });
});

describe('FeedbackViewModel.leave', () => {
  test('closes without a question if the text is blank', async () => {
    const { dialogs, feedback } = begin();
    feedback.type('  ');
    await feedback.leave();
    expect([feedback.open, dialogs.current.status]).toEqual([undefined, 'closed']);
  });

  test('asks first if a text would be lost', async () => {
    const { dialog, feedback } = begin();
    feedback.type('A long letter.');
    const left = feedback.leave();
    expect(dialog.open?.request.title).toBe('Discard your message?');
    dialog.press('cancel');
    await left;
    expect(feedback.open?.text).toBe('A long letter.');
    const again = feedback.leave();
    dialog.dismiss();
    await again;
    expect(feedback.open?.text).toBe('A long letter.');
    const last = feedback.leave();
    dialog.press('confirm');
    await last;
    expect([feedback.open, dialog.closing]).toEqual([undefined, true]);
  });
});

describe('OverlaysViewModel', () => {
  test('closes its modals with a toast when their script fails to load', async () => {
    const { clock, overlays, toasts } = begin();
    expect(overlays.wanted).toBe(true);
    const answer = overlays.ask({
      type: 'info',
      title: 'A',
      content: 'B',
      confirm: { title: 'C' },
      cancel: { title: 'D' },
    });
    overlays.couldNotOpen();
    expect(await answer).toEqual({ ok: false, error: 'dismissed' });
    clock.advance(400);
    expect(overlays.wanted).toBe(false);
    expect(toasts()).toEqual([
      ['danger', 'Error', 'A network error has occurred. Please check your connection and try again.'],
    ]);
  });
});
