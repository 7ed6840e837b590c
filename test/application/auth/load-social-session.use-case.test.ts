import { describe, expect, test } from 'vitest';
import { socialFixture } from './social-fixture';

describe('LoadSocialSession', () => {
  test('leaves the modal closed when an event of another tab has already closed it', async () => {
    const { gateway, load, modal } = socialFixture();
    gateway.signedInAs('nova');
    modal.apply({ type: 'opened', pane: 'login' });
    modal.apply({ type: 'signed-in' });
    expect(await load.execute('register')).toBeUndefined();
    expect(modal.current).toMatchObject({ open: false, lastOutcome: 'register' });
  });

  test('changes nothing when no player is logged in', async () => {
    const { load, modal, state, tabs } = socialFixture();
    modal.apply({ type: 'opened', pane: 'login' });
    expect(await load.execute('login')).toMatchObject({ kind: 'rejected', status: 401 });
    expect(modal.current.open).toBe(true);
    expect(state.current.user).toBeUndefined();
    expect(tabs.announced).toEqual([]);
  });
});
