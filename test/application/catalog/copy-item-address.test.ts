import { describe, expect, test } from 'vitest';
import { CopyItemAddress } from '../../../src/application/catalog/copy-item-address.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';

const address = 'https://portal.test/arcade/games/lantern-drift/catalog/kite';

function copier({ known = true, clipboardWorks = true } = {}) {
  const requests: unknown[] = [];
  const copied: string[] = [];
  /** Number of requests at the time of each copy. */
  const begun: number[] = [];
  const failure = aRefusal({ status: 404 });
  const copy = new CopyItemAddress(
    {
      address: (...names) => {
        requests.push(names);
        return Promise.resolve(known ? ok(address) : err(failure));
      },
    },
    {
      copy: async (text) => {
        begun.push(requests.length);
        const written = await text;
        if (!clipboardWorks || written === undefined) return false;
        copied.push(written);
        return true;
      },
    },
  );
  return { copy, requests, begun, copied, failure };
}

describe('CopyItemAddress', () => {
  test('requests the address and copies it to the clipboard', async () => {
    const { copy, requests, copied } = copier();
    expect(await copy.execute('lantern-drift', 'kite')).toEqual(ok(undefined));
    expect(requests).toEqual([['lantern-drift', 'kite']]);
    expect(copied).toEqual([address]);
  });

  test('starts to copy synchronously, before the server has responded', () => {
    const { copy, begun } = copier();
    void copy.execute('lantern-drift', 'kite');
    expect(begun).toEqual([1]);
  });

  test('copies nothing when the request fails', async () => {
    const { copy, copied, failure } = copier({ known: false });
    expect(await copy.execute('lantern-drift', 'kite')).toEqual(err({ kind: 'call', failure }));
    expect(copied).toEqual([]);
  });

  test('returns the address when the clipboard is unavailable', async () => {
    const { copy } = copier({ clipboardWorks: false });
    expect(await copy.execute('lantern-drift', 'kite')).toEqual(err({ kind: 'clipboard', address }));
  });
});
