import { describe, expect, test } from 'vitest';
import { aSocialHouse } from './a-social-house';

describe('taking over the session of another tab', () => {
  test('leaves a modal closed that another tab’s news has closed already', async () => {
    const { gateway, load, modal } = aSocialHouse();
    gateway.signedInAs('nova');
    modal.apply({ type: 'opened', pane: 'login' });
    modal.apply({ type: 'signed-in' });
    expect(await load.execute('register')).toBeUndefined();
    expect(modal.current).toMatchObject({ open: false, lastOutcome: 'register' });
  });

  test('leaves everything as it is when nobody is signed in', async () => {
    const { load, modal, state, tabs } = aSocialHouse();
    modal.apply({ type: 'opened', pane: 'login' });
    expect(await load.execute('login')).toMatchObject({ kind: 'rejected', status: 401 });
    expect(modal.current.open).toBe(true);
    expect(state.current.user).toBeUndefined();
    expect(tabs.announced).toEqual([]);
  });
});
