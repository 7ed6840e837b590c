import { css } from 'styled-components';
import { enterExitAnimation } from './enter-exit-animation';
import { theme } from '../theme/theme';

/** Surface and animation of a dropdown. */
export const popoverStyle = css`
  z-index: ${theme.layer.menu} !important;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow:
    inset 0 0 0 1px ${theme.colour.line},
    ${theme.shadow};
  --time: ${theme.motion.fast};
  --away: translateY(-6px);
  ${enterExitAnimation}
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
