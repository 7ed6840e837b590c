import { describe, expect, test, vi } from 'vitest';
import { SaveCopy } from '../../../src/application/account-deletion/save-copy.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { FakeAccountDeletionGateway } from '../../fakes/fake-account-deletion-gateway';

describe('SaveCopy', () => {
  test('offers the data export as a readable file', async () => {
    const gateway = new FakeAccountDeletionGateway();
    const save = vi.fn<(name: string, text: string, type: string) => void>();
    expect(await new SaveCopy(gateway, { save }).execute('2026-01-01T10:00:00.000Z')).toEqual(ok(undefined));
    const [name, text = '', type] = save.mock.calls[0] ?? [];
    expect([name, type]).toEqual(['holocade-data-2026-01-01.json', 'application/json']);
    expect(JSON.parse(text)).toEqual(gateway.content);
    expect(text.split('\n').length).toBeGreaterThan(3);
  });

  test('saves no file when the request is rejected', async () => {
    const gateway = new FakeAccountDeletionGateway();
    gateway.failure = { kind: 'network' };
    const save = vi.fn();
    expect(await new SaveCopy(gateway, { save }).execute('2026-01-01')).toEqual(err({ kind: 'network' }));
    expect(save).not.toHaveBeenCalled();
  });
});
