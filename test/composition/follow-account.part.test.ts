import { expect, test, vi } from 'vitest';
import { SessionState } from '../../src/application/session/session-state';
import { deferNavigationFeedback } from '../../src/composition/follow-account.part';
import { defaultSettings } from '../../src/domain/session/settings';
import { aPlayer } from '../fakes/a-player';
import { delivered } from '../fakes/delivered';

const wanting = { ...defaultSettings(), media: { ...defaultSettings().media, nav_sounds: true } };

function begin() {
  const session = new SessionState();
  session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
  const want = () => session.apply({ type: 'settings-changed', settings: wanting });
  return { session, want, leave: vi.fn(), report: vi.fn() };
}

test('deferNavigationFeedback loads nothing while the feedback is disabled and loads once when it is enabled', async () => {
  const { session, want, leave, report } = begin();
  const execute = vi.fn(() => leave);
  const open = vi.fn(() => Promise.resolve({ execute }));
  const stop = deferNavigationFeedback(session, open, report);
  expect(open).not.toHaveBeenCalled();
  want();
  want();
  await delivered();
  expect([open, execute].map((each) => each.mock.calls.length)).toEqual([1, 1]);
  stop();
  expect(leave).toHaveBeenCalledTimes(1);
});

test('deferNavigationFeedback starts nothing after cancel and reports a failed load', async () => {
  const { session, want, report } = begin();
  const execute = vi.fn();
  deferNavigationFeedback(session, () => Promise.resolve({ execute }), report)();
  want();
  const lost = new Error('offline');
  deferNavigationFeedback(session, () => Promise.reject(lost), report);
  await delivered();
  expect(execute).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledWith(lost);
});

test('deferNavigationFeedback retries a failed load after the next change', async () => {
  const { session, want, leave, report } = begin();
  const execute = vi.fn(() => leave);
  const open = vi.fn<() => Promise<{ execute: typeof execute }>>();
  open.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ execute });
  deferNavigationFeedback(session, open, report);
  want();
  await delivered();
  want();
  await delivered();
  want();
  expect([open, execute, report].map((each) => each.mock.calls.length)).toEqual([2, 1, 1]);
});
