import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { noArguments } from '../../../src/domain/bridge/arguments';
import { forAnyone, forPlayers } from '../../../src/domain/bridge/method';

describe('forAnyone and forPlayers', () => {
  test('create a call for anyone, with 64 KiB of arguments and no dialog', () => {
    expect(forAnyone(noArguments)).toEqual({ caller: 'anyone', parse: noArguments, argumentBytes: 65_536 });
  });

  test('create a call for players, with an optional dialog and size', () => {
    expect(forPlayers(noArguments)).toEqual({ caller: 'signed-in', parse: noArguments, argumentBytes: 65_536 });
    expect(forPlayers(noArguments, { dialog: 'purchase', argumentBytes: 9 })).toEqual({
      caller: 'signed-in',
      parse: noArguments,
      dialog: 'purchase',
      argumentBytes: 9,
    });
  });

  test.prop([fc.nat(), fc.constantFrom('purchase' as const, 'mail-subscription')])(
    'forPlayers always creates a call for logged-in players only',
    (argumentBytes, dialog) => {
      expect(forPlayers(noArguments, { argumentBytes, dialog })).toMatchObject({ caller: 'signed-in', dialog });
    },
  );
});
