import type { Cancel } from '../system/clock.port';
import type { ForgetVisits } from './forget-visits.use-case';
import type { OfflineCopies } from './offline-copies.port';
import type { RenewSavedPage } from './renew-saved-page.use-case';

/** Stores visited pages, deletes them at logout, and renews a stored page, until it is cancelled. */
export class RunOfflineUse {
  constructor(
    private readonly copies: Pick<OfflineCopies, 'start'>,
    private readonly renewSavedPage: Pick<RenewSavedPage, 'execute'>,
    private readonly forgetVisits: Pick<ForgetVisits, 'follow'>,
    /** True if the operator permits copies. */
    private readonly mayStore: boolean,
  ) {}

  execute(): Cancel {
    const cancels = [this.renewSavedPage.execute(), this.forgetVisits.follow()];
    if (this.mayStore) cancels.push(this.copies.start());
    return () => {
      for (const cancel of cancels) cancel();
    };
  }
}
