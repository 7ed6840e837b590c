import { describe, expect, test } from 'vitest';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { WithdrawAuthNotices } from '../../../src/application/auth/withdraw-auth-notices.use-case';
import { NoticesState } from '../../../src/application/notices/notices-state';
import type { AuthModalEvent } from '../../../src/domain/auth/auth-modal';
import { authNoticeKeys } from '../../../src/domain/auth/auth-modal';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';

function refused() {
  const modal = new AuthModalState();
  const notices = new NoticesState(new FakeClock(), new FakeRandom());
  const stop = new WithdrawAuthNotices(modal, notices).execute();
  modal.apply({ type: 'opened', pane: 'login' });
  notices.announce({ kind: 'danger', title: 'Oops!', body: 'No.', key: authNoticeKeys.login });
  notices.announce({ kind: 'info', title: 'Signed Out', body: 'Bye.' });
  return { modal, stop, phases: () => notices.current.map(({ phase }) => phase) };
}

describe('WithdrawAuthNotices', () => {
  test.each<AuthModalEvent>([
    { type: 'dismissed' },
    { type: 'signed-in' },
    { type: 'pane-switched', pane: 'register' },
  ])('withdraws only the error notices of the modal after %j', (event) => {
    const { modal, phases } = refused();
    expect(phases()).toEqual(['added', 'added']);
    modal.apply(event);
    expect(phases()).toEqual(['closing', 'added']);
  });

  test('withdraws nothing after it was stopped', () => {
    const { modal, stop, phases } = refused();
    stop();
    modal.apply({ type: 'dismissed' });
    expect(phases()).toEqual(['added', 'added']);
  });
});
