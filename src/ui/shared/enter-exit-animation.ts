import { css, keyframes } from 'styled-components';
import { theme } from '../theme/theme';

const come = keyframes`
  from { opacity: 0; transform: var(--away, none); }
`;

const go = keyframes`
  to { opacity: 0; transform: var(--away, none); }
`;

/**
 * How an overlay comes and goes, in `--time`, from and to `--away`. These are animations and no transitions: on a phone an overlay may
 * be closed before it has come, when the keyboard was still opening, and React Aria then cancels its transitions and waits for them for ever.
 * The way out stands last, so that coming late does not end it.
 */
export const enterExitAnimation = css`
  &[data-entering] {
    animation: ${come} var(--time, ${theme.motion.slow}) ${theme.motion.easing};
  }
  &[data-exiting] {
    animation: ${go} var(--time, ${theme.motion.slow}) ${theme.motion.easing} forwards;
  }
`;
