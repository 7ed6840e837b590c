import { observer } from 'mobx-react-lite';
import { useEffect, useState, useId } from 'react';
import { useMatch } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SendResetMail } from '../../application/auth/send-reset-mail.use-case';
import { brand } from '../../domain/shared/brand';
import { Body, Corner, Overlay, Panel } from '../notices/modal.styles';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { IconButton } from '../shared/IconButton';
import { accountControl, rescueFocus, useFocus } from '../shared/focus';
import { space } from '../theme/theme';
import { LoginPane } from './LoginPane';
import { PaneField } from './PaneField';
import { PaneForm, PaneStatus, PaneSwitch } from './PaneForm';
import { PaneTitle } from './PaneTitle';
import { RegisterPane } from './RegisterPane';
import { ResetPane } from './ResetPane';
import type { AuthDraft } from './auth-draft';
import type { AuthModalViewModel } from './auth-modal.view-model';
import type { AuthPanes } from './auth-panes';
import { ACCOUNT_HOME } from './auth-route.machine';
import { ForgotViewModel } from './forgot.view-model';
import type { SocialServices } from './social/social-status.view-model';

/** The pane after a registration: a greeting and links to next steps (spec 1 §2). */
const CompletedPane = observer(function CompletedPane({ modal }: { readonly modal: AuthModalViewModel }) {
  const greeting = useFocus<HTMLDivElement>(undefined);
  const game = useMatch('/arcade/games/:game');
  const leave = () => {
    modal.dismiss();
  };
  return (
    <>
      <Greeting ref={greeting} tabIndex={-1}>
        <PaneTitle title={`Welcome, ${modal.name ?? 'player'}!`}>
          {modal.badge === undefined ? '' : `${modal.badge} is saved to your account. `}
          Your {brand.siteName} account is ready. Where to next?
        </PaneTitle>
      </Greeting>
      <Ways>
        {game === null ? null : (
          <BackToGame variant="primary" size="lg" icon="gamepad" onClick={leave}>
            Back to the game
          </BackToGame>
        )}
        <ButtonLink to="/" onClick={leave}>
          Home
        </ButtonLink>
        <ButtonLink to="/arcade/games" variant={game === null ? 'primary' : 'secondary'} onClick={leave}>
          Games
        </ButtonLink>
        <ButtonLink to={ACCOUNT_HOME} onClick={leave}>
          Account
        </ButtonLink>
      </Ways>
    </>
  );
});

const Greeting = styled.div`
  outline: none;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  & > * {
    flex: 1 1 96px;
  }
`;

const BackToGame = styled(Button)`
  flex-basis: 100%;
`;

interface ForgotPaneProps {
  readonly modal: AuthModalViewModel;
  readonly sendResetMail: SendResetMail;
  readonly draft: AuthDraft;
}

/** The pane that sends a password reset link (spec 1 §2). */
const ForgotPane = observer(function ForgotPane({ modal, sendResetMail, draft }: ForgotPaneProps) {
  const [forgot] = useState(() => new ForgotViewModel(sendResetMail, draft));
  const id = useId();
  const { sent } = forgot;
  const toLogin = () => {
    modal.switchTo('login');
  };
  return (
    <>
      <PaneTitle title="Forgot Password">We’ll email you a link to reset it.</PaneTitle>
      <PaneForm
        submit={sent ? 'Back to Login' : 'Send Link'}
        working={forgot.working}
        onSubmit={() => {
          if (sent) toLogin();
          else void forgot.submit();
        }}
      >
        <PaneField
          id={`${id}-email`}
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          value={forgot.email}
          invalid={forgot.result?.kind === 'error'}
          result={`${id}-result`}
          working={forgot.working}
          first
          onType={forgot.type}
        />
        <PaneStatus id={`${id}-result`} result={forgot.result} />
      </PaneForm>
      {sent ? (
        <PaneSwitch question="Didn’t get the email?" label="Send Again" onSwitch={() => void forgot.again()} />
      ) : (
        <PaneSwitch question="Remembered it?" label="Back to Login" onSwitch={toLogin} />
      )}
    </>
  );
});

/** Moves focus from the surrounding dialog to its first field until the first press inside; returns a disposer. */
export function keepFieldFocus(inside: HTMLElement | null): () => void {
  const dialog = inside?.closest<HTMLElement>('[role=dialog]');
  const send = ({ target }: FocusEvent) => {
    if (target === dialog) dialog?.querySelector<HTMLElement>('input:not([aria-hidden])')?.focus();
  };
  const stop = () => {
    dialog?.removeEventListener('focusin', send);
    dialog?.removeEventListener('pointerdown', stop);
  };
  dialog?.addEventListener('focusin', send);
  dialog?.addEventListener('pointerdown', stop);
  return stop;
}

export interface AuthDialogProps {
  readonly modal: AuthModalViewModel;
  readonly openSocial: () => Promise<SocialServices>;
  readonly panes: AuthPanes;
}

/** The auth dialog with its panes; closed by a press on the backdrop or by Escape (spec 1 §2). */
export const AuthDialog = observer(function AuthDialog({ modal, panes, openSocial }: AuthDialogProps) {
  const { createLogin, createRegister, sendResetMail, resetPassword, draft } = panes;
  const { open, pane } = modal;
  const dismiss = () => {
    modal.dismiss();
  };
  // Keeps the last pane on screen during the closing animation.
  const [shown, setShown] = useState(pane);
  if (open && shown !== pane) setShown(pane);
  return (
    <Overlay
      modal="auth"
      isOpen={open}
      isDismissable
      onOpenChange={() => {
        modal.dismissByBackdrop();
      }}
      shouldCloseOnInteractOutside={(target) => target.closest('[data-react-aria-top-layer]') === null}
    >
      <Panel>
        <AfterDialog />
        <Body>
          <FieldFocus />
          <Corner>
            <IconButton icon="x" label="Close" onClick={dismiss} />
          </Corner>
          {shown === 'login' ? <LoginPane modal={modal} createLogin={createLogin} openSocial={openSocial} /> : null}
          {shown === 'register' ? <RegisterPane modal={modal} createRegister={createRegister} /> : null}
          {shown === 'forgot' ? <ForgotPane modal={modal} sendResetMail={sendResetMail} draft={draft} /> : null}
          {shown === 'reset' && modal.resetLink !== undefined ? (
            <ResetPane modal={modal} link={modal.resetLink} resetPassword={resetPassword} />
          ) : null}
          {shown === 'completed' ? <CompletedPane modal={modal} /> : null}
        </Body>
      </Panel>
    </Overlay>
  );
});

/** Focuses the header's account button if the element that opened the dialog no longer exists. */
function AfterDialog() {
  useEffect(
    () => () => {
      rescueFocus(accountControl);
    },
    [],
  );
  return null;
}

/** Returns the focus to the first field after another closing widget, such as a menu, has taken it. */
function FieldFocus() {
  return <span ref={keepFieldFocus} hidden />;
}
