// @vitest-environment jsdom
import type { RouteObject } from 'react-router-dom';
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { SessionState } from '../../src/application/session/session-state';
import { createPageMemory } from '../../src/composition/browser.part';
import { defaultSettings } from '../../src/domain/session/settings';
import { aPlayer } from '../fakes/a-player';
import { FakeClock } from '../fakes/fake-clock';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Creates a tab whose pages contain the user they were loaded for. */
function visit() {
  const session = new SessionState();
  session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
  const memory = createPageMemory(new FakeClock(), session);
  const held: (() => Promise<void>)[] = [];
  const loader: RouteObject['loader'] = () =>
    new Promise((resolve) => {
      const seenBy = session.current.user?.username ?? 'a visitor';
      held.push(async () => {
        resolve({ seenBy });
        await settle();
      });
    });
  const routes = [
    memory.cached({ id: 'games', path: 'games', loader }),
    memory.cached({ id: 'profile', path: 'community/user/:user', loader }),
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/games'],
    hydrationData: { loaderData: { games: { seenBy: 'ada' } } },
  });
  memory.follow(router);
  return { session, router, held, data: () => router.state.loaderData };
}

const visitor = { seenBy: 'a visitor' };

describe('createPageMemory after a change of user', () => {
  test('reloads a pending page and discards the response for the previous user', async () => {
    const { session, router, held, data } = visit();
    void router.navigate('/community/user/nova');
    session.apply({ type: 'signed-out' });
    expect(held).toHaveLength(2);
    await held[0]?.();
    expect(router.state.navigation.location?.pathname).toBe('/community/user/nova');
    await held[1]?.();
    expect(router.state.location.pathname).toBe('/community/user/nova');
    expect(data()).toEqual({ profile: visitor });
    void router.navigate('/games');
    expect(held).toHaveLength(3);
  });

  test('reloads the current page', async () => {
    const { session, held, data } = visit();
    session.apply({ type: 'signed-out' });
    expect(held).toHaveLength(1);
    await held[0]?.();
    expect(data()).toEqual({ games: visitor });
  });

  test('keeps the page while the player is prompted to log in again, until the player declines', async () => {
    const { session, held } = visit();
    session.apply({ type: 'signed-out', expired: true });
    expect(held).toHaveLength(0);
    session.apply({ type: 'signed-out' });
    expect(held).toHaveLength(1);
  });
});

test('createPageMemory reloads nothing after a change of settings', () => {
  const { session, held } = visit();
  session.apply({ type: 'settings-changed', settings: defaultSettings() });
  expect(held).toHaveLength(0);
});
