import type { ApiFailure } from '../../application/http/api-failure';
import { failureText } from '../errors/failure-text';

export interface RefusedStep<Step extends string> {
  readonly step: Step | undefined;
  readonly message: string;
}

/** Finds the first step that a refusal names, with the server's words for it. */
export function refusedStep<Step extends string>(failure: ApiFailure, steps: readonly Step[]): RefusedStep<Step> {
  const fields = failure.kind === 'rejected' ? failure.fields : {};
  const step = steps.find((name) => fields[name] !== undefined);
  const [message] = step === undefined ? [] : (fields[step] ?? []);
  return { step, message: message ?? failureText(failure) };
}
