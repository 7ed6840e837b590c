import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { IconButton } from '../shared/IconButton';
import { accountControl, rescueFocus } from '../shared/rescue-focus';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import type { AuthModalProps } from './AuthModal';
import { CompletedPane } from './CompletedPane';
import { LoginPane } from './LoginPane';
import { RegisterPane } from './RegisterPane';

/** The overlay and its panes; a press on the dimmed page or Escape dismisses it (spec 1 §2). */
export const AuthDialog = observer(function AuthDialog({ modal, createLogin, createRegister }: AuthModalProps) {
  const { open, pane } = modal;
  const dismiss = () => {
    modal.dismiss();
  };
  // The pane stays as it was while the dialog fades.
  const [shown, setShown] = useState(pane);
  if (open && shown !== pane) setShown(pane);
  return (
    <Overlay
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
          <Close>
            <IconButton icon="x" label="Close" onClick={dismiss} />
          </Close>
          {shown === 'login' ? <LoginPane modal={modal} createLogin={createLogin} /> : null}
          {shown === 'register' ? <RegisterPane modal={modal} createRegister={createRegister} /> : null}
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

const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  height: var(--visual-viewport-height, 100dvh);
  padding: ${space(4)};
  overflow-y: auto;
  background: rgba(5, 6, 14, 0.78);
  backdrop-filter: blur(8px);
  transition: opacity ${theme.motion.slow} ${theme.motion.easing};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

const Panel = styled(Modal)`
  width: min(440px, 100%);
  border-radius: ${theme.radius.panel};
  background: radial-gradient(120% 60% at 50% 0, rgba(139, 108, 255, 0.16), transparent 70%), ${theme.colour.surface};
  box-shadow:
    inset 0 0 0 1px ${theme.colour.line},
    ${theme.shadow};
  transition: transform ${theme.motion.slow} ${theme.motion.easing};
  &[data-entering],
  &[data-exiting] {
    transform: translateY(12px) scale(0.98);
  }
`;

const Body = styled(Dialog)`
  position: relative;
  padding: ${space(8)} ${space(8)} ${space(7)};
  outline: none;
  @media (max-width: 480px) {
    padding: ${space(6)} ${space(5)};
  }
`;

const Close = styled.div`
  position: absolute;
  top: ${space(3)};
  right: ${space(3)};
`;
