import type { AuthDraftStore } from '../../../src/application/auth/auth-draft-store.port';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { ResetPassword } from '../../../src/application/auth/reset-password.use-case';
import { SendResetMail } from '../../../src/application/auth/send-reset-mail.use-case';
import { NoticesState } from '../../../src/application/notices/notices-state';
import { AuthDraft } from '../../../src/ui/auth/auth-draft';
import { AuthModalViewModel } from '../../../src/ui/auth/auth-modal.view-model';
import { LoginViewModel } from '../../../src/ui/auth/login.view-model';
import { RegisterViewModel } from '../../../src/ui/auth/register.view-model';
import { sessionFixture } from '../../application/session/session-fixture';
import { FakeAuthDrafts } from '../../fakes/fake-auth-drafts';
import { FakeClock } from '../../fakes/fake-clock';
import { FakePasswordGateway } from '../../fakes/fake-password-gateway';
import { FakeRandom } from '../../fakes/fake-random';

type AuthFixtureParts = Parameters<typeof sessionFixture>[0] & { readonly drafts?: AuthDraftStore };

/** Creates the auth view-models with fakes; nova has an account. */
export function authFixture({ drafts = new FakeAuthDrafts(), ...parts }: AuthFixtureParts = {}) {
  const fixture = sessionFixture(parts);
  fixture.gateway.withAccount('nova', 'Holocade!1');
  const clock = new FakeClock();
  const passwordGateway = new FakePasswordGateway();
  const notices = new NoticesState(clock, new FakeRandom());
  const modalState = new AuthModalState();
  const modal = new AuthModalViewModel(modalState, fixture.state, notices);
  const draft = new AuthDraft(drafts, fixture.state);
  const stopDraft = draft.start();
  const panes = {
    draft,
    sendResetMail: new SendResetMail(passwordGateway),
    resetPassword: new ResetPassword(passwordGateway),
    createLogin: () => new LoginViewModel(fixture.logIn, notices, modalState, clock, draft),
    createRegister: () => new RegisterViewModel(fixture.validate, fixture.register, notices, modalState, clock, draft),
  };
  return {
    ...fixture,
    ...panes,
    stopDraft,
    openAuth: () => Promise.resolve(panes),
    clock,
    notices,
    modalState,
    modal,
    passwordGateway,
    toasts: () => notices.current.map(({ toast }) => ({ kind: toast.kind, title: toast.title, body: toast.body })),
  };
}
