import type { ApiFailure } from '../../application/http/api-failure';
import { failureText } from '../errors/failure-text';

/** Status text below the fields of a pane. */
export interface PaneResult {
  readonly kind: 'working' | 'error' | 'success';
  readonly text: string;
}

/** State of a pane with a single request. */
type RequestPane<Problem> =
  | { readonly status: 'init' | 'working' }
  | { readonly status: 'error'; readonly problem: Problem }
  | { readonly status: 'success'; readonly message: string };

/** Returns the status of a pane; undefined before it was submitted. */
export function paneResult<Problem>(
  pane: RequestPane<Problem>,
  working: string,
  problemText: (problem: Problem) => string,
): PaneResult | undefined {
  switch (pane.status) {
    case 'init':
      return undefined;
    case 'working':
      return { kind: 'working', text: working };
    case 'success':
      return { kind: 'success', text: pane.message };
    case 'error':
      return { kind: 'error', text: problemText(pane.problem) };
  }
}

/** Returns the stable code of a failure for analytics. */
export function failureCode(failure: ApiFailure): string {
  return failure.kind === 'rejected' ? failure.debug : failure.kind;
}

interface RefusedStep<Step extends string> {
  readonly step: Step | undefined;
  readonly message: string;
}

/** Returns the first step named by a refusal, with the server's message. */
export function refusedStep<Step extends string>(failure: ApiFailure, steps: readonly Step[]): RefusedStep<Step> {
  const fields = failure.kind === 'rejected' ? failure.fields : {};
  const step = steps.find((name) => fields[name] !== undefined);
  const [message] = step === undefined ? [] : (fields[step] ?? []);
  return { step, message: message ?? failureText(failure) };
}
