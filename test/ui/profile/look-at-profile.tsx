import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
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
import { ok } from '../../../src/domain/shared/result';
import { ProfileWatch } from '../../../src/ui/profile/profile-address';
import { FakeAttention } from '../../fakes/fake-attention';
import { aPlayer } from '../../fakes/a-player';
import { FakeClock } from '../../fakes/fake-clock';
import { aComment, FakeCommentGateway } from '../../fakes/fake-comment-gateway';
import { FakeFriendGateway } from '../../fakes/fake-friend-gateway';
import { someMarks } from '../../fakes/some-marks';
import { aReportHouse } from '../reports/a-report-house';
import { aSessionScreen } from '../session/a-session-screen';

/** Shows profiles one after the other, as they are asked for, to a visitor who can sign in. */
export async function lookAtProfile(...profiles: readonly [Profile, ...Profile[]]) {
  const house = aSessionScreen();
  house.state.apply({ type: 'signed-out' });
  house.session.start();
  let asked = 0;
  /** What the server tells of the profile from now on. */
  const stored: { profile?: Profile } = {};
  const given = () => profiles[Math.min(asked, profiles.length) - 1] ?? profiles[0];
  const loader = () => {
    asked += 1;
    return stored.profile ?? given();
  };
  const gateway = new FakeFriendGateway({ bert: {} });
  const dialogs = new DialogState(house.clock);
  const createProfileRelationship = () =>
    new ProfileRelationshipViewModel(
      { change: new ChangeFriendship(gateway), dialogs, notices: house.notices },
      (username) => {
        memory.forget(`/community/user/${username}`);
      },
    );
  const attention = new FakeAttention();
  const load = { profile: () => Promise.resolve(ok(stored.profile ?? given())) };
  const report = aReportHouse();
  const comments = new FakeCommentGateway([aComment()]);
  const commentNeeds = {
    load: comments,
    remove: new DeleteComment(comments),
    session: house.state,
    authModal: new AuthModalState(),
    dialogs,
    notices: house.notices,
    attention,
  };
  const memory = createPageMemory(new FakeClock(), house.state);
  const route = memory.keep({
    path: '/community/user/:user',
    loader,
    ...profileRoute(house.session, {
      createProfileRelationship,
      createReport: () => report.door,
      createProfileWatch: (shown, outdated) => new ProfileWatch({ load, attention }, shown, outdated),
      createComments: (user, refused) =>
        new CommentsViewModel({ ...commentNeeds, post: new PostComment(comments) }, user, refused),
      marks: someMarks().marks,
    }),
  });
  const router = createMemoryRouter([route], { initialEntries: ['/community/user/ada'] });
  memory.follow(router);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  const signIn = () => {
    act(() => {
      house.state.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    });
  };
  return {
    ...house,
    report,
    gateway,
    dialogs,
    attention,
    comments,
    stored,
    signIn,
    user: userEvent.setup(),
    asked: () => asked,
  };
}
