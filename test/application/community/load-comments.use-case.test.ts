import { expect, test } from 'vitest';
import { LoadComments } from '../../../src/application/community/load-comments.use-case';
import { aComment, FakeCommentGateway } from '../../fakes/fake-comment-gateway';

test('LoadComments loads the newest comments, and the next page by its cursor', async () => {
  const load = new LoadComments(new FakeCommentGateway(['c1', 'c2', 'c3'].map((id) => aComment({ id }))));
  const newest = await load.execute('nova');
  expect(newest).toMatchObject({ ok: true, value: { comments: [{ id: 'c1' }, { id: 'c2' }], next: 'c2' } });
  const older = await load.execute('nova', 'c2');
  expect(older).toMatchObject({ ok: true, value: { comments: [{ id: 'c3' }], next: undefined } });
});
