import { describe, expect, test, vi } from 'vitest';
import type { CommentPage } from '../../../src/application/community/comment-gateway.port';
import { TabCommentDraftStore } from '../../../src/adapters/storage/tab-comment-draft-store';
import { DeleteComment } from '../../../src/application/community/delete-comment.use-case';
import { PostComment } from '../../../src/application/community/post-comment.use-case';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import { DialogState } from '../../../src/application/notices/dialog-state';
import type { UserId } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import type { Result } from '../../../src/domain/shared/result';
import { ok } from '../../../src/domain/shared/result';
import { CommentsViewModel } from '../../../src/ui/comments/comments.view-model';
import { aPlayer } from '../../fakes/a-player';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';
import { FakeAttention } from '../../fakes/fake-attention';
import { FakeClock } from '../../fakes/fake-clock';
import { aComment, FakeCommentGateway } from '../../fakes/fake-comment-gateway';
import { someMarks } from '../../fakes/some-marks';

type Answer = Result<CommentPage, ApiFailure>;

const named = (...ids: readonly string[]) => ids.map((id) => aComment({ id, deletable: true }));
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Creates comments whose lists resolve when the test says so. */
function begin() {
  const lists: ((answer: Answer) => void)[] = [];
  const kept = new FakeCommentGateway(named('c1'));
  const load = { list: () => new Promise<Answer>((resolve) => lists.push(resolve)) };
  const { session, authModal, notices } = someMarks();
  const dialogs = new DialogState(new FakeClock());
  const attention = new FakeAttention();
  const needs = {
    load,
    post: new PostComment(kept),
    remove: new DeleteComment(kept),
    drafts: new TabCommentDraftStore(() => new FakeTabStorage()),
    session,
    authModal,
    dialogs,
    notices,
    attention,
  };
  const refused = vi.fn();
  const comments = new CommentsViewModel(needs, 'nova', refused);
  comments.start();
  const come = async (index: number, ids: readonly string[], next?: string) => {
    lists[index]?.(ok({ comments: named(...ids), next }));
    await settle();
  };
  const remove = async (id: string) => {
    const asked = comments.delete(aComment({ id }));
    await settle();
    await dialogs.press('confirm');
    await asked;
  };
  const post = async (text: string) => {
    comments.type(text);
    await comments.post();
    return comments.comments?.[0]?.id ?? '';
  };
  return {
    attention,
    comments,
    kept,
    refused,
    session,
    come,
    remove,
    post,
    ids: () => comments.comments?.map(({ id }) => id),
  };
}

describe('CommentsViewModel', () => {
  test('keeps comments posted while lists are loading', async () => {
    const { comments, come, post, ids } = begin();
    const firstPost = await post('Early.');
    await come(0, ['c1'], 'more');
    expect(ids()).toEqual([firstPost, 'c1']);
    const more = comments.loadMore();
    const secondPost = await post('Late.');
    await come(1, ['c1', 'c2']);
    await more;
    expect(ids()).toEqual([secondPost, firstPost, 'c1', 'c2']);
  });

  test('does not restore a comment deleted while older ones are loading', async () => {
    const { comments, come, remove, ids } = begin();
    await come(0, ['c1', 'c2'], 'more');
    const more = comments.loadMore();
    await remove('c1');
    await come(1, ['c1', 'c3']);
    await more;
    expect(ids()).toEqual(['c2', 'c3']);
  });

  test('merges changes when the tab becomes visible and keeps older comments', async () => {
    const { attention, come, comments, ids } = begin();
    await come(0, ['c5', 'c4'], 'c4');
    const more = comments.loadMore();
    await come(1, ['c3', 'c2'], 'c2');
    await more;
    attention.hide();
    attention.show();
    await come(2, ['c6', 'c4'], 'c4');
    expect([ids(), comments.more]).toEqual([['c6', 'c4', 'c3', 'c2'], true]);
    attention.hide();
    attention.show();
    await come(3, ['c4']);
    expect([ids(), comments.more]).toEqual([['c4'], false]);
  });

  test('keeps a comment posted during a refresh', async () => {
    const { attention, come, ids, post } = begin();
    await come(0, ['c1']);
    attention.hide();
    attention.show();
    const posted = await post('Now.');
    await come(1, ['c1']);
    expect(ids()).toEqual([posted, 'c1']);
  });

  test('shows a posted comment once even if the list contains it first', async () => {
    const { attention, come, ids, post } = begin();
    await come(0, ['c1']);
    attention.hide();
    attention.show();
    const posted = post('Slow.');
    await come(1, ['new-1', 'c1']);
    await posted;
    expect(ids()).toEqual(['new-1', 'c1']);
  });

  test('reports a refusal and refreshes the list', async () => {
    const { come, comments, ids, kept, post, refused } = begin();
    await come(0, ['c1', 'c2']);
    kept.failure = aRefusal({ status: 403 });
    await post('May I?');
    await come(1, ['c1']);
    expect([refused.mock.calls.length, ids(), comments.text]).toEqual([1, ['c1'], 'May I?']);
    kept.failure = { kind: 'network' };
    await comments.post();
    expect(refused).toHaveBeenCalledTimes(1);
  });

  test('posts a comment by itself that an expired session refused, once the player has logged in again', async () => {
    const { comments, kept: gateway, session } = begin();
    gateway.failure = aRefusal({ status: 401, message: 'Please log in.' });
    comments.type('Well played!');
    await comments.post();
    expect(comments.refusal).toBe('Please log in.');
    gateway.failure = undefined;
    session.apply({ type: 'signed-out', expired: true });
    session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    await settle();
    expect([comments.text, comments.refusal]).toEqual(['', undefined]);
    expect(gateway.comments.map(({ text }) => text)).toContain('Well played!');
  });

  test('does not post a refused comment by itself after the player has changed it', async () => {
    const { comments, kept: gateway, session } = begin();
    gateway.failure = aRefusal({ status: 401 });
    comments.type('Well played!');
    await comments.post();
    comments.type('Well pl');
    gateway.failure = undefined;
    session.apply({ type: 'signed-out', expired: true });
    session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    await settle();
    expect(comments.text).toBe('Well pl');
    expect(gateway.comments.map(({ text }) => text)).not.toContain('Well pl');
  });

  test('keeps the draft for the same player’s next login only', () => {
    const { comments, session } = begin();
    const { id } = aPlayer();
    const enter = (player: UserId) => {
      session.apply({ type: 'signed-in', user: aPlayer({ id: player }), settings: defaultSettings() });
    };
    comments.type('Well');
    session.apply({ type: 'signed-out', expired: true });
    enter(id);
    expect(comments.text).toBe('Well');
    session.apply({ type: 'signed-out', expired: true });
    enter('00000000-0000-4000-8000-000000000009' as UserId);
    expect(comments.text).toBe('');
    comments.type('Well');
    session.apply({ type: 'signed-out' });
    expect(comments.text).toBe('');
  });
});
