// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';

describe('global.ts', () => {
  test('sets window.holocade before it dispatches the ready event', async () => {
    const seen = vi.fn(() => (window as { holocade?: { environment?: string } }).holocade?.environment);
    window.addEventListener('holocade:ready', seen);
    await import('../../sdk/global');
    expect(seen.mock.results).toEqual([{ type: 'return', value: expect.stringMatching(/^(connecting|local)$/) }]);
  });

  test('stores unlocked achievements in local storage', async () => {
    const { holocade } = await import('../../sdk/index');
    await holocade.achievement.unlock('first-light');
    expect(window.localStorage.getItem('holocade_sandbox')).toContain('first-light');
  });
});
