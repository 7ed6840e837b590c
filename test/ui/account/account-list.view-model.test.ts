// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import { SessionState } from '../../../src/application/session/session-state';
import { defaultSettings } from '../../../src/domain/session/settings';
import { paginate } from '../../../src/domain/shared/pagination';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { AccountListViewModel } from '../../../src/ui/account/account-list.view-model';
import { aPlayer } from '../../fakes/a-player';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const pageOf = (page: number) => ({ pagination: paginate(30, page, 10) });

function begin() {
  const session = new SessionState();
  session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
  const waiting: ((answer: Result<ReturnType<typeof pageOf>, ApiFailure>) => void)[] = [];
  const asked: number[] = [];
  const list = new AccountListViewModel(
    (page) => {
      asked.push(page);
      return new Promise<Result<ReturnType<typeof pageOf>, ApiFailure>>((resolve) => waiting.push(resolve));
    },
    session,
    1,
  );
  const stop = list.start();
  const answer = async (call: number, page: number) => {
    waiting[call]?.(ok(pageOf(page)));
    await settled();
  };
  const fail = async (call: number) => {
    waiting[call]?.(err({ kind: 'network' }));
    await settled();
  };
  return { session, list, stop, asked, answer, fail };
}

describe('AccountListViewModel', () => {
  test('loads on start and keeps a page until the next one has loaded', async () => {
    const { list, asked, answer } = begin();
    expect(list).toMatchObject({ list: undefined, loading: true });
    await answer(0, 1);
    list.turnTo(1);
    list.turnTo(2);
    expect(list).toMatchObject({ list: { pagination: { current: 1 } }, loading: true });
    await answer(1, 2);
    expect(list).toMatchObject({ list: { pagination: { current: 2 } }, loading: false });
    expect(asked).toEqual([1, 2]);
  });

  test('shows a change at once, and ignores a response that was requested before it', async () => {
    const { list, answer } = begin();
    list.change(() => pageOf(3));
    expect(list.list).toBeUndefined();
    await answer(0, 1);
    list.turnTo(2);
    list.change(({ pagination }) => ({ pagination: { ...pagination, total: 29 } }));
    expect(list).toMatchObject({ list: { pagination: { current: 1, total: 29 } }, loading: false });
    await answer(1, 2);
    expect(list.list?.pagination).toMatchObject({ current: 1, total: 29 });
  });

  test('shows only the newest response when responses arrive out of order', async () => {
    const { list, answer } = begin();
    list.turnTo(3);
    await answer(1, 3);
    await answer(0, 1);
    expect(list.list?.pagination.current).toBe(3);
  });

  test('shows the error and retries when loading fails', async () => {
    const { list, answer, fail } = begin();
    await fail(0);
    expect(list.failure).toMatch(/network error/i);
    void list.load();
    expect(list.failure).toBeUndefined();
    await answer(1, 1);
    expect(list.list?.pagination.current).toBe(1);
  });

  test('reloads after a purchase in any tab and after a new login', () => {
    const { session, stop, asked } = begin();
    session.apply({ type: 'balance-changed', player: aPlayer().id, total: 1, revision: 2 });
    session.apply({ type: 'premium-changed', player: aPlayer().id, until: '2026-04-01T12:00:00.000Z' });
    expect(asked).toHaveLength(3);
    session.apply({ type: 'signed-out', expired: true });
    expect(asked).toHaveLength(3);
    session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    expect(asked).toHaveLength(4);
    stop();
    session.apply({ type: 'balance-changed', player: aPlayer().id, total: 2, revision: 3 });
    expect(asked).toHaveLength(4);
  });

  test('ignores a response after it was stopped', async () => {
    const { list, stop, answer } = begin();
    stop();
    await answer(0, 1);
    expect(list.list).toBeUndefined();
  });
});
