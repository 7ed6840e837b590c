import { describe, expect, test } from 'vitest';
import { CopyItemAddress } from '../../../src/application/catalog/copy-item-address.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';

const address = 'https://portal.test/arcade/games/lantern-drift/catalog/kite';

function copier({ known = true, clipboardWorks = true } = {}) {
  const asked: unknown[] = [];
  const copied: string[] = [];
  /** How many answers had been asked for when the copying began. */
  const begun: number[] = [];
  const failure = aRefusal({ status: 404 });
  const copy = new CopyItemAddress(
    {
      address: (...names) => {
        asked.push(names);
        return Promise.resolve(known ? ok(address) : err(failure));
      },
    },
    {
      copy: async (text) => {
        begun.push(asked.length);
        const written = await text;
        if (!clipboardWorks || written === undefined) return false;
        copied.push(written);
        return true;
      },
    },
  );
  return { copy, asked, begun, copied, failure };
}

describe('copying the address of an item', () => {
  test('asks the portal for it and hands it to the clipboard', async () => {
    const { copy, asked, copied } = copier();
    expect(await copy.execute('lantern-drift', 'kite')).toEqual(ok(undefined));
    expect(asked).toEqual([['lantern-drift', 'kite']]);
    expect(copied).toEqual([address]);
  });

  test('begins to copy within the press, before the portal has answered', () => {
    const { copy, begun } = copier();
    void copy.execute('lantern-drift', 'kite');
    expect(begun).toEqual([1]);
  });

  test('copies nothing when the call fails', async () => {
    const { copy, copied, failure } = copier({ known: false });
    expect(await copy.execute('lantern-drift', 'kite')).toEqual(err({ kind: 'call', failure }));
    expect(copied).toEqual([]);
  });

  test('tells the address where the clipboard is closed', async () => {
    const { copy } = copier({ clipboardWorks: false });
    expect(await copy.execute('lantern-drift', 'kite')).toEqual(err({ kind: 'clipboard', address }));
  });
});
