import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { useDeferred } from '../../../src/ui/shared/use-deferred';

afterEach(cleanup);

interface PartProps {
  readonly wanted: boolean;
  readonly load: () => Promise<string>;
  readonly failed: () => void;
}

function Part({ wanted, load, failed }: PartProps) {
  return <p>{useDeferred(wanted, load, failed) ?? 'not yet'}</p>;
}

describe('useDeferred', () => {
  test('loads the part once when wanted', async () => {
    let loads = 0;
    const load = () => {
      loads += 1;
      return Promise.resolve('here');
    };
    const failed = () => undefined;
    const { rerender } = render(<Part wanted={false} load={load} failed={failed} />);
    expect([loads, screen.getByRole('paragraph').textContent]).toEqual([0, 'not yet']);
    for (const wanted of [true, false, true])
      await act(async () => rerender(<Part wanted={wanted} load={load} failed={failed} />));
    expect([loads, screen.getByRole('paragraph').textContent]).toEqual([1, 'here']);
  });

  test('reports a failure and retries when wanted again', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve('here')];
    const load = () => answers.shift() ?? Promise.resolve('too often');
    let failures = 0;
    const failed = () => {
      failures += 1;
    };
    const { rerender } = render(<Part wanted={false} load={load} failed={failed} />);
    for (const wanted of [true, false, true])
      await act(async () => rerender(<Part wanted={wanted} load={load} failed={failed} />));
    expect([failures, screen.getByRole('paragraph').textContent]).toEqual([1, 'here']);
  });
});
