/** A form with one question at a time; `busy` while the server checks an answer (spec 1 §4). */
export interface Wizard<Step extends string> {
  readonly steps: readonly Step[];
  readonly index: number;
  readonly values: Readonly<Record<Step, string>>;
  /** The step whose input is marked as invalid. */
  readonly invalid: Step | undefined;
  readonly busy: boolean;
}

export type WizardEvent<Step extends string> =
  | { readonly type: 'typed'; readonly step: Step; readonly value: string }
  | { readonly type: 'advance-requested' }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly step?: Step }
  | { readonly type: 'went-back' };

/** Returns the current step. */
export function currentStep<Step extends string>(wizard: Wizard<Step>): Step {
  const step = wizard.steps[wizard.index];
  if (step === undefined) throw new Error('A wizard is always on one of its steps');
  return step;
}

/**
 * True if the current step is the last one, which submits.
 * @rule 1.4.2c The last step of a wizard submits.
 */
export function isLastStep(wizard: Wizard<string>): boolean {
  return wizard.index === wizard.steps.length - 1;
}

/**
 * Starts a wizard on its first step with empty answers, except the known ones.
 * @rule 1.4.2a A wizard starts at step 0.
 */
export function startWizard<Step extends string>(
  steps: readonly Step[],
  known: Partial<Record<Step, string>> = {},
): Wizard<Step> {
  const values = Object.fromEntries(steps.map((step) => [step, known[step] ?? ''])) as Record<Step, string>;
  return { steps, index: 0, values, invalid: undefined, busy: false };
}

/**
 * Returns the wizard after an event. An empty answer is an error, another answer is sent. Acceptance advances; refusal
 * marks the step.
 * @rule 1.4.2b Each step needs a non-empty answer.
 * @rule 1.4.2c A wizard advances step by step, submits at the last step, and can go back.
 * @rule 1.5.5 An empty answer marks its input as an error.
 */
export function nextWizard<Step extends string>(wizard: Wizard<Step>, event: WizardEvent<Step>): Wizard<Step> {
  if (wizard.busy && event.type !== 'accepted' && event.type !== 'refused') return wizard;
  switch (event.type) {
    case 'typed':
      return { ...wizard, values: { ...wizard.values, [event.step]: event.value }, invalid: undefined };
    case 'advance-requested': {
      const step = currentStep(wizard);
      const empty = wizard.values[step].trim() === '';
      return { ...wizard, invalid: empty ? step : undefined, busy: !empty };
    }
    case 'accepted':
      return wizard.busy
        ? { ...wizard, busy: false, index: Math.min(wizard.index + 1, wizard.steps.length - 1) }
        : wizard;
    case 'refused': {
      if (!wizard.busy) return wizard;
      // Only steps that were already answered can be invalid; otherwise the current answer is.
      const answered = wizard.steps.slice(0, wizard.index);
      const named = answered.findIndex((step) => step === event.step);
      const index = named === -1 ? wizard.index : named;
      return { ...wizard, busy: false, invalid: wizard.steps[index], index };
    }
    case 'went-back':
      return { ...wizard, index: Math.max(0, wizard.index - 1), invalid: undefined };
  }
}
