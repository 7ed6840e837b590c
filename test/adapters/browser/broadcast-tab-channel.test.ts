import { afterEach, describe, expect, test, vi } from 'vitest';
import { BroadcastTabChannel } from '../../../src/adapters/browser/broadcast-tab-channel';
import type { AuthenticationType } from '../../../src/domain/session/session';
import { delivered } from '../../fakes/delivered';

const cancels: (() => void)[] = [];
function listening(tab: BroadcastTabChannel): AuthenticationType[] {
  const received: AuthenticationType[] = [];
  cancels.push(tab.listen((type) => received.push(type)));
  return received;
}

describe('BroadcastTabChannel', () => {
  afterEach(() => {
    for (const cancel of cancels.splice(0)) cancel();
    vi.unstubAllGlobals();
  });

  test('notifies the other tabs but not its own', async () => {
    const here = new BroadcastTabChannel();
    const there = new BroadcastTabChannel();
    const own = listening(here);
    const other = listening(there);
    here.announce('login');
    await vi.waitFor(() => {
      expect(other).toEqual(['login']);
    });
    expect(own).toEqual([]);
  });

  test('notifies other tabs without listening itself, until the other tabs stop listening', async () => {
    const there = new BroadcastTabChannel();
    const other = listening(there);
    new BroadcastTabChannel().announce('logout');
    await vi.waitFor(() => {
      expect(other).toEqual(['logout']);
    });
    for (const cancel of cancels) cancel();
    new BroadcastTabChannel().announce('login');
    await delivered();
    expect(other).toEqual(['logout']);
  });

  test('ignores messages that are not authentication events', async () => {
    const other = listening(new BroadcastTabChannel());
    const raw = new BroadcastChannel('holocade');
    for (const message of [null, 'login', { event: 'authentication' }, { event: 'x', type: 'login' }]) {
      raw.postMessage(message);
    }
    raw.postMessage({ event: 'authentication', type: 'takeover' });
    raw.postMessage({ event: 'authentication', type: 'register' });
    await vi.waitFor(() => {
      expect(other).toEqual(['register']);
    });
    raw.close();
  });

  test('does nothing in a browser without BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const tab = new BroadcastTabChannel();
    const received = listening(tab);
    tab.announce('login');
    expect(received).toEqual([]);
  });
});
