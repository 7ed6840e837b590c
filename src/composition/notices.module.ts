import { map } from 'rxjs';
import { WithdrawAuthNotices } from '../application/auth/withdraw-auth-notices.use-case';
import { AnnounceAchievement } from '../application/notices/announce-achievement.use-case';
import { DialogState } from '../application/notices/dialog-state';
import { ClearRecentToasts } from '../application/notices/clear-recent-toasts.use-case';
import { FeedbackState } from '../application/notices/feedback-state';
import { NoticesState } from '../application/notices/notices-state';
import { FollowAnnouncements } from '../application/realtime/follow-announcements.use-case';
import { ModalOwner } from '../application/notices/modal-owner';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';

/** Dependencies of toasts and realtime announcements. */
export const noticesModule: Module = (wiring) => {
  wiring.singleton(t.noticesState, (clock, random) => new NoticesState(clock, random), [t.clock, t.random]);
  wiring.singleton(t.dialogState, (clock) => new DialogState(clock), [t.clock]);
  wiring.singleton(t.feedbackState, () => new FeedbackState(), []);
  wiring.singleton(
    t.modalOwner,
    (auth, dialogs, feedback) => {
      const owner = new ModalOwner();
      owner.follow('auth', auth.modal$.pipe(map(({ open }) => open)));
      owner.follow('confirm', dialogs.dialog$.pipe(map(({ status }) => status === 'open')));
      owner.follow('feedback', feedback.modal$.pipe(map(({ status }) => status !== 'closed')));
      return owner;
    },
    [t.authModalState, t.dialogState, t.feedbackState],
  );
  wiring.singleton(t.withdrawAuthNotices, (modal, notices) => new WithdrawAuthNotices(modal, notices), [
    t.authModalState,
    t.noticesState,
  ]);
  wiring.singleton(t.clearRecentToasts, (session, notices) => new ClearRecentToasts(session, notices), [
    t.sessionState,
    t.noticesState,
  ]);
  wiring.singleton(
    t.announceAchievement,
    (notices, sounds, session) => new AnnounceAchievement(notices, sounds, session),
    [t.noticesState, t.soundPlayer, t.sessionState],
  );
  wiring.singleton(
    t.followAnnouncements,
    (realtime, guest, session, announce, diagnostics) =>
      new FollowAnnouncements(realtime, guest, session, announce, diagnostics),
    [t.realtime, t.guestId, t.sessionState, t.announceAchievement, t.diagnostics],
  );
};
