import { describe, expect, test } from 'vitest';
import { localGame } from '../support/local-game';

describe('the saves of the sandbox', () => {
  test('are in slots, with the last ten versions', async () => {
    const { ask, signIn } = localGame();
    await signIn();
    await expect(ask('save.load', {})).rejects.toMatchObject({ code: 'err_not_found' });
    for (let base = 0; base < 12; base += 1) {
      await expect(ask('save.write', { data: base, base })).resolves.toEqual({ version: base + 1 });
    }
    await expect(ask('save.write', { data: 0, base: 3 })).rejects.toMatchObject({ code: 'err_conflict' });
    await expect(ask('save.load', { version: 3 })).resolves.toMatchObject({ data: 2 });
    await expect(ask('save.load', { version: 2 })).rejects.toMatchObject({ code: 'err_not_found' });
    await expect(ask('save.all')).resolves.toMatchObject({ 1: { data: 11, version: 12 } });
    await ask('save.delete', {});
    await expect(ask('save.write', { data: 0 })).resolves.toEqual({ version: 13 });
    await ask('save.clear');
    await expect(ask('save.all')).resolves.toEqual({});
  });
});
