import { describe, expect, test } from 'vitest';
import { reportXr } from '../../sdk/xr-report';
import { FakeXrSession } from '../fakes/fake-xr-session';

function attach(session = new FakeXrSession()) {
  const signals: string[] = [];
  return { session, signals, detach: reportXr(session, (signal) => signals.push(signal)) };
}

describe('reportXr', () => {
  test('reports start, each change of visibility, and end', async () => {
    const { session, signals } = attach();
    session.show('visible-blurred');
    session.show('hidden');
    session.show('visible');
    await session.end();
    expect(signals).toEqual(['start', 'visible', 'visible-blurred', 'hidden', 'visible', 'end']);
    expect(session.listeners).toBe(0);
  });

  test('reports the visibility of a hidden session at its start', () => {
    const session = new FakeXrSession();
    session.visibilityState = 'hidden';
    expect(attach(session).signals).toEqual(['start', 'hidden']);
  });

  test('stops reporting when it is detached', () => {
    const { session, signals, detach } = attach();
    detach();
    session.show('hidden');
    expect(signals).toEqual(['start', 'visible']);
    expect(session.listeners).toBe(0);
  });
});
