import { describe, expect, test } from 'vitest';
import { calls } from '../../../games/playground/calls';
import { runCall } from '../../../games/playground/run-call';
import { holocade } from '../../../sdk';
import { methodTable } from '../../../src/domain/bridge/method-table';

describe('the playground', () => {
  test('offers only calls of the SDK', () => {
    for (const path of Object.keys(calls)) {
      const [object = '', name] = path.split('.');
      const owner: unknown = name === undefined ? holocade : Reflect.get(holocade, object);
      expect([path, typeof Reflect.get(owner as object, name ?? object)]).toEqual([path, 'function']);
    }
  });

  test('offers every call of the protocol that can be typed', () => {
    // A headset session cannot be typed, and the SDK offers guest data by itself.
    const silent = ['session.xr', 'session.lifecycle', 'guest.offer'];
    const missing = Object.keys(methodTable).filter((name) => !(name in calls) && !silent.includes(name));
    expect(missing).toEqual([]);
  });

  test('shows a result and the message of an error', async () => {
    const sdk = {
      save: {
        data: { level: 3 },
        load(slot: number): unknown {
          if (slot === 1) return this.data;
          return Promise.reject(Object.assign(new Error('Empty.'), { code: 'err_not_found' }));
        },
      },
    };
    expect(await runCall(sdk, 'save.load', '[1]')).toEqual({ ok: true, text: '{\n  "level": 3\n}' });
    expect(JSON.parse((await runCall(sdk, 'save.load', '[2]')).text)).toEqual({
      code: 'err_not_found',
      message: 'Empty.',
    });
    for (const source of ['{', '{}', '7']) expect(await runCall(sdk, 'save.load', source)).toMatchObject({ ok: false });
    for (const path of ['save.none', 'none.load', ''])
      expect(await runCall(sdk, path, '')).toMatchObject({ ok: false });
  });
});
