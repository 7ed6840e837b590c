import { describe, expect, test } from 'vitest';
import { DeferredErrorReporter } from '../../../src/adapters/telemetry/deferred-error-reporter';
import { FakeDiagnostics } from '../../fakes/fake-diagnostics';
import { FakeErrorReporter } from '../../fakes/fake-error-reporter';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function setUp(scripts: readonly boolean[] = [true]) {
  const real = new FakeErrorReporter();
  const diagnostics = new FakeDiagnostics();
  let loads = 0;
  const deferred = new DeferredErrorReporter(() => {
    const comes = scripts[loads] ?? true;
    loads += 1;
    return comes ? Promise.resolve(real) : Promise.reject(new Error('offline'));
  }, diagnostics);
  return { real, diagnostics, deferred, loads: () => loads };
}

describe('DeferredErrorReporter', () => {
  test('loads its script once on start and begins recording', async () => {
    const { real, deferred, loads } = setUp();
    expect(loads()).toBe(0);
    deferred.start();
    deferred.start();
    await settled();
    expect([loads(), real.starts, real.reported.length]).toEqual([1, 1, 0]);
  });

  test('queues an error until the script is loaded', async () => {
    const { real, deferred } = setUp();
    deferred.report(new Error('early'), '/');
    await settled();
    deferred.report(new Error('late'), '/arcade/games');
    expect(real.reported.map(({ error, route }) => [error.message, route])).toEqual([
      ['early', '/'],
      ['late', '/arcade/games'],
    ]);
  });

  test('logs a failed script load and retries with the next error', async () => {
    const { real, diagnostics, deferred, loads } = setUp([false, true]);
    deferred.report(new Error('first'), '/');
    await settled();
    expect(diagnostics.warnings).toEqual(['Error reports: the script could not be loaded.']);
    deferred.report(new Error('second'), '/');
    await settled();
    expect([loads(), real.reported.map(({ error }) => error.message)]).toEqual([2, ['first', 'second']]);
  });

  test('queues at most the first twenty errors', async () => {
    const { real, deferred } = setUp();
    for (let count = 0; count < 50; count += 1) deferred.report(new Error(String(count)), '/');
    await settled();
    expect(real.reported).toHaveLength(20);
  });
});
