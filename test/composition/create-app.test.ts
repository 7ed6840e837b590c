import { expect, test, vi } from 'vitest';
import { SessionState } from '../../src/application/session/session-state';
import { followAccountDeferred } from '../../src/composition/create-app';
import { defaultSettings } from '../../src/domain/session/settings';
import { aPlayer } from '../fakes/a-player';

function begin() {
  const session = new SessionState();
  const leave = vi.fn();
  const execute = vi.fn(() => leave);
  const report = vi.fn();
  const open = vi.fn(() => Promise.resolve({ execute }));
  const stop = followAccountDeferred(session, open, report);
  const signIn = () => session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
  const signOut = () => session.apply({ type: 'signed-out' });
  return { open, execute, leave, report, stop, signIn, signOut };
}

test('followAccountDeferred loads nothing for a visitor and follows the account once for players', async () => {
  const { open, execute, leave, stop, signIn, signOut } = begin();
  signOut();
  expect(open).not.toHaveBeenCalled();
  signIn();
  await vi.waitFor(() => expect(execute).toHaveBeenCalledTimes(1));
  signOut();
  signIn();
  expect(open).toHaveBeenCalledTimes(1);
  stop();
  expect(leave).toHaveBeenCalledTimes(1);
});

test('followAccountDeferred reports a failed load and retries with the next player', async () => {
  const { open, execute, report, signIn, signOut } = begin();
  open.mockRejectedValueOnce(new Error('gone'));
  signIn();
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1));
  signOut();
  signIn();
  await vi.waitFor(() => expect(execute).toHaveBeenCalledTimes(1));
});

test('followAccountDeferred does not start after cancel', async () => {
  const { open, execute, stop, signIn } = begin();
  signIn();
  stop();
  await open.mock.results[0]?.value;
  expect(execute).not.toHaveBeenCalled();
});
