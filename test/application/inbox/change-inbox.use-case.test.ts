import { expect, test } from 'vitest';
import { ChangeInbox } from '../../../src/application/inbox/change-inbox.use-case';
import { ok } from '../../../src/domain/shared/result';
import { FakeInboxEcho } from '../../fakes/fake-inbox-echo';

test('ChangeInbox sends a change when the one before it has ended', async () => {
  const calls: string[] = [];
  let marked = (): void => undefined;
  const done = () => Promise.resolve(ok(undefined));
  const change = new ChangeInbox(
    {
      page: () => Promise.reject(new Error('unused')),
      mark: () => {
        calls.push('mark');
        return new Promise((resolve) => (marked = () => resolve(ok(undefined))));
      },
      delete: () => {
        calls.push('delete');
        return done();
      },
      markAllRead: done,
      restore: done,
    },
    new FakeInboxEcho(),
  );
  const item = { type: 'message', id: 'm' } as const;
  const read = change.execute({ type: 'read', item });
  const deleted = change.execute({ type: 'delete', item });
  await Promise.resolve();
  expect(calls).toEqual(['mark']);
  marked();
  await Promise.all([read, deleted]);
  expect(calls).toEqual(['mark', 'delete']);
});
