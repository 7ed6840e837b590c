import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import type { DialogType } from '../../domain/notices/dialog';
import type { ButtonVariant } from '../shared/button.styles';
import { enterExitAnimation } from '../shared/enter-exit-animation';
import type { IconName } from '../shared/icon-names';
import { space, theme } from '../theme/theme';
import { ModalScope } from './ModalScope';

interface OverlayLook {
  /** Above what it stands; the plain overlay unless it says otherwise. */
  readonly $layer?: number;
  /** How long it takes to come and to go, as a CSS time. */
  readonly $time?: string;
}

/** The dimmed page behind a modal. */
export const Overlay = styled(ModalScope)<OverlayLook>`
  position: fixed;
  inset: 0;
  z-index: ${({ $layer = theme.layer.overlay }) => $layer};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  height: var(--visual-viewport-height, 100dvh);
  padding: ${space(4)};
  overflow-y: auto;
  background: rgba(5, 6, 14, 0.78);
  backdrop-filter: blur(8px);
  --time: ${({ $time = theme.motion.slow }) => $time};
  ${enterExitAnimation}
`;

/** The modal's panel: of one column, lit from above. */
export const Panel = styled(Modal)`
  width: min(440px, 100%);
  border-radius: ${theme.radius.panel};
  background: radial-gradient(120% 60% at 50% 0, rgba(139, 108, 255, 0.16), transparent 70%), ${theme.colour.surface};
  box-shadow:
    inset 0 0 0 1px ${theme.colour.line},
    ${theme.shadow};
  --away: translateY(12px) scale(0.98);
  ${enterExitAnimation}
`;

/** What the panel holds, for assistive technology a dialog. */
export const Body = styled(Dialog)`
  position: relative;
  padding: ${space(8)} ${space(8)} ${space(7)};
  outline: none;
  @media (max-width: 480px) {
    padding: ${space(6)} ${space(5)};
  }
`;

/** The corner of the cross. */
export const Corner = styled.div`
  position: absolute;
  top: ${space(3)};
  right: ${space(3)};
`;

interface DialogLook {
  readonly icon: IconName;
  readonly colour: string;
  readonly confirm: ButtonVariant;
}

/** How each type of dialog is told apart, by picture as well as by colour. */
export const dialogLooks: Readonly<Record<DialogType, DialogLook>> = {
  danger: { icon: 'alert-triangle', colour: theme.colour.danger, confirm: 'danger' },
  info: { icon: 'info', colour: theme.colour.info, confirm: 'primary' },
  prompt: { icon: 'message-circle', colour: theme.colour.violet, confirm: 'primary' },
  success: { icon: 'check-circle', colour: theme.colour.success, confirm: 'primary' },
};
