import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Wizard, WizardEvent } from '../../../src/ui/auth/wizard.machine';
import { currentStep, isLastStep, nextWizard, startWizard } from '../../../src/ui/auth/wizard.machine';

type Step = 'one' | 'two' | 'three';
const STEPS: readonly Step[] = ['one', 'two', 'three'];
const start = () => startWizard<Step>(STEPS);
const after = (...events: readonly WizardEvent<Step>[]) => events.reduce(nextWizard<Step>, start());

interface Model {
  index: number;
  invalid: Step | undefined;
  busy: boolean;
  readonly values: Record<Step, string>;
}
interface Real {
  wizard: Wizard<Step>;
}

class Apply implements fc.Command<Model, Real> {
  constructor(private readonly event: WizardEvent<Step>) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    this.expectModel(model);
    real.wizard = nextWizard(real.wizard, this.event);
    const { index, invalid, busy, values } = real.wizard;
    expect({ index, invalid, busy, values }).toEqual(model);
    expect(currentStep(real.wizard)).toBe(STEPS[model.index]);
    expect(isLastStep(real.wizard)).toBe(model.index === 2);
  }

  /** Checks the rules: nothing changes while an answer is checked, and no answer is checked without a request. */
  private expectModel(model: Model): void {
    const { event } = this;
    const answers = event.type === 'accepted' || event.type === 'refused';
    if (answers !== model.busy) return;
    if (event.type === 'typed') model.values[event.step] = event.value;
    if (event.type === 'went-back') model.index = Math.max(0, model.index - 1);
    if (event.type === 'accepted') model.index = Math.min(2, model.index + 1);
    const step = STEPS[model.index] ?? 'one';
    const empty = model.values[step].trim() === '';
    model.busy = event.type === 'advance-requested' && !empty;
    if (event.type !== 'accepted') model.invalid = undefined;
    if (event.type === 'advance-requested' && empty) model.invalid = step;
    if (event.type === 'refused') {
      const named = event.step === undefined ? -1 : STEPS.indexOf(event.step);
      model.index = named >= 0 && named <= model.index ? named : model.index;
      model.invalid = STEPS[model.index];
    }
  }

  toString(): string {
    return JSON.stringify(this.event);
  }
}

const commands = fc.commands(
  [
    fc
      .tuple(fc.constantFrom(...STEPS), fc.constantFrom('', '  ', 'x', 'y'))
      .map(([step, value]) => new Apply({ type: 'typed', step, value })),
    fc.constant(new Apply({ type: 'advance-requested' })),
    fc.constant(new Apply({ type: 'accepted' })),
    fc.constant(new Apply({ type: 'refused' })),
    fc.constantFrom(...STEPS).map((step) => new Apply({ type: 'refused', step })),
    fc.constant(new Apply({ type: 'went-back' })),
  ],
  { maxCommands: 60 },
);

describe('nextWizard', () => {
  test('ignores input while the server checks an answer', () => {
    const busy = after({ type: 'typed', step: 'one', value: 'nova' }, { type: 'advance-requested' });
    expect(nextWizard(busy, { type: 'typed', step: 'one', value: 'other' })).toBe(busy);
    expect(nextWizard(busy, { type: 'went-back' })).toBe(busy);
  });

  test('starts on its first step with empty answers', () => {
    expect(currentStep(start())).toBe('one');
    expect(start().values).toEqual({ one: '', two: '', three: '' });
  });

  test('marks an empty answer and stays', () => {
    const wizard = after({ type: 'typed', step: 'one', value: '  ' }, { type: 'advance-requested' });
    expect(wizard).toMatchObject({ index: 0, invalid: 'one', busy: false });
  });

  test('advances after acceptance, and keeps the answer on the way back', () => {
    const wizard = after(
      { type: 'typed', step: 'one', value: 'x' },
      { type: 'advance-requested' },
      { type: 'accepted' },
      { type: 'went-back' },
    );
    expect(wizard).toMatchObject({ index: 0, invalid: undefined, values: { one: 'x' } });
  });

  test('returns to the step that the server refused', () => {
    const wizard = after(
      { type: 'typed', step: 'one', value: 'x' },
      { type: 'advance-requested' },
      { type: 'accepted' },
      { type: 'typed', step: 'two', value: 'y' },
      { type: 'advance-requested' },
      { type: 'refused', step: 'one' },
    );
    expect(wizard).toMatchObject({ index: 0, invalid: 'one', busy: false });
  });

  test('ignores a result without a request', () => {
    expect(nextWizard(start(), { type: 'accepted' })).toEqual(start());
    expect(nextWizard(start(), { type: 'refused', step: 'two' })).toEqual(start());
  });

  test('stays on its last step after acceptance, and on its first on the way back', () => {
    const last = { ...start(), index: 2, busy: true };
    expect(nextWizard(last, { type: 'accepted' })).toEqual({ ...last, busy: false });
    expect(nextWizard(start(), { type: 'went-back' }).index).toBe(0);
  });

  test('marks the current step if a refusal names none', () => {
    const busy = { ...start(), index: 1, busy: true };
    expect(nextWizard(busy, { type: 'refused' })).toEqual({ ...busy, busy: false, invalid: 'two' });
  });

  test('marks the current step if a refusal names an unknown or later one', () => {
    const busy = { ...startWizard<Step>(['one', 'two']), index: 1, busy: true };
    expect(nextWizard(busy, { type: 'refused', step: 'three' })).toEqual({ ...busy, busy: false, invalid: 'two' });
    const first = { ...start(), busy: true };
    expect(nextWizard(first, { type: 'refused', step: 'three' })).toEqual({ ...first, busy: false, invalid: 'one' });
  });

  test('throws outside its steps', () => {
    expect(() => currentStep({ ...start(), index: 3 })).toThrow('A wizard is always on one of its steps');
  });

  property.prop([commands])('always behaves like the model', (run) => {
    fc.modelRun(
      () => ({
        model: { index: 0, invalid: undefined, busy: false, values: { one: '', two: '', three: '' } },
        real: { wizard: start() },
      }),
      run,
    );
  });
});
