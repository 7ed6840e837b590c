import { fc, test as property } from '@fast-check/vitest';
import { EMPTY, Subject } from 'rxjs';
import { describe, expect, test } from 'vitest';
import type { DialogQuestion } from '../../../src/application/notices/dialog-question';
import { DialogState } from '../../../src/application/notices/dialog-state';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { FakeClock } from '../../fakes/fake-clock';

const question: DialogQuestion = {
  type: 'danger',
  title: 'Delete your account?',
  content: 'Everything goes.',
  confirm: { title: 'Delete' },
  cancel: { title: 'Keep it' },
};

function begin() {
  const clock = new FakeClock();
  return { clock, dialogs: new DialogState(clock) };
}

/** An action that ends on demand. */
function deferred() {
  const ends: { with?: (answer: Result<void, string>) => void; by?: (bug: unknown) => void } = {};
  let runs = 0;
  const run = () =>
    new Promise<Result<void, string>>((resolve, reject) => {
      runs += 1;
      ends.with = resolve;
      ends.by = reject;
    });
  return { ends, run, runs: () => runs };
}

const settled = () => Promise.resolve().then(() => undefined);

describe('DialogState.ask with changing content', () => {
  test('shows each later content until the answer', async () => {
    const { dialogs } = begin();
    const content$ = new Subject<string>();
    const answer = dialogs.ask({ ...question, content$ });
    content$.next('Half of it goes.');
    expect(dialogs.current).toMatchObject({ status: 'open', request: { content: 'Half of it goes.' } });
    await dialogs.press('confirm');
    expect([await answer, content$.observed]).toEqual([ok('confirm'), false]);
  });

  test('is dismissed when the contents complete, also at once', async () => {
    const { dialogs } = begin();
    const content$ = new Subject<string>();
    const answer = dialogs.ask({ ...question, content$ });
    content$.complete();
    expect(await answer).toEqual(err('dismissed'));
    expect(await dialogs.ask({ ...question, content$: EMPTY })).toEqual(err('dismissed'));
    expect(dialogs.current.status).toBe('closing');
  });
});

describe('DialogState.ask', () => {
  test('resolves with the pressed button, and the dialog is closed after 400 ms', async () => {
    const { clock, dialogs } = begin();
    const answer = dialogs.ask(question);
    expect(dialogs.current).toMatchObject({ status: 'open', typed: '', running: undefined });
    await dialogs.press('confirm');
    expect(await answer).toEqual(ok('confirm'));
    expect(dialogs.current.status).toBe('closing');
    clock.advance(399);
    expect(dialogs.current.status).toBe('closing');
    clock.advance(1);
    expect(dialogs.current.status).toBe('closed');
    expect(clock.pending).toBe(0);
  });

  test('distinguishes a cancelled, a dismissed and a busy dialog', async () => {
    const { dialogs } = begin();
    const first = dialogs.ask(question);
    expect(await dialogs.ask({ ...question, title: 'Another' })).toEqual(err('busy'));
    expect(dialogs.current).toMatchObject({ request: { title: 'Delete your account?' } });
    await dialogs.press('cancel');
    expect(await first).toEqual(ok('cancel'));
    const second = dialogs.ask(question);
    dialogs.dismiss();
    expect(await second).toEqual(err('dismissed'));
  });

  test('opens a dialog while the previous one is closing', async () => {
    const { clock, dialogs } = begin();
    void dialogs.ask(question);
    await dialogs.press('cancel');
    clock.advance(200);
    void dialogs.ask({ ...question, title: 'And now?' });
    clock.advance(5000);
    expect(dialogs.current).toMatchObject({ status: 'open', request: { title: 'And now?' } });
    expect(clock.pending).toBe(0);
  });

  test('waits until the required text has been typed', async () => {
    const { dialogs } = begin();
    const answer = dialogs.ask({ ...question, typedConfirmation: 'DELETE' });
    await dialogs.press('confirm');
    dialogs.type('delete');
    await dialogs.press('confirm');
    expect(dialogs.current.status).toBe('open');
    dialogs.type('DELETE');
    await dialogs.press('confirm');
    expect(await answer).toEqual(ok('confirm'));
  });
});

describe('An action in the dialog', () => {
  test('runs once, keeps the dialog open, and resolves after it has succeeded', async () => {
    const { dialogs } = begin();
    const action = deferred();
    const answer = dialogs.ask({ ...question, confirm: { title: 'Delete', run: action.run } });
    const pressed = dialogs.press('confirm');
    void dialogs.press('confirm');
    void dialogs.press('cancel');
    dialogs.dismiss();
    expect([dialogs.current, action.runs()]).toMatchObject([{ status: 'open', running: 'confirm' }, 1]);
    action.ends.with?.(ok(undefined));
    await pressed;
    expect(await answer).toEqual(ok('confirm'));
    expect(dialogs.current.status).toBe('closing');
  });

  test('keeps the dialog open with its message after a failure, and can be retried', async () => {
    const { dialogs } = begin();
    const action = deferred();
    const answer = dialogs.ask({ ...question, confirm: { title: 'Delete', run: action.run } });
    void dialogs.press('confirm');
    action.ends.with?.(err('Too many requests.'));
    await settled();
    await settled();
    expect(dialogs.current).toMatchObject({ status: 'open', running: undefined, failure: 'Too many requests.' });
    void dialogs.press('confirm');
    expect(dialogs.current).toMatchObject({ running: 'confirm', failure: undefined });
    action.ends.with?.(ok(undefined));
    expect(await answer).toEqual(ok('confirm'));
  });

  test('closes the dialog when it throws, and rejects the promise of the caller', async () => {
    const { dialogs } = begin();
    const action = deferred();
    const answer = dialogs.ask({ ...question, confirm: { title: 'Delete', run: action.run } });
    const pressed = dialogs.press('confirm');
    action.ends.by?.(new Error('a bug'));
    await expect(answer).rejects.toThrow('a bug');
    await pressed;
    expect(dialogs.current.status).toBe('closing');
  });
});

const moves = fc.array(fc.constantFrom('ask', 'confirm', 'cancel', 'dismiss', 'wait', 'type'), { maxLength: 30 });

describe('DialogState', () => {
  property.prop([moves])('never leaves a question without an answer after the dialog has closed', async (steps) => {
    const { clock, dialogs } = begin();
    let questionCount = 0;
    let answered = 0;
    const ask = () => {
      questionCount += 1;
      void dialogs.ask(question).then(() => (answered += 1));
    };
    for (const step of steps) {
      if (step === 'ask') ask();
      else if (step === 'confirm' || step === 'cancel') await dialogs.press(step);
      else if (step === 'dismiss') dialogs.dismiss();
      else if (step === 'type') dialogs.type('x');
      else clock.advance(250);
    }
    dialogs.dismiss();
    clock.advance(400);
    await settled();
    expect([dialogs.current.status, answered, clock.pending]).toEqual(['closed', questionCount, 0]);
  });
});
