// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { TabCommentDraftStore } from '../../../src/adapters/storage/tab-comment-draft-store';
import { DeleteComment } from '../../../src/application/community/delete-comment.use-case';
import { PostComment } from '../../../src/application/community/post-comment.use-case';
import { DialogState } from '../../../src/application/notices/dialog-state';
import type { CommentsSectionProps } from '../../../src/ui/comments/CommentsSection';
import { CommentsSection } from '../../../src/ui/comments/CommentsSection';
import { CommentsViewModel } from '../../../src/ui/comments/comments.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeAttention } from '../../fakes/fake-attention';
import { FakeClock } from '../../fakes/fake-clock';
import { aComment, FakeCommentGateway } from '../../fakes/fake-comment-gateway';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';
import { someMarks } from '../../fakes/some-marks';

function open(gateway: FakeCommentGateway, change: Partial<CommentsSectionProps> = {}, storage = new FakeTabStorage()) {
  const { session, authModal, notices } = someMarks();
  const dialogs = new DialogState(new FakeClock());
  const load = gateway;
  const remove = new DeleteComment(gateway);
  const attention = new FakeAttention();
  const [post, drafts] = [new PostComment(gateway), new TabCommentDraftStore(() => storage)];
  const needs = { load, post, remove, drafts, session, authModal, dialogs, notices, attention };
  const element = (
    <CommentsSection
      createComments={() => new CommentsViewModel(needs, 'nova', () => undefined)}
      access="write"
      signedIn
      {...change}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return { ...needs, gateway, storage, user: userEvent.setup() };
}

const texts = () => screen.getAllByRole('listitem').map((entry) => entry.querySelector('p')?.textContent);
const three = ['c1', 'c2', 'c3'].map((id) => aComment({ id, text: `text of ${id}` }));

afterEach(cleanup);

describe('CommentsSection', () => {
  test('shows a skeleton while loading and an empty state', async () => {
    open(new FakeCommentGateway());
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent.includes('Loading'))).toBe(true);
    expect(await screen.findByText('No comments yet.')).toBeDefined();
  });

  test('shows the error and retries when loading fails', async () => {
    const gateway = new FakeCommentGateway([aComment()]);
    gateway.failure = aRefusal({ status: 503, message: 'Not now.' });
    const { user } = open(gateway);
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
    gateway.failure = undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('A fine player.')).toBeDefined();
  });

  test('shows one page and loads older comments on request', async () => {
    const { user } = open(new FakeCommentGateway(three));
    await screen.findByText('text of c1');
    expect(texts()).toEqual(['text of c1', 'text of c2']);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByText('text of c3');
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Comments');
    });
  });

  test('posts a comment on top and rejects a blank one', async () => {
    const { user, gateway } = open(new FakeCommentGateway([aComment()]));
    await screen.findByText('A fine player.');
    await user.click(screen.getByRole('button', { name: 'Post comment' }));
    expect(await screen.findByText('Please write something first.')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Your comment' }), 'Well played!');
    await user.click(screen.getByRole('button', { name: 'Post comment' }));
    await screen.findByText('Well played!', { selector: 'p' });
    expect(texts()).toEqual(['Well played!', 'A fine player.']);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' }).value).toBe('');
    expect(gateway.calls).toEqual([
      ['list', 'nova', undefined],
      ['post', 'nova', 'Well played!'],
    ]);
  });

  test('keeps the typed text after a refusal', async () => {
    const { user, gateway } = open(new FakeCommentGateway());
    await screen.findByText('No comments yet.');
    gateway.failure = aRefusal({ status: 429, message: 'Too many attempts.' });
    await user.type(screen.getByRole('textbox', { name: 'Your comment' }), 'Well played!');
    await user.click(screen.getByRole('button', { name: 'Post comment' }));
    expect(await screen.findByText('Too many attempts.')).toBeDefined();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' }).value).toBe('Well played!');
  });

  test('keeps a half-written comment for the next visit, until it is posted or its player logs out', async () => {
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
    const first = open(new FakeCommentGateway());
    await first.user.type(field(), 'Well pl');
    cleanup();
    const { user, storage, session } = open(first.gateway, {}, first.storage);
    expect(field().value).toBe('Well pl');
    await user.type(field(), 'ayed!');
    await user.click(screen.getByRole('button', { name: 'Post comment' }));
    await screen.findByText('Well played!', { selector: 'p' });
    expect([field().value, storage.items.size]).toEqual(['', 0]);
    await user.type(field(), 'Aga');
    act(() => {
      session.apply({ type: 'signed-out' });
    });
    expect(field().value).toBe('');
  });

  test('deletes a deletable comment after a confirmation', async () => {
    const deletable = aComment({ id: 'c2', text: 'mine', deletable: true });
    const { user, dialogs } = open(new FakeCommentGateway([aComment(), deletable]));
    await screen.findByText('mine');
    expect(screen.getAllByRole('button', { name: /^Delete comment/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Delete comment by Orion' }));
    await waitFor(() => {
      expect(dialogs.current.status).toBe('open');
    });
    await act(() => dialogs.press('confirm'));
    await waitFor(() => {
      expect(texts()).toEqual(['A fine player.']);
    });
  });

  test('asks a visitor to log in and hides the form from read-only visitors', async () => {
    const { user, authModal } = open(new FakeCommentGateway(), { access: 'read', signedIn: false });
    await user.click(screen.getByRole('button', { name: 'Log in to comment' }));
    expect(authModal.current.open).toBe(true);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
