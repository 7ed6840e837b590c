import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '../../application/system/clock.port';
import type { Wizard, WizardEvent } from './wizard.machine';
import { currentStep, isLastStep, nextWizard } from './wizard.machine';

/** Maximum time between the presses of a double click, in milliseconds. */
const SECOND_PRESS = 300;

/** State of a wizard with the error of its marked answer. */
export class WizardFormViewModel<Step extends string> {
  message: string | undefined;
  private wizard: Wizard<Step>;
  private steppedAt = -Infinity;
  private typed = false;

  constructor(
    start: Wizard<Step>,
    private readonly missing: Readonly<Record<Step, string>>,
    private readonly clock: Clock,
    private readonly onType: (values: Readonly<Record<Step, string>>) => void,
  ) {
    this.wizard = start;
    makeAutoObservable<this, 'wizard' | 'missing' | 'clock' | 'steppedAt' | 'typed' | 'onType'>(
      this,
      { wizard: observableRef, missing: false, clock: false, steppedAt: false, typed: false, onType: false },
      { autoBind: true },
    );
  }

  get step(): Step {
    return currentStep(this.wizard);
  }

  /** Step number, from 1. */
  get number(): number {
    return this.wizard.index + 1;
  }

  get count(): number {
    return this.wizard.steps.length;
  }

  get last(): boolean {
    return isLastStep(this.wizard);
  }

  get busy(): boolean {
    return this.wizard.busy;
  }

  get invalid(): boolean {
    return this.wizard.invalid === this.step;
  }

  get values(): Readonly<Record<Step, string>> {
    return this.wizard.values;
  }

  get value(): string {
    return this.wizard.values[this.step];
  }

  /** True for an untouched later step, where Enter was meant for the previous field. */
  isUntouched(): boolean {
    return this.number > 1 && this.value === '' && !this.typed && !this.invalid;
  }

  type(value: string): void {
    if (this.busy) return;
    this.message = undefined;
    this.typed = true;
    this.move({ type: 'typed', step: this.step, value });
    this.onType(this.values);
  }

  back(): void {
    if (this.busy) return;
    this.message = undefined;
    this.move({ type: 'went-back' });
  }

  /** Requests the next step; returns true if the answer must be validated and no validation is running. */
  request(): boolean {
    if (this.busy || this.pressedTwice()) return false;
    this.move({ type: 'advance-requested' });
    this.message = this.busy ? undefined : this.missing[this.step];
    return this.busy;
  }

  /** Adds steps to the wizard and advances; the answers stay. */
  extend(change: (wizard: Wizard<Step>) => Wizard<Step>): void {
    this.message = undefined;
    this.wizard = change(this.wizard);
    this.typed = false;
    this.steppedAt = this.clock.now();
  }

  accept(): void {
    this.message = undefined;
    this.move({ type: 'accepted' });
  }

  /** Marks the current step, or the one that the server named. */
  refuse(message: string, step: Step = this.step): void {
    this.move({ type: 'refused', step });
    this.message = message;
  }

  /** True if an empty field was submitted right after it appeared, which was meant for the previous field. */
  private pressedTwice(): boolean {
    return this.value === '' && this.clock.now() - this.steppedAt < SECOND_PRESS;
  }

  private move(event: WizardEvent<Step>): void {
    const { step } = this;
    this.wizard = nextWizard(this.wizard, event);
    if (this.step === step) return;
    this.typed = false;
    this.steppedAt = this.clock.now();
  }
}
