import { describe, expect, test } from 'vitest';
import type { ReportSubject } from '../../../src/ui/reports/report-form.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { aReportHouse } from './a-report-house';

const game: ReportSubject = { kind: 'game', target: 'night-ferry', name: 'Night Ferry' };
const player: ReportSubject = { kind: 'profile', target: 'bert', name: 'Bert' };

function begin() {
  const house = aReportHouse();
  house.form.begin(game);
  return house;
}

describe('a report that is written', () => {
  test('is sent with its reason and its words, which are gone then, and is thanked for', async () => {
    const { form, gateway, toasts } = begin();
    expect(form.sendable).toBe(false);
    form.choose('spam');
    form.type('  Only ads.  ');
    expect(await form.submit()).toBe(true);
    expect(gateway.reports).toEqual([{ kind: 'game', target: 'night-ferry', reason: 'spam', text: 'Only ads.' }]);
    expect(toasts()).toMatchObject([{ kind: 'success', body: 'Thank you. Somebody will look at it.' }]);
    expect([form.reason, form.text]).toEqual([undefined, '']);
  });

  test('needs words where the reason says nothing, and no more than there is room for', () => {
    const { form } = begin();
    form.choose('other');
    expect(form.sendable).toBe(false);
    form.type('It shows my house.');
    expect(form.sendable).toBe(true);
    form.type('x'.repeat(501));
    expect(form.sendable).toBe(false);
  });

  test.each([409, 429, 403])('that is refused (%d) keeps its words, and says why in the server’s', async (status) => {
    const { form, gateway, clock } = begin();
    form.choose('abuse');
    form.type('Look at the first level.');
    gateway.failure = aRefusal({ status, message: 'Not now.' });
    expect(await form.submit()).toBe(false);
    expect([form.failure, form.reason, form.text]).toEqual(['Not now.', 'abuse', 'Look at the first level.']);
    gateway.failure = undefined;
    clock.advance(10_000);
    expect(await form.submit()).toBe(true);
  });

  test('is never sent twice, however often it is pressed', async () => {
    const { slowForm, held, gateway } = aReportHouse();
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

  test('is kept for the same thing, and not for another', () => {
    const { form } = begin();
    form.choose('spam');
    form.begin({ ...game });
    expect(form.reason).toBe('spam');
    form.begin(player);
    expect(form.reason).toBeUndefined();
  });

  test('is left at once without words, and with words only after a question', async () => {
    const { form, dialogs } = begin();
    form.choose('spam');
    expect(await form.canClose()).toBe(true);
    form.begin(game);
    form.type('Half a');
    const stays = form.canClose();
    void dialogs.press('cancel');
    expect([await stays, form.text]).toEqual([false, 'Half a']);
    const goes = form.canClose();
    void dialogs.press('confirm');
    expect([await goes, form.text]).toEqual([true, '']);
  });
});
