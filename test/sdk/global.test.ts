// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';

describe('the script file', () => {
  test('sets window.holocade before it says that it is ready', async () => {
    const seen = vi.fn(() => (window as { holocade?: { environment?: string } }).holocade?.environment);
    window.addEventListener('holocade:ready', seen);
    await import('../../sdk/global');
    expect(seen.mock.results).toEqual([{ type: 'return', value: expect.stringMatching(/^(connecting|local)$/) }]);
  });

  test('remembers in local storage what was unlocked', async () => {
    const { holocade } = await import('../../sdk/index');
    await holocade.achievement.unlock('first-light');
    expect(window.localStorage.getItem('holocade_sandbox')).toContain('first-light');
  });
});
