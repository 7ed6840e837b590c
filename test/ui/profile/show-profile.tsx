import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { TabCommentDraftStore } from '../../../src/adapters/storage/tab-comment-draft-store';
import { DeleteComment } from '../../../src/application/community/delete-comment.use-case';
import { PostComment } from '../../../src/application/community/post-comment.use-case';
import { ChangeFriendship } from '../../../src/application/friends/change-friendship.use-case';
import { DialogState } from '../../../src/application/notices/dialog-state';
import { createPageMemory } from '../../../src/composition/browser.part';
import type { Profile } from '../../../src/domain/account/profile';
import { defaultSettings } from '../../../src/domain/session/settings';
import { CommentsViewModel } from '../../../src/ui/comments/comments.view-model';
import { profileRoute } from '../../../src/ui/profile/profile.page';
import { ProfileRelationshipViewModel } from '../../../src/ui/profile/profile-relationship.view-model';
import { err, ok } from '../../../src/domain/shared/result';
import { loaded } from '../../../src/ui/app/load';
import { AuthModalViewModel } from '../../../src/ui/auth/auth-modal.view-model';
import { ProfileWatch } from '../../../src/ui/profile/profile-address';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';
import { FakeAttention } from '../../fakes/fake-attention';
import { aPlayer } from '../../fakes/a-player';
import { FakeClock } from '../../fakes/fake-clock';
import { aComment, FakeCommentGateway } from '../../fakes/fake-comment-gateway';
import { FakeFriendGateway } from '../../fakes/fake-friend-gateway';
import { someMarks } from '../../fakes/some-marks';
import { reportFixture } from '../reports/report-fixture';
import { sessionScreenFixture } from '../session/session-screen-fixture';

/** Renders the profile page for a visitor, with one of the profiles per request. */
export async function showProfile(...profiles: readonly [Profile, ...Profile[]]) {
  const fixture = sessionScreenFixture();
  fixture.state.apply({ type: 'signed-out' });
  fixture.session.start();
  let requests = 0;
  /** Overrides the profile of all later responses. */
  const stored: { profile?: Profile; hidden?: boolean } = {};
  const currentProfile = () => profiles[Math.min(requests, profiles.length) - 1] ?? profiles[0];
  const answer = () =>
    stored.hidden === true ? err(aRefusal({ status: 404 })) : ok(stored.profile ?? currentProfile());
  const loader = () => {
    requests += 1;
    return loaded(answer());
  };
  const gateway = new FakeFriendGateway({ bert: {} });
  const dialogs = new DialogState(fixture.clock);
  const createProfileRelationship = () =>
    new ProfileRelationshipViewModel(
      { change: new ChangeFriendship(gateway), dialogs, notices: fixture.notices },
      (username) => {
        memory.forget(`/community/user/${username}`);
      },
    );
  const attention = new FakeAttention();
  const load = { profile: () => Promise.resolve(answer()) };
  const authModal = new AuthModalViewModel(new AuthModalState(), fixture.state, fixture.notices);
  const createRetry = () => expect.fail('Unexpected retry');
  const report = reportFixture();
  const comments = new FakeCommentGateway([aComment()]);
  const commentDependencies = {
    load: comments,
    remove: new DeleteComment(comments),
    drafts: new TabCommentDraftStore(() => new FakeTabStorage()),
    session: fixture.state,
    authModal: new AuthModalState(),
    dialogs,
    notices: fixture.notices,
    attention,
  };
  const memory = createPageMemory(new FakeClock(), fixture.state);
  const route = memory.cached({
    path: '/community/user/:user',
    loader,
    ...profileRoute(
      { session: fixture.session, authModal, createRetry },
      {
        createProfileRelationship,
        createReport: () => report.dialog,
        createProfileWatch: (shown, outdated) => new ProfileWatch({ load, attention }, shown, outdated),
        createHiddenProfileWatch: (_, returned) => ({ start: () => attention.onReturn(returned) }),
        createComments: (user, refused) =>
          new CommentsViewModel({ ...commentDependencies, post: new PostComment(comments) }, user, refused),
        marks: someMarks().marks,
      },
    ),
  });
  const router = createMemoryRouter([route], { initialEntries: ['/community/user/ada'] });
  memory.follow(router);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  const signIn = () => {
    act(() => {
      fixture.state.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    });
  };
  return {
    ...fixture,
    report,
    gateway,
    dialogs,
    attention,
    comments,
    stored,
    signIn,
    user: userEvent.setup(),
    requests: () => requests,
  };
}
