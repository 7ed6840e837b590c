import { reaction, when } from 'mobx';
import type { ResetLink } from '../../domain/auth/reset-link';
import { parseResetLink } from '../../domain/auth/reset-link';
import { HOME_PATH } from '../../domain/shell/home-path';
import { redirectTarget } from '../../domain/shell/redirect-target';
import { sessionTexts } from '../notices/texts/session.texts';
import type { SessionViewModel } from '../session/session.view-model';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import type { AuthModalViewModel } from './auth-modal.view-model';
import type { AuthPath, AuthQuery } from './auth-route.machine';
import { ACCOUNT_HOME, AUTH_PATHS, authDestination } from './auth-route.machine';

/** A visit of an auth URL: opens its pane and navigates on when the pane closes (spec 1 §2). */
export class AuthRouteViewModel {
  constructor(
    private readonly path: AuthPath,
    private readonly query: AuthQuery,
    private readonly session: SessionViewModel,
    private readonly modal: AuthModalViewModel,
    /** Navigates with history replacement. */
    private readonly replace: (to: string) => void,
  ) {}

  start(): Disposer {
    const visit = new Disposables();
    const link = this.takeLink();
    visit.add(
      when(
        () => this.session.attempted,
        () => {
          const { kind } = authDestination(this.path, this.query, this.session.user !== undefined);
          if (kind === 'pane') visit.add(this.open(link));
          else this.leave();
          if (kind === 'incomplete') this.modal.notify('reset-link-missing', sessionTexts['reset-link-missing']);
        },
      ),
    );
    return () => {
      visit.dispose();
    };
  }

  /** Reads the reset link from the URL and removes it from the URL immediately. */
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
      // Leaving the URL, for example with the browser's Back button, closes the modal.
      if (this.modal.open) this.modal.dismiss();
    };
  }

  /** Navigates to the requested page after a login, otherwise to the home page. */
  private leave(): void {
    const { user } = this.session;
    this.replace(user === undefined ? HOME_PATH : redirectTarget(this.query.redirectTo, ACCOUNT_HOME));
  }
}
