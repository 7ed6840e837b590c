import { css } from 'styled-components';
import { enterExitAnimation } from './enter-exit-animation';
import { forcedBorder } from '../theme/mixins';
import { theme } from '../theme/theme';

/** Surface and animation of a dropdown. */
export const popoverStyle = css`
  z-index: ${theme.layer.menu} !important;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: ${theme.hairlineShadow}, ${theme.shadow};
  --time: ${theme.motion.fast};
  --away: translateY(-6px);
  ${enterExitAnimation}
  ${forcedBorder}
`;
