import type { ApiFailure } from '../../application/http/api-failure';
import { failureText } from '../errors/failure-text';

/** What a pane tells below its fields while it works and when it is done. */
export interface PaneResult {
  readonly kind: 'working' | 'error' | 'success';
  readonly text: string;
}

/** A pane whose server is asked once and answers in words. */
type AskingPane<Problem> =
  | { readonly status: 'init' | 'working' }
  | { readonly status: 'error'; readonly problem: Problem }
  | { readonly status: 'success'; readonly message: string };

/** What is told of a pane; nothing before it was sent. */
export function paneResult<Problem>(
  pane: AskingPane<Problem>,
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

interface RefusedStep<Step extends string> {
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
