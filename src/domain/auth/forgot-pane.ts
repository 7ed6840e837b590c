/** The pane that sends a reset mail; `message` are the server's words. */
export type ForgotPane =
  | { readonly status: 'init'; readonly email: string }
  | { readonly status: 'working'; readonly email: string }
  | { readonly status: 'error'; readonly email: string; readonly problem: ForgotProblem }
  | { readonly status: 'success'; readonly email: string; readonly message: string };

export type ForgotProblem = { readonly kind: 'empty' } | { readonly kind: 'refused'; readonly message: string };

export type ForgotEvent =
  | { readonly type: 'typed'; readonly email: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'answered'; readonly message: string }
  | { readonly type: 'refused'; readonly message: string };

/** What the server is to be asked. */
export interface SendResetMail {
  readonly type: 'send-reset-mail';
  readonly email: string;
}

export interface ForgotStep {
  readonly pane: ForgotPane;
  readonly command: SendResetMail | undefined;
}

/** The pane as it opens. */
export const initialForgotPane: ForgotPane = { status: 'init', email: '' };

/**
 * Moves the pane; while the server works it waits, and after success only another address asks again.
 * @rule 1.4.4 Asking for a reset mail goes from init to working, and on to error or success.
 * @rule 1.5.4 An empty email is an error, and is not sent.
 */
export function nextForgotPane(pane: ForgotPane, event: ForgotEvent): ForgotStep {
  switch (event.type) {
    case 'typed':
      return quiet(pane.status === 'working' ? pane : { status: 'init', email: event.email });
    case 'submitted':
      return pane.status === 'working' || pane.status === 'success' ? quiet(pane) : submitted(pane.email);
    case 'answered':
      return quiet(answered(pane, { status: 'success', email: pane.email, message: event.message }));
    case 'refused': {
      const problem = { kind: 'refused', message: event.message } as const;
      return quiet(answered(pane, { status: 'error', email: pane.email, problem }));
    }
  }
}

function submitted(email: string): ForgotStep {
  const address = email.trim();
  if (address === '') return quiet({ status: 'error', email, problem: { kind: 'empty' } });
  return { pane: { status: 'working', email }, command: { type: 'send-reset-mail', email: address } };
}

/** Only a pane that has asked takes an answer. */
function answered(pane: ForgotPane, next: ForgotPane): ForgotPane {
  return pane.status === 'working' ? next : pane;
}

function quiet(pane: ForgotPane): ForgotStep {
  return { pane, command: undefined };
}
