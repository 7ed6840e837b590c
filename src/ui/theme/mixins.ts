import { css } from 'styled-components';
import { theme } from './theme';

/** Border for forced colours, which draw neither backgrounds nor shadows. */
export const forcedBorder = css`
  @media ${theme.media.forcedColours} {
    border: 1px solid;
  }
`;

/** Hairline around a surface. */
export const hairlineFrame = css`
  box-shadow: ${theme.hairlineShadow};
  ${forcedBorder}
`;

/** Focus ring around an element that shows the focus of another, such as the card of a link. */
export const focusRing = css`
  outline: 2px solid ${theme.colour.cyan};
  outline-offset: 3px;
`;

/** Focus ring inside an element that is cut off or has close neighbours. */
export const focusRingInside = css`
  outline: 2px solid ${theme.colour.cyan};
  outline-offset: -3px;
`;

/** Moves the element's own focus ring inside it. */
export const focusInside = css`
  &:focus-visible {
    outline-offset: -3px;
  }
`;
