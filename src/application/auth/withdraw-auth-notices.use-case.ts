import { distinctUntilChanged, map, skip } from 'rxjs';
import { authNoticeKeys } from '../../domain/auth/auth-modal';
import type { NoticesState } from '../notices/notices-state';
import type { Cancel } from '../system/clock.port';
import type { AuthModalState } from './auth-modal-state';

/** Withdraws the error notices of the auth modal when the pane changes or the modal closes. */
export class WithdrawAuthNotices {
  constructor(
    private readonly modal: AuthModalState,
    private readonly notices: NoticesState,
  ) {}

  execute(): Cancel {
    const left = this.modal.modal$.pipe(
      map(({ open, pane }) => (open ? pane : undefined)),
      distinctUntilChanged(),
      skip(1),
    );
    const following = left.subscribe(() => {
      for (const key of Object.values(authNoticeKeys)) this.notices.withdraw(key);
    });
    return () => {
      following.unsubscribe();
    };
  }
}
