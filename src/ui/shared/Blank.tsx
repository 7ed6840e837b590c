import { css, keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

/** How everything looks that is still to come; still where motion is reduced. */
export const blank = css`
  background: ${theme.colour.line};
  animation: ${breathe} 1600ms ease-in-out infinite;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** A line in place of words that are still to come, in the room of one line of them; with a height, what is no line. */
export const Blank = styled.span<{ readonly $width: string; readonly $height?: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height = '14px' }) => $height};
  margin-block: ${({ $height }) => ($height === undefined ? '0.25em' : '0')};
  border-radius: ${theme.radius.pill};
  ${blank}
`;

/** A panel in place of a picture, or of a part of the page. */
export const BlankPanel = styled.div<{ readonly $ratio?: string }>`
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  border-radius: ${theme.radius.panel};
  ${blank}
`;
