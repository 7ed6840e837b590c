import { BehaviorSubject } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { RenewSavedPage } from '../../../src/application/offline/renew-saved-page.use-case';
import { FakeSessionGateway } from '../../fakes/fake-session-gateway';
import { sessionFixture } from '../session/session-fixture';

function renewing(savedAt: number | undefined, isOnline: boolean) {
  const online$ = new BehaviorSubject(isOnline);
  const restored: string[] = [];
  const restore = { renew: async () => void restored.push('restored') };
  const cancel = new RenewSavedPage({ savedAt }, { online$ }, restore).execute();
  return { online$, restored, cancel };
}

describe('RenewSavedPage', () => {
  test('loads the session each time the network returns, until it is cancelled', () => {
    const { online$, restored, cancel } = renewing(1, false);
    expect(restored).toEqual([]);
    for (const isOnline of [true, false, true]) online$.next(isOnline);
    cancel();
    online$.next(false);
    online$.next(true);
    expect(restored).toHaveLength(2);
  });

  test('T58: RenewSavedPage loads the session of a stored page at once when the network is slow', () => {
    expect(renewing(1, true).restored).toHaveLength(1);
  });

  test('a failed request on a stored page leaves the player logged in', async () => {
    const gateway = new FakeSessionGateway().withAccount('nova', 'x').signedInAs('nova');
    const { state, store, restore } = sessionFixture({ gateway });
    await restore.execute();
    gateway.failure = { kind: 'network' };
    new RenewSavedPage({ savedAt: 1 }, { online$: new BehaviorSubject(true) }, restore).execute();
    await new Promise((resolve) => setImmediate(resolve));
    expect(gateway.calls.filter((call) => call === 'status')).toHaveLength(2);
    expect([state.current.user?.username, store.load()?.username]).toEqual(['nova', 'nova']);
  });

  test('does nothing on a page from the network', () => {
    const { restored, cancel } = renewing(undefined, true);
    cancel();
    expect(restored).toEqual([]);
  });
});
