import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import type { DialogType } from '../../domain/notices/dialog';
import type { ButtonVariant } from '../shared/button.styles';
import { enterExitAnimation } from '../shared/enter-exit-animation';
import type { IconName } from '../shared/icon-names';
import { space, theme } from '../theme/theme';
import { ModalScope } from './ModalScope';

interface OverlayStyle {
  /** z-index; defaults to the overlay layer. */
  readonly $layer?: number;
  /** Duration of the fade, as a CSS time. */
  readonly $time?: string;
}

/** Dimmed backdrop of a modal. */
export const Overlay = styled(ModalScope)<OverlayStyle>`
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

/** Panel of a modal with one column. */
export const Panel = styled(Modal)`
  width: min(440px, 100%);
  border-radius: ${theme.radius.panel};
  background: radial-gradient(120% 60% at 50% 0, rgba(139, 108, 255, 0.16), transparent 70%), ${theme.colour.surface};
  box-shadow: ${theme.hairlineShadow}, ${theme.shadow};
  --away: translateY(12px) scale(0.98);
  ${enterExitAnimation}
`;

/** Content of the panel, with the dialog role. */
export const Body = styled(Dialog)`
  position: relative;
  padding: ${space(8)} ${space(8)} ${space(7)};
  outline: none;
  @media ${theme.below.compact} {
    padding: ${space(6)} ${space(5)};
  }
`;

/** Corner with the close button. */
export const Corner = styled.div`
  position: absolute;
  top: ${space(3)};
  right: ${space(3)};
`;

interface DialogStyle {
  readonly icon: IconName;
  readonly colour: string;
  readonly confirm: ButtonVariant;
}

/** Icon, colour and confirm button of each dialog type. */
export const dialogStyles: Readonly<Record<DialogType, DialogStyle>> = {
  danger: { icon: 'alert-triangle', colour: theme.colour.danger, confirm: 'danger' },
  info: { icon: 'info', colour: theme.colour.info, confirm: 'primary' },
  prompt: { icon: 'message-circle', colour: theme.colour.violet, confirm: 'primary' },
  success: { icon: 'check-circle', colour: theme.colour.success, confirm: 'primary' },
};
