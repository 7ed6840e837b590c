import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ResetEvent, ResetPane, ResetValues } from '../../../src/domain/auth/reset-pane';
import {
  isLinkInvalid,
  nextResetPane,
  offersLogin,
  openResetPane,
  resetProblem,
} from '../../../src/domain/auth/reset-pane';

const link = { email: 'a@b.co', token: 'secret' };
const typed = (field: keyof ResetValues, value: string): ResetEvent => ({ type: 'typed', field, value });
const submitted: ResetEvent = { type: 'submitted' };
const filled = [typed('password', 'Holocade!2'), typed('password_confirmation', 'Holocade!2')];
const after = (...events: readonly ResetEvent[]) =>
  events.reduce<ResetPane>((pane, event) => nextResetPane(pane, event).pane, openResetPane(link));

interface Model {
  status: ResetPane['status'];
  over: boolean;
  password: string;
  password_confirmation: string;
}
interface Real {
  pane: ResetPane;
}

class Apply implements fc.Command<Model, Real> {
  constructor(private readonly event: ResetEvent) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    const { event } = this;
    const before = model.status;
    const free = before === 'init' || (before === 'error' && !model.over);
    if (free && event.type === 'typed') Object.assign(model, { status: 'init', [event.field]: event.value });
    if (free && event.type === 'submitted') {
      model.status = model.password !== '' && model.password === model.password_confirmation ? 'working' : 'error';
    }
    if (before === 'working' && event.type === 'refused') model.status = 'error';
    if (before === 'working' && event.type === 'link-refused') {
      Object.assign(model, { status: 'error', over: true, password: '', password_confirmation: '' });
    }
    if (before === 'working' && event.type === 'answered') {
      Object.assign(model, { status: 'success', password: '', password_confirmation: '' });
    }
    const step = nextResetPane(real.pane, event);
    real.pane = step.pane;
    expect({ status: step.pane.status, over: isLinkInvalid(step.pane), ...step.pane.values }).toEqual(model);
    expect(step.pane.link).toEqual(link);
    expect(offersLogin(step.pane)).toBe(model.status === 'success');
    expect(step.command !== undefined).toBe(before !== 'working' && model.status === 'working');
  }

  toString(): string {
    return JSON.stringify(this.event);
  }
}

const fields = fc.constantFrom<keyof ResetValues>('password', 'password_confirmation');
const commands = fc.commands(
  [
    fc.tuple(fields, fc.constantFrom('', 'x', 'Holocade!2')).map(([field, value]) => new Apply(typed(field, value))),
    fc.constant(new Apply(submitted)),
    fc.constant(new Apply({ type: 'answered', message: 'Done.' })),
    fc.constant(new Apply({ type: 'refused', message: 'Too weak.' })),
    fc.constant(new Apply({ type: 'link-refused', message: 'Expired.' })),
  ],
  { maxCommands: 60 },
);

describe('nextResetPane', () => {
  test('sends both passwords and both parts of the link', () => {
    expect(openResetPane(link)).toEqual({ status: 'init', link, values: { password: '', password_confirmation: '' } });
    expect(nextResetPane(after(...filled), submitted)).toEqual({
      pane: { status: 'working', link, values: { password: 'Holocade!2', password_confirmation: 'Holocade!2' } },
      command: {
        type: 'reset-password',
        password: 'Holocade!2',
        password_confirmation: 'Holocade!2',
        email: 'a@b.co',
        token: 'secret',
      },
    });
  });

  test.each([
    ['', '', 'missing'],
    ['x', '', 'missing'],
    ['', 'x', 'missing'],
    ['x', 'X', 'mismatch'],
    ['x', 'x ', 'mismatch'],
  ] as const)('finds in %j and %j the problem %s', (password, password_confirmation, kind) => {
    expect(resetProblem({ password, password_confirmation })).toEqual({ kind });
    const pane = after(typed('password', password), typed('password_confirmation', password_confirmation), submitted);
    expect(pane).toMatchObject({ status: 'error', problem: { kind }, values: { password, password_confirmation } });
  });

  test('offers the login after success, and clears the passwords', () => {
    const done = after(...filled, submitted, { type: 'answered', message: 'Done.' });
    expect(done).toEqual({
      status: 'success',
      message: 'Done.',
      link,
      values: { password: '', password_confirmation: '' },
    });
    expect(offersLogin(done)).toBe(true);
  });

  const open = () => openResetPane(link);
  const working = () => after(...filled, submitted);
  const done = () => nextResetPane(working(), { type: 'answered', message: 'Done.' }).pane;
  const over = () => nextResetPane(working(), { type: 'link-refused', message: 'Expired.' }).pane;

  test.each<[string, () => ResetPane, ResetEvent]>([
    ['typing during a request', working, typed('password', 'x')],
    ['submitting during a request', working, submitted],
    ['typing after success', done, typed('password', 'x')],
    ['submitting after success', done, submitted],
    ['a delayed answer after success', done, { type: 'answered', message: 'Again.' }],
    ['a delayed refusal after success', done, { type: 'refused', message: 'No.' }],
    ['an answer without a request', open, { type: 'answered', message: 'Done.' }],
    ['a refusal without a request', open, { type: 'refused', message: 'No.' }],
    ['a refused link without a request', open, { type: 'link-refused', message: 'No.' }],
    ['typing with an invalid link', over, typed('password', 'x')],
    ['submitting with an invalid link', over, submitted],
  ])('ignores the event: %s', (_, begin, event) => {
    const pane = begin();
    expect(nextResetPane(pane, event)).toEqual({ pane, command: undefined });
  });

  test("shows the server's refusal", () => {
    expect(after(...filled, submitted, { type: 'refused', message: 'Too weak.' })).toMatchObject({
      status: 'error',
      problem: { kind: 'refused', message: 'Too weak.' },
      values: { password: 'Holocade!2' },
    });
  });

  test('ends with an invalid link, and clears the passwords', () => {
    expect(over()).toEqual({
      status: 'error',
      problem: { kind: 'link-over', message: 'Expired.' },
      link,
      values: { password: '', password_confirmation: '' },
    });
    expect(isLinkInvalid(over())).toBe(true);
    expect(isLinkInvalid(after(submitted))).toBe(false);
  });

  property.prop([commands])('always behaves like the model', (run) => {
    const model = (): Model => ({ status: 'init', over: false, password: '', password_confirmation: '' });
    fc.modelRun(() => ({ model: model(), real: { pane: openResetPane(link) } }), run);
  });
});
