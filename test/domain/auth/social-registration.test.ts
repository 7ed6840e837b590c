import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { SocialRegistration, SocialRegistrationEvent } from '../../../src/domain/auth/social-registration';
import { nextSocialRegistration, openSocialRegistration } from '../../../src/domain/auth/social-registration';

const start = () => openSocialRegistration('ada@b.co');
const typed = (field: 'email' | 'username', value: string): SocialRegistrationEvent => ({
  type: 'typed',
  field,
  value,
});
const submitted: SocialRegistrationEvent = { type: 'submitted' };
const rolled = (username: string): SocialRegistrationEvent => ({ type: 'username-rolled', username });
const random: SocialRegistrationEvent = { type: 'random-pressed' };
const refused: SocialRegistrationEvent = { type: 'refused', message: 'Taken.' };
const after = (...events: readonly SocialRegistrationEvent[]) =>
  events.reduce((state, event) => nextSocialRegistration(state, event).state, start());

interface Model {
  status: SocialRegistration['status'];
  email: string;
  username: string;
  problem: 'email' | 'username' | 'refused' | undefined;
}
interface Real {
  state: SocialRegistration;
}

class Apply implements fc.Command<Model, Real> {
  constructor(private readonly event: SocialRegistrationEvent) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    const command = simply(model, this.event);
    const step = nextSocialRegistration(real.state, this.event);
    real.state = step.state;
    const { status, form, problem } = step.state;
    expect({ status, ...form, problem: problem?.kind }).toEqual(model);
    expect(step.command?.type).toBe(command);
  }

  toString(): string {
    return JSON.stringify(this.event);
  }
}

function simply(model: Model, event: SocialRegistrationEvent): string | undefined {
  const { status } = model;
  if (status === 'filling') {
    if (event.type === 'typed') Object.assign(model, { [event.field]: event.value, problem: undefined });
    if (event.type === 'random-pressed') {
      Object.assign(model, { status: 'rolling', problem: undefined });
      return 'ask-username';
    }
    if (event.type === 'submitted') {
      model.problem = model.email.trim() === 'a@b.co' ? undefined : 'email';
      if (model.problem === undefined && model.username.trim() !== 'Ada_1') model.problem = 'username';
      if (model.problem !== undefined) return undefined;
      model.status = 'working';
      return 'register';
    }
    return undefined;
  }
  if (status !== 'done' && event.type === 'refused') Object.assign(model, { status: 'filling', problem: 'refused' });
  if (status === 'rolling' && event.type === 'username-rolled') {
    Object.assign(model, { status: 'filling', username: event.username });
  }
  if (status !== 'working' || event.type !== 'answered') return undefined;
  model.status = 'done';
  return 'go';
}

const commands = fc.commands(
  [
    fc.constantFrom('', 'a@b.co', ' a@b.co ', 'a@b').map((value) => new Apply(typed('email', value))),
    fc.constantFrom('', 'Ada_1', ' Ada_1', 'ab', 'admin').map((value) => new Apply(typed('username', value))),
    fc
      .constantFrom(submitted, submitted, random, rolled('Ada_1'), refused, { type: 'answered' } as const)
      .map((event) => new Apply(event)),
  ],
  { maxCommands: 60 },
);

describe('nextSocialRegistration', () => {
  test("starts with the provider's address", () => {
    expect(start()).toEqual({ status: 'filling', form: { email: 'ada@b.co', username: '' }, problem: undefined });
  });

  test('accepts a random username', () => {
    expect(nextSocialRegistration(start(), random)).toEqual({
      state: { ...start(), status: 'rolling' },
      command: { type: 'ask-username' },
    });
    expect(after(random, rolled('SwiftOtter7'))).toMatchObject({
      status: 'filling',
      form: { email: 'ada@b.co', username: 'SwiftOtter7' },
    });
  });

  test('submits the form and leads home', () => {
    const filled = after(typed('username', ' Ada_1 '));
    const posted = nextSocialRegistration(filled, submitted);
    expect(posted).toEqual({
      state: { ...filled, status: 'working' },
      command: { type: 'register', form: { email: 'ada@b.co', username: 'Ada_1' } },
    });
    expect(nextSocialRegistration(posted.state, { type: 'answered' })).toEqual({
      state: { ...posted.state, status: 'done' },
      command: { type: 'go', to: '/' },
    });
  });

  test('marks the invalid field, the address first', () => {
    expect(after(typed('email', 'ada'), submitted).problem).toEqual({ kind: 'email' });
    expect(after(submitted).problem).toEqual({ kind: 'username' });
    expect(after(typed('username', 'admin'), submitted).problem).toEqual({ kind: 'username' });
  });

  test("shows the server's refusal, of a name and of the form", () => {
    const problem = { kind: 'refused', message: 'Taken.' };
    expect(after(random, refused)).toEqual({ ...start(), problem });
    expect(after(typed('username', 'Ada_1'), submitted, refused)).toMatchObject({ status: 'filling', problem });
  });

  const done = () => after(typed('username', 'Ada_1'), submitted, { type: 'answered' });
  const rolling = () => after(random);
  const working = () => after(typed('username', 'Ada_1'), submitted);

  test.each<[string, () => SocialRegistration, SocialRegistrationEvent]>([
    ['anything after its end', done, typed('email', 'x')],
    ['a submit after its end', done, submitted],
    ['a submit while a name is requested', rolling, submitted],
    ['typing while a name is requested', rolling, typed('username', 'x')],
    ['an answer while a name is requested', rolling, { type: 'answered' }],
    ['a name while the form is submitted', working, rolled('Ada_2')],
    ['a press of Random while the form is submitted', working, random],
    ['an answer without a request', start, { type: 'answered' }],
    ['a refusal without a request', start, refused],
    ['a name without a request', start, rolled('Ada_2')],
  ])('ignores the event: %s', (_, begin, event) => {
    const state = begin();
    expect(nextSocialRegistration(state, event)).toEqual({ state, command: undefined });
  });

  test('clears a problem after typing, rolling or submitting again', () => {
    const marked = after(submitted);
    expect(nextSocialRegistration(marked, typed('username', 'Ada_1')).state.problem).toBeUndefined();
    expect(nextSocialRegistration(marked, random).state.problem).toBeUndefined();
    const refusedForm = after(typed('username', 'Ada_1'), submitted, refused);
    expect(nextSocialRegistration(refusedForm, submitted).state.problem).toBeUndefined();
  });

  property.prop([commands])('always behaves like the model', (run) => {
    const begun = openSocialRegistration('');
    const model = (): Model => ({ status: 'filling', email: '', username: '', problem: undefined });
    fc.modelRun(() => ({ model: model(), real: { state: begun } }), run);
  });
});
