import { passwordsMatch } from './registration-step';
import type { ResetLink } from './reset-link';

export interface ResetValues {
  readonly password: string;
  readonly password_confirmation: string;
}

/** Reasons to refuse a new password, with the server's message if there is one. */
export type ResetProblem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'refused'; readonly message: string }
  /** The link was used or has expired; it accepts no password. */
  | { readonly kind: 'link-over'; readonly message: string };

export type ResetStatus =
  | { readonly status: 'init' | 'working' }
  | { readonly status: 'error'; readonly problem: ResetProblem }
  | { readonly status: 'success'; readonly message: string };

/** The pane that an emailed link opens. */
export type ResetPane = ResetStatus & { readonly link: ResetLink; readonly values: ResetValues };

export type ResetEvent =
  | { readonly type: 'typed'; readonly field: keyof ResetValues; readonly value: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'answered'; readonly message: string }
  | { readonly type: 'refused' | 'link-refused'; readonly message: string };

/**
 * Request to the server.
 * @rule 1.3.5 A reset carries the password, its confirmation, the token and the email.
 */
export type ResetPassword = { readonly type: 'reset-password' } & ResetValues & ResetLink;

export interface ResetStep {
  readonly pane: ResetPane;
  readonly command: ResetPassword | undefined;
}

const nothingTyped: ResetValues = { password: '', password_confirmation: '' };

/** Creates the pane for a link. */
export function openResetPane(link: ResetLink): ResetPane {
  return { status: 'init', link, values: nothingTyped };
}

/**
 * Returns the pane after an event. Success and an invalid link are final, and both clear the passwords.
 * @rule 1.4.5a A reset has the states init, working, and then error or success.
 */
export function nextResetPane(pane: ResetPane, event: ResetEvent): ResetStep {
  const { status, link, values } = pane;
  switch (event.type) {
    case 'typed':
      if (status === 'working' || hasEnded(pane)) return quiet(pane);
      return quiet({ status: 'init', link, values: { ...values, [event.field]: event.value } });
    case 'submitted':
      return status === 'working' || hasEnded(pane) ? quiet(pane) : submitted(link, values);
    case 'answered':
      if (status !== 'working') return quiet(pane);
      return quiet({ status: 'success', message: event.message, link, values: nothingTyped });
    case 'refused':
      if (status !== 'working') return quiet(pane);
      return quiet({ status: 'error', problem: { kind: 'refused', message: event.message }, link, values });
    case 'link-refused': {
      if (status !== 'working') return quiet(pane);
      const problem = { kind: 'link-over', message: event.message } as const;
      return quiet({ status: 'error', problem, link, values: nothingTyped });
    }
  }
}

/**
 * Returns the problem with the two fields before any request.
 * @rule 1.5.3a Both password fields are required.
 * @rule 1.5.3b Both password fields must match.
 */
export function resetProblem(values: ResetValues): ResetProblem | undefined {
  if (values.password === '' || values.password_confirmation === '') return { kind: 'missing' };
  return passwordsMatch(values) ? undefined : { kind: 'mismatch' };
}

/**
 * True if the pane shows a link back to the login.
 * @rule 1.4.5b A successful reset offers Back to Login.
 */
export function offersLogin(pane: ResetPane): boolean {
  return pane.status === 'success';
}

/**
 * True if the link is invalid; the pane then links to a new one.
 * @rule 3.5 A used or expired link shows the server's message and a way to a new link.
 */
export function isLinkInvalid(pane: ResetPane): boolean {
  return pane.status === 'error' && pane.problem.kind === 'link-over';
}

function hasEnded(pane: ResetPane): boolean {
  return pane.status === 'success' || isLinkInvalid(pane);
}

function submitted(link: ResetLink, values: ResetValues): ResetStep {
  const problem = resetProblem(values);
  if (problem !== undefined) return quiet({ status: 'error', problem, link, values });
  return { pane: { status: 'working', link, values }, command: { type: 'reset-password', ...values, ...link } };
}

function quiet(pane: ResetPane): ResetStep {
  return { pane, command: undefined };
}
