import { describe, expect, test } from 'vitest';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { CloseForOtherTab } from '../../../src/application/auth/close-for-other-tab.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import type { AuthPane } from '../../../src/domain/auth/auth-modal';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aPlayer } from '../../fakes/a-player';
import { FakeTabs } from '../../fakes/fake-tab-channel';

function twoTabs(pane: AuthPane) {
  const browser = new FakeTabs();
  const there = browser.open();
  const session = new SessionState();
  const modal = new AuthModalState();
  const stop = new CloseForOtherTab(browser.open(), session, modal).execute();
  modal.apply({ type: 'opened', pane });
  const enter = () => {
    session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
  };
  return { there, modal, enter, stop };
}

describe('CloseForOtherTab', () => {
  test('closes the modal once another tab has logged in and this tab has loaded the session', () => {
    const { there, modal, enter } = twoTabs('login');
    let tracked = 0;
    modal.tracked$.subscribe(() => (tracked += 1));
    there.announce('login');
    expect(modal.current.open).toBe(true);
    enter();
    expect(modal.current).toMatchObject({ open: false, lastOutcome: 'login' });
    // The other tab has tracked its login.
    expect(tracked).toBe(0);
  });

  test('leaves the modal open for the completed pane after a registration in this tab', () => {
    const { modal, enter } = twoTabs('register');
    enter();
    expect(modal.current.open).toBe(true);
  });

  test('leaves the modal open when another tab has logged out, and after it was stopped', () => {
    const { there, modal, enter, stop } = twoTabs('login');
    there.announce('logout');
    enter();
    expect(modal.current.open).toBe(true);
    stop();
    there.announce('login');
    enter();
    expect(modal.current.open).toBe(true);
  });
});
