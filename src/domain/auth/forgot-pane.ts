/** The pane that sends a reset email; `message` is the server's text. */
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

/** Request to the server. */
export interface SendResetMail {
  readonly type: 'send-reset-mail';
  readonly email: string;
}

export interface ForgotStep {
  readonly pane: ForgotPane;
  readonly command: SendResetMail | undefined;
}

/** Initial state of the pane. */
export const initialForgotPane: ForgotPane = { status: 'init', email: '' };

/**
 * Returns the pane after an event. Input is ignored during a request; after success only a different address sends
 * again.
 * @rule 1.4.4 A request for a reset email has the states init, working, and then error or success.
 * @rule 1.5.4 An empty email is an error and sends no request.
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

/** Accepts a response only while a request is running. */
function answered(pane: ForgotPane, next: ForgotPane): ForgotPane {
  return pane.status === 'working' ? next : pane;
}

function quiet(pane: ForgotPane): ForgotStep {
  return { pane, command: undefined };
}
