import { describe, expect, test } from 'vitest';
import type { ReportSubject } from '../../../src/ui/reports/report-form.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { reportFixture } from './report-fixture';

const game: ReportSubject = { kind: 'game', target: 'night-ferry', name: 'Night Ferry' };
const player: ReportSubject = { kind: 'profile', target: 'bert', name: 'Bert' };

function begin() {
  const fixture = reportFixture();
  fixture.form.begin(game);
  return fixture;
}

describe('ReportFormViewModel', () => {
  test('sends reason and text, clears them and shows thanks', async () => {
    const { form, gateway, toasts } = begin();
    expect(form.sendable).toBe(false);
    form.choose('spam');
    form.type('  Only ads.  ');
    expect(await form.submit()).toBe(true);
    expect(gateway.reports).toEqual([{ kind: 'game', target: 'night-ferry', reason: 'spam', text: 'Only ads.' }]);
    expect(toasts()).toMatchObject([{ kind: 'success', body: 'Thanks for your report. We’ll review it.' }]);
    expect([form.reason, form.text]).toEqual([undefined, '']);
  });

  test('requires a text for other reasons, of at most 500 characters', () => {
    const { form } = begin();
    form.choose('other');
    expect(form.sendable).toBe(false);
    form.type('It shows my address.');
    expect(form.sendable).toBe(true);
    form.type('x'.repeat(501));
    expect(form.sendable).toBe(false);
  });

  test.each([409, 429, 403])(
    'keeps the text and shows the server’s message after a refusal with status %d',
    async (status) => {
      const { form, gateway, clock } = begin();
      form.choose('abuse');
      form.type('Look at the first level.');
      gateway.failure = aRefusal({ status, message: 'Not now.' });
      expect(await form.submit()).toBe(false);
      expect([form.failure, form.reason, form.text]).toEqual(['Not now.', 'abuse', 'Look at the first level.']);
      gateway.failure = undefined;
      clock.advance(10_000);
      expect(await form.submit()).toBe(true);
    },
  );

  test('sends a report once for several presses', async () => {
    const { slowForm, held, gateway } = reportFixture();
    slowForm.begin(game);
    slowForm.choose('spam');
    const answers = [slowForm.submit(), slowForm.submit(), slowForm.submit()];
    expect(held.count).toBe(1);
    slowForm.type('and more');
    expect([slowForm.sending, slowForm.text, await slowForm.canClose()]).toEqual([true, '', false]);
    await held.release();
    expect(await Promise.all(answers)).toEqual([true, false, false]);
    expect(gateway.reports).toHaveLength(1);
  });

  test('keeps the draft for the same subject only', () => {
    const { form } = begin();
    form.choose('spam');
    form.begin({ ...game });
    expect(form.reason).toBe('spam');
    form.begin(player);
    expect(form.reason).toBeUndefined();
  });

  test('closes at once without a text, and asks first with a text', async () => {
    const { form, dialogs } = begin();
    form.choose('spam');
    expect(await form.canClose()).toBe(true);
    form.begin(game);
    form.type('Half a');
    const stays = form.canClose();
    void dialogs.press('cancel');
    expect([await stays, form.text]).toEqual([false, 'Half a']);
    const discarded = form.canClose();
    void dialogs.press('confirm');
    expect([await discarded, form.text]).toEqual([true, '']);
  });
});
