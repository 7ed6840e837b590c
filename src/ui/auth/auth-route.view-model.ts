import { reaction, when } from 'mobx';
import type { AuthPath, AuthQuery } from '../../domain/auth/auth-route';
import { ACCOUNT_HOME, AUTH_PATHS } from '../../domain/auth/auth-route';
import type { ResetLink } from '../../domain/auth/reset-link';
import { parseResetLink } from '../../domain/auth/reset-link';
import { HOME_PATH } from '../../domain/shell/home-path';
import { redirectTarget } from '../../domain/shell/redirect-target';
import type { SessionViewModel } from '../session/session.view-model';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import type { AuthModalViewModel } from './auth-modal.view-model';

/** A visit of an address of the auth modal: its pane opens, and its end leads on (spec 1 §2). */
export class AuthRouteViewModel {
  constructor(
    private readonly path: AuthPath,
    private readonly query: AuthQuery,
    private readonly session: SessionViewModel,
    private readonly modal: AuthModalViewModel,
    /** Leads to another path in place of this one. */
    private readonly replace: (to: string) => void,
  ) {}

  start(): Disposer {
    const visit = new Disposables();
    const link = this.takeLink();
    visit.add(
      when(
        () => this.session.attempted,
        () => {
          if (this.session.user === undefined) visit.add(this.open(link));
          else this.leave();
        },
      ),
    );
    return () => {
      visit.dispose();
    };
  }

  /** The link that a reset address carries; it leaves the address before anything else is waited for. */
  private takeLink(): ResetLink | undefined {
    const link = AUTH_PATHS[this.path] === 'reset' ? parseResetLink(this.query) : undefined;
    if (link !== undefined) this.replace(this.path);
    return link;
  }

  private open(link: ResetLink | undefined): Disposer {
    if (link === undefined) this.modal.openPane(AUTH_PATHS[this.path]);
    else this.modal.openReset(link);
    const closing = reaction(
      () => this.modal.open,
      (open) => {
        if (!open) this.leave();
      },
    );
    return () => {
      closing();
      // Whoever leaves the address otherwise, as by the browser's Back, leaves the modal with it.
      if (this.modal.open) this.modal.dismiss();
    };
  }

  /** Who has signed in goes where they wanted to, and who has not goes home. */
  private leave(): void {
    const { user } = this.session;
    this.replace(user === undefined ? HOME_PATH : redirectTarget(this.query.redirectTo, ACCOUNT_HOME));
  }
}
