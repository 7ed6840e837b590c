import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '../../application/system/clock.port';
import type { Wizard, WizardEvent } from '../../domain/auth/wizard';
import { currentStep, isLastStep, nextWizard } from '../../domain/auth/wizard';

/** A second press of a double click comes within this many milliseconds. */
const SECOND_PRESS = 300;

/** A wizard on the screen, with what is wrong about the answer that is marked. */
export class WizardFormViewModel<Step extends string> {
  message: string | undefined;
  private wizard: Wizard<Step>;
  private steppedAt = -Infinity;
  private typed = false;

  constructor(
    start: Wizard<Step>,
    private readonly missing: Readonly<Record<Step, string>>,
    private readonly clock: Clock,
  ) {
    this.wizard = start;
    makeAutoObservable<this, 'wizard' | 'missing' | 'clock' | 'steppedAt' | 'typed'>(
      this,
      { wizard: observableRef, missing: false, clock: false, steppedAt: false, typed: false },
      { autoBind: true },
    );
  }

  get step(): Step {
    return currentStep(this.wizard);
  }

  /** Counts from 1. */
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

  /** The field of a later step, in which nothing has been done: an Enter there was meant for the field before. */
  isUntouched(): boolean {
    return this.number > 1 && this.value === '' && !this.typed && !this.invalid;
  }

  type(value: string): void {
    if (this.busy) return;
    this.message = undefined;
    this.typed = true;
    this.move({ type: 'typed', step: this.step, value });
  }

  back(): void {
    if (this.busy) return;
    this.message = undefined;
    this.move({ type: 'went-back' });
  }

  /** Asks to go on; true when the answer is there to be looked at, and nothing else is being looked at. */
  request(): boolean {
    if (this.busy || this.pressedTwice()) return false;
    this.move({ type: 'advance-requested' });
    this.message = this.busy ? undefined : this.missing[this.step];
    return this.busy;
  }

  /** Goes on with a wizard that has another step; the answers given stay. */
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

  /** Marks the step asked now, or the one that the server named. */
  refuse(message: string, step: Step = this.step): void {
    this.move({ type: 'refused', step });
    this.message = message;
  }

  /** What asks an empty field to go on just after it came was meant for the field before. */
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
