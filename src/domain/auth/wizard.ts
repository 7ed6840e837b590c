/** A form that asks one question at a time; `busy` while the server looks at an answer (spec 1 §4). */
export interface Wizard<Step extends string> {
  readonly steps: readonly Step[];
  readonly index: number;
  readonly values: Readonly<Record<Step, string>>;
  /** The step whose input is marked as an error. */
  readonly invalid: Step | undefined;
  readonly busy: boolean;
}

export type WizardEvent<Step extends string> =
  | { readonly type: 'typed'; readonly step: Step; readonly value: string }
  | { readonly type: 'advance-requested' }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly step?: Step }
  | { readonly type: 'went-back' };

/** The step that the wizard asks now. */
export function currentStep<Step extends string>(wizard: Wizard<Step>): Step {
  const step = wizard.steps[wizard.index];
  if (step === undefined) throw new Error('A wizard stands on one of its steps');
  return step;
}

/**
 * Tells whether the step asked now is the last, whose acceptance ends the wizard.
 * @rule 1.4.2c The last step submits.
 */
export function isLastStep(wizard: Wizard<string>): boolean {
  return wizard.index === wizard.steps.length - 1;
}

/**
 * Starts a wizard on its first step with every answer empty.
 * @rule 1.4.2a A wizard begins at step 0.
 */
export function startWizard<Step extends string>(steps: readonly Step[]): Wizard<Step> {
  const values = Object.fromEntries(steps.map((step) => [step, ''])) as Record<Step, string>;
  return { steps, index: 0, values, invalid: undefined, busy: false };
}

/**
 * Moves a wizard: an empty answer is marked, a full one waits for the server, acceptance advances, refusal marks and stays.
 * @rule 1.4.2b Each step needs an answer that is not empty.
 * @rule 1.4.2c A wizard advances step by step, submits at the last, and goes back.
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
      // What has not been asked yet cannot be wrong: then the answer just given is.
      const asked = wizard.steps.slice(0, wizard.index);
      const named = asked.findIndex((step) => step === event.step);
      const index = named === -1 ? wizard.index : named;
      return { ...wizard, busy: false, invalid: wizard.steps[index], index };
    }
    case 'went-back':
      return { ...wizard, index: Math.max(0, wizard.index - 1), invalid: undefined };
  }
}
