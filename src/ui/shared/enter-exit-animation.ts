import { css, keyframes } from 'styled-components';
import { theme } from '../theme/theme';

const enter = keyframes`
  from { opacity: 0; transform: var(--away, none); }
`;

const exit = keyframes`
  to { opacity: 0; transform: var(--away, none); }
`;

/**
 * Enter and exit animation of an overlay; takes `--time` and moves from and to `--away`.
 * Uses animations, because React Aria waits for ever for transitions of an overlay that closes while opening.
 * The exit rule is last, so that it wins over a running enter animation.
 */
export const enterExitAnimation = css`
  &[data-entering] {
    animation: ${enter} var(--time, ${theme.motion.slow}) ${theme.motion.easing};
  }
  &[data-exiting] {
    animation: ${exit} var(--time, ${theme.motion.slow}) ${theme.motion.easing} forwards;
  }
`;
