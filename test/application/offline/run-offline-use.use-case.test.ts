import { expect, test } from 'vitest';
import { RunOfflineUse } from '../../../src/application/offline/run-offline-use.use-case';

test.each([
  { mayStore: true, parts: ['renewal', 'deletion after logout', 'copies'] },
  { mayStore: false, parts: ['renewal', 'deletion after logout'] },
])('with the operator’s permission $mayStore, runs $parts until it is cancelled', ({ mayStore, parts }) => {
  const events: string[] = [];
  const running = (name: string) => () => {
    events.push(name);
    return () => void events.push(`end of ${name}`);
  };
  const [start, execute, follow] = ['copies', 'renewal', 'deletion after logout'].map(running);
  if (!start || !execute || !follow) throw new Error('unreachable');
  const cancel = new RunOfflineUse({ start }, { execute }, { follow }, mayStore).execute();
  expect(events).toEqual(parts);
  cancel();
  expect(events.slice(parts.length)).toEqual(parts.map((part) => `end of ${part}`));
});
