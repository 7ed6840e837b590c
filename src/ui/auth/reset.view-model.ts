import { makeAutoObservable, observableRef } from 'mobx';
import type { ResetPassword } from '../../application/auth/reset-password.use-case';
import type { ApiFailure } from '../../application/http/api-failure';
import type { ResetLink } from '../../domain/auth/reset-link';
import type {
  ResetEvent,
  ResetPane,
  ResetPassword as Command,
  ResetProblem,
  ResetValues,
} from '../../domain/auth/reset-pane';
import { isLinkInvalid, nextResetPane, offersLogin, openResetPane } from '../../domain/auth/reset-pane';
import { failureText } from '../errors/failure-text';
import { sessionTexts } from '../notices/texts/session.texts';
import type { PaneResult } from './pane-result';
import { paneResult } from './pane-result';

/** State of the pane that sets a new password with an emailed link (spec 1 §4, §5). */
export class ResetViewModel {
  private pane: ResetPane;

  constructor(
    link: ResetLink,
    private readonly reset: ResetPassword,
  ) {
    this.pane = openResetPane(link);
    makeAutoObservable<this, 'pane' | 'reset'>(this, { pane: observableRef, reset: false }, { autoBind: true });
  }

  /** Email address for password managers. */
  get email(): string {
    return this.pane.link.email;
  }

  get values(): ResetValues {
    return this.pane.values;
  }

  get working(): boolean {
    return this.pane.status === 'working';
  }

  /** True after the password was set; only the way to the login remains. */
  get done(): boolean {
    return offersLogin(this.pane);
  }

  /** True if the link is no longer valid; only the way to a new one remains. */
  get over(): boolean {
    return isLinkInvalid(this.pane);
  }

  /** The invalid field, if any. */
  get invalid(): keyof ResetValues | undefined {
    const { pane } = this;
    if (pane.status !== 'error' || this.over) return undefined;
    if (pane.problem.kind === 'mismatch') return 'password_confirmation';
    if (pane.problem.kind === 'refused' || pane.values.password === '') return 'password';
    return 'password_confirmation';
  }

  get result(): PaneResult | undefined {
    return paneResult(this.pane, 'Saving your new password…', problemText);
  }

  type(field: keyof ResetValues, value: string): void {
    this.move({ type: 'typed', field, value });
  }

  async submit(): Promise<void> {
    const command = this.move({ type: 'submitted' });
    if (command === undefined) return;
    const answer = await this.reset.execute(command);
    this.move(
      answer.ok
        ? { type: 'answered', message: sessionTexts['password-reset'].body }
        : { type: refusesLink(answer.error) ? 'link-refused' : 'refused', message: failureText(answer.error) },
    );
  }

  private move(event: ResetEvent): Command | undefined {
    const { pane, command } = nextResetPane(this.pane, event);
    this.pane = pane;
    return command;
  }
}

function problemText(problem: ResetProblem): string {
  switch (problem.kind) {
    case 'missing':
      return sessionTexts['reset-fields-missing'].body;
    case 'mismatch':
      return sessionTexts['passwords-differ'].body;
    case 'refused':
    case 'link-over':
      return problem.message;
  }
}

/** True if the server refuses the link rather than the password. */
function refusesLink(failure: ApiFailure): boolean {
  return failure.kind === 'rejected' && failure.fields['token'] !== undefined;
}
