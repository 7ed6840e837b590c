import { fc, test as property } from '@fast-check/vitest';
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

/** An action that ends when it is told to. */
function held() {
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

describe('asking in the dialog', () => {
  test('is answered by the button, and is gone after 400 ms', async () => {
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

  test('is told apart: cancelled, dismissed, and asked while another question stands', async () => {
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

  test('may begin again while the last dialog goes', async () => {
    const { clock, dialogs } = begin();
    void dialogs.ask(question);
    await dialogs.press('cancel');
    clock.advance(200);
    void dialogs.ask({ ...question, title: 'And now?' });
    clock.advance(5000);
    expect(dialogs.current).toMatchObject({ status: 'open', request: { title: 'And now?' } });
    expect(clock.pending).toBe(0);
  });

  test('waits for what must be typed', async () => {
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

describe('an action in the dialog', () => {
  test('runs once, keeps the dialog, and answers when it has succeeded', async () => {
    const { dialogs } = begin();
    const action = held();
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

  test('that fails leaves the dialog open with its message, for another try', async () => {
    const { dialogs } = begin();
    const action = held();
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

  test('that breaks lets the page go, and whoever asked hears of it', async () => {
    const { dialogs } = begin();
    const action = held();
    const answer = dialogs.ask({ ...question, confirm: { title: 'Delete', run: action.run } });
    const pressed = dialogs.press('confirm');
    action.ends.by?.(new Error('a bug'));
    await expect(answer).rejects.toThrow('a bug');
    await pressed;
    expect(dialogs.current.status).toBe('closing');
  });
});

const moves = fc.array(fc.constantFrom('ask', 'confirm', 'cancel', 'dismiss', 'wait', 'type'), { maxLength: 30 });

describe('the dialog', () => {
  property.prop([moves])('never leaves a question without an answer once it is gone', async (steps) => {
    const { clock, dialogs } = begin();
    let asked = 0;
    let answered = 0;
    const ask = () => {
      asked += 1;
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
    expect([dialogs.current.status, answered, clock.pending]).toEqual(['closed', asked, 0]);
  });
});
