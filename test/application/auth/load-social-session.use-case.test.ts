import { describe, expect, test } from 'vitest';
import { aSocialHouse } from './a-social-house';

describe('LoadSocialSession', () => {
  test('leaves the modal closed when an event of another tab has already closed it', async () => {
    const { gateway, load, modal } = aSocialHouse();
    gateway.signedInAs('nova');
    modal.apply({ type: 'opened', pane: 'login' });
    modal.apply({ type: 'signed-in' });
    expect(await load.execute('register')).toBeUndefined();
    expect(modal.current).toMatchObject({ open: false, lastOutcome: 'register' });
  });

  test('changes nothing when no player is signed in', async () => {
    const { load, modal, state, tabs } = aSocialHouse();
    modal.apply({ type: 'opened', pane: 'login' });
    expect(await load.execute('login')).toMatchObject({ kind: 'rejected', status: 401 });
    expect(modal.current.open).toBe(true);
    expect(state.current.user).toBeUndefined();
    expect(tabs.announced).toEqual([]);
  });
});
