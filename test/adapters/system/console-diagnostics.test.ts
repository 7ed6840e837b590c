import { describe, expect, test, vi } from 'vitest';
import { ConsoleDiagnostics } from '../../../src/adapters/system/console-diagnostics';

describe('ConsoleDiagnostics', () => {
  test('writes warnings to the console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    new ConsoleDiagnostics().warn('Look here.');
    expect(warn).toHaveBeenCalledExactlyOnceWith('Look here.');
    warn.mockRestore();
  });
});
