import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { NoticesState } from '../../../src/application/notices/notices-state';
import { SessionState } from '../../../src/application/session/session-state';
import { ToastsViewModel } from '../../../src/ui/notices/toasts.view-model';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';

/** View-model of the toasts with a fake clock. */
export function toastFixture() {
  const clock = new FakeClock();
  const notices = new NoticesState(clock, new FakeRandom());
  const modal = new AuthModalState();
  const session = new SessionState();
  const toasts = new ToastsViewModel(notices, modal, session, clock);
  const announceAchievement = () => {
    notices.announce({
      kind: 'achievement',
      title: 'First Light',
      body: 'You lit a lantern.',
      thumb: '/a.webp',
      timeout: 60_000,
      offersSignIn: true,
    });
  };
  return { clock, notices, modal, session, toasts, announceAchievement };
}
