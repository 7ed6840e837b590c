// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { err, ok } from '../../../src/domain/shared/result';
import { RequestButtonViewModel } from '../../../src/ui/notices/request-button.view-model';
import { FakeClock } from '../../fakes/fake-clock';

function begin() {
  const clock = new FakeClock();
  return { clock, button: new RequestButtonViewModel(clock) };
}

describe('RequestButtonViewModel', () => {
  test('is busy, shows success for one second, then resets', async () => {
    const { clock, button } = begin();
    const sent = button.send(() => Promise.resolve(ok(1)));
    expect(button.phase).toBe('busy');
    expect(await sent).toEqual(ok(1));
    expect(button.phase).toBe('success');
    clock.advance(999);
    expect(button.phase).toBe('success');
    clock.advance(1);
    expect([button.phase, clock.pending]).toEqual(['initial', 0]);
  });

  test('shows a failure, and rethrows an exception after showing it', async () => {
    const { clock, button } = begin();
    expect(await button.send(() => Promise.resolve(err('no')))).toEqual(err('no'));
    expect(button.phase).toBe('error');
    clock.advance(1000);
    await expect(button.send(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
    expect(button.phase).toBe('error');
  });

  test('sends nothing until it has reset', async () => {
    const { button } = begin();
    let sent = 0;
    const request = () => {
      sent += 1;
      return Promise.resolve(ok(undefined));
    };
    expect(await Promise.all([button.send(request), button.send(request)])).toEqual([ok(undefined), undefined]);
    expect(await button.send(request)).toBeUndefined();
    expect(sent).toBe(1);
  });
});
