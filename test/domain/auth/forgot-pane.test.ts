import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ForgotEvent, ForgotPane } from '../../../src/domain/auth/forgot-pane';
import { initialForgotPane, nextForgotPane } from '../../../src/domain/auth/forgot-pane';

const typed = (email: string): ForgotEvent => ({ type: 'typed', email });
const submitted: ForgotEvent = { type: 'submitted' };
const after = (...events: readonly ForgotEvent[]) =>
  events.reduce<ForgotPane>((pane, event) => nextForgotPane(pane, event).pane, initialForgotPane);

interface Model {
  status: ForgotPane['status'];
  email: string;
}
interface Real {
  pane: ForgotPane;
}

class Apply implements fc.Command<Model, Real> {
  constructor(private readonly event: ForgotEvent) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    const { event } = this;
    const before = { ...model };
    const waiting = before.status === 'working';
    if (event.type === 'typed' && !waiting) Object.assign(model, { status: 'init', email: event.email });
    if (event.type === 'submitted' && ['init', 'error'].includes(before.status)) {
      model.status = /\S/.test(model.email) ? 'working' : 'error';
    }
    if (event.type === 'answered' && waiting) model.status = 'success';
    if (event.type === 'refused' && waiting) model.status = 'error';
    const step = nextForgotPane(real.pane, event);
    real.pane = step.pane;
    expect({ status: step.pane.status, email: step.pane.email }).toEqual(model);
    const sends = model.status === 'working' && before.status !== 'working';
    expect(step.command).toEqual(sends ? { type: 'send-reset-mail', email: model.email.trim() } : undefined);
  }

  toString(): string {
    return JSON.stringify(this.event);
  }
}

const commands = fc.commands(
  [
    fc.constantFrom('', ' ', 'a@b.co', ' a@b.co ', 'x').map((email) => new Apply(typed(email))),
    fc.constant(new Apply(submitted)),
    fc.constant(new Apply({ type: 'answered', message: 'Sent.' })),
    fc.constant(new Apply({ type: 'refused', message: 'No.' })),
  ],
  { maxCommands: 40 },
);

describe('nextForgotPane', () => {
  test('starts with an empty form', () => {
    expect(initialForgotPane).toEqual({ status: 'init', email: '' });
  });

  test('requests a reset email for the trimmed address', () => {
    expect(nextForgotPane(after(typed(' a@b.co ')), submitted)).toEqual({
      pane: { status: 'working', email: ' a@b.co ' },
      command: { type: 'send-reset-mail', email: 'a@b.co' },
    });
  });

  test.each(['', '   '])('shows an error for %j, without a request', (email) => {
    expect(nextForgotPane(after(typed(email)), submitted)).toEqual({
      pane: { status: 'error', email, problem: { kind: 'empty' } },
      command: undefined,
    });
  });

  test("shows the server's message", () => {
    const working = after(typed('a@b.co'), submitted);
    expect(nextForgotPane(working, { type: 'answered', message: 'Sent.' }).pane).toEqual({
      status: 'success',
      email: 'a@b.co',
      message: 'Sent.',
    });
    expect(nextForgotPane(working, { type: 'refused', message: 'Not now.' }).pane).toEqual({
      status: 'error',
      email: 'a@b.co',
      problem: { kind: 'refused', message: 'Not now.' },
    });
  });

  const working = () => after(typed('a@b.co'), submitted);
  const done = () => nextForgotPane(working(), { type: 'answered', message: 'Sent.' }).pane;

  test.each<[string, () => ForgotPane, ForgotEvent]>([
    ['typing during a request', working, typed('x')],
    ['submitting during a request', working, submitted],
    ['submitting after success', done, submitted],
    ['a delayed refusal after success', done, { type: 'refused', message: 'No.' }],
    ['an answer without a request', () => initialForgotPane, { type: 'answered', message: 'Sent.' }],
  ])('ignores the event: %s', (_, begin, event) => {
    const pane = begin();
    expect(nextForgotPane(pane, event)).toEqual({ pane, command: undefined });
  });

  test('requests again for another address after success', () => {
    expect(nextForgotPane(done(), typed('b@b.co')).pane).toEqual({ status: 'init', email: 'b@b.co' });
  });

  property.prop([commands])('always behaves like the model', (run) => {
    const model = (): Model => ({ status: 'init', email: '' });
    fc.modelRun(() => ({ model: model(), real: { pane: initialForgotPane } }), run);
  });
});
