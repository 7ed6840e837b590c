import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { noArguments, record, slug } from '../../../src/domain/bridge/arguments';
import { forAnyone, forPlayers } from '../../../src/domain/bridge/method';
import { readCall } from '../../../src/domain/bridge/read-call';
import { ok } from '../../../src/domain/shared/result';
import { hostileValue } from '../../fakes/hostile-value';

const table = { ask: forAnyone(noArguments), tell: forPlayers(record({ slug })) };

describe('a call read by a table', () => {
  test('has its name and arguments', () => {
    expect(readCall(table, 'ask', 1)).toEqual(ok({ method: 'ask', args: undefined }));
    expect(readCall(table, 'tell', { slug: 'a', b: 1 })).toEqual(ok({ method: 'tell', args: { slug: 'a' } }));
  });

  test('is refused with a sentence', () => {
    expect(readCall(table, 'tell', {})).toMatchObject({
      error: { code: 'err_validation', message: 'tell: slug must be a slug.' },
    });
    expect(readCall(table, 'toString', {})).toMatchObject({
      error: { code: 'err_unsupported', message: 'The portal has no such call.' },
    });
  });

  test('is refused when its arguments cannot be read', () => {
    const trap = {
      get slug() {
        throw new Error('read');
      },
    };
    expect(readCall(table, 'tell', trap)).toMatchObject({
      error: { code: 'err_validation', message: 'tell: the arguments cannot be read.' },
    });
  });

  test.prop([fc.constantFrom('ask', 'tell', 'shout', '__proto__'), hostileValue])('never throws', (method, args) => {
    expect(readCall(table, method, args)).toHaveProperty('ok');
  });
});
