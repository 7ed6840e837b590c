import { describe, expect, test } from 'vitest';
import { sandboxNames } from '../../../src/domain/bridge/sandbox-names';

describe('the names of the sandbox', () => {
  test('are those that developers have written into their pages', () => {
    expect(sandboxNames).toEqual({ key: 'holocade_sandbox', gameLink: 'holocade-game', panel: 'holocade_panel' });
  });
});
