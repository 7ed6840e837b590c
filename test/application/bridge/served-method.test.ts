import { describe, expect, test } from 'vitest';
import { isServed, servedMethods } from '../../../src/application/bridge/served-method';
import type { MethodName } from '../../../src/domain/bridge/method-table';
import { methodTable } from '../../../src/domain/bridge/method-table';
import type { GameCall } from '../../../src/domain/bridge/parse-call';

const asCall = (method: MethodName) => ({ method, args: undefined }) as unknown as GameCall;

describe('the calls that this portal serves', () => {
  test('are told from those that it does not serve', () => {
    expect(isServed(asCall('achievement.unlock'))).toBe(true);
    expect(isServed(asCall('save.write'))).toBe(false);
  });

  test('are calls of the protocol, each named once', () => {
    const names = Object.keys(methodTable) as MethodName[];
    expect(names.filter((name) => isServed(asCall(name))).sort()).toEqual([...servedMethods].sort());
  });
});
