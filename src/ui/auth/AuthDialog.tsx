import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Body, Corner, Overlay, Panel } from '../notices/modal.styles';
import { IconButton } from '../shared/IconButton';
import { accountControl, rescueFocus } from '../shared/rescue-focus';
import type { AuthModalViewModel } from './auth-modal.view-model';
import type { AuthPanes } from './auth-panes';
import { keepFieldFocus } from './keep-field-focus';
import { CompletedPane } from './CompletedPane';
import { ForgotPane } from './ForgotPane';
import { LoginPane } from './LoginPane';
import { RegisterPane } from './RegisterPane';
import { ResetPane } from './ResetPane';
import type { SocialServices } from './social/social-services';

export interface AuthDialogProps {
  readonly modal: AuthModalViewModel;
  readonly openSocial: () => Promise<SocialServices>;
  readonly panes: AuthPanes;
}

/** The overlay and its panes; a press on the dimmed page or Escape dismisses it (spec 1 §2). */
export const AuthDialog = observer(function AuthDialog({ modal, panes, openSocial }: AuthDialogProps) {
  const { createLogin, createRegister, sendResetMail, resetPassword } = panes;
  const { open, pane } = modal;
  const dismiss = () => {
    modal.dismiss();
  };
  // The pane stays as it was while the dialog fades.
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
          {shown === 'forgot' ? <ForgotPane modal={modal} sendResetMail={sendResetMail} /> : null}
          {shown === 'reset' && modal.resetLink !== undefined ? (
            <ResetPane modal={modal} link={modal.resetLink} resetPassword={resetPassword} />
          ) : null}
          {shown === 'completed' ? <CompletedPane modal={modal} /> : null}
        </Body>
      </Panel>
    </Overlay>
  );
});

/** Whose button has gone by the end, as LOGIN has after signing in, leaves the focus in the header's corner. */
function AfterDialog() {
  useEffect(
    () => () => {
      rescueFocus(accountControl);
    },
    [],
  );
  return null;
}

/** What closes below the dialog as it opens, such as a menu, may take the focus: it comes back to the field. */
function FieldFocus() {
  return <span ref={keepFieldFocus} hidden />;
}
