import { css, keyframes, styled } from 'styled-components';
import { forcedBorder } from '../theme/mixins';
import { theme } from '../theme/theme';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

/** Style of placeholders; static under reduced motion. */
export const blank = css`
  background: ${theme.colour.line};
  animation: ${breathe} 1600ms ease-in-out infinite;
  ${forcedBorder}
`;

/** Placeholder of one line of text, or of any block with `$height`. */
export const Blank = styled.span<{ readonly $width: string; readonly $height?: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height = '14px' }) => $height};
  margin-block: ${({ $height }) => ($height === undefined ? '0.25em' : '0')};
  border-radius: ${theme.radius.pill};
  ${blank}
`;

/** Placeholder of a picture or section. */
export const BlankPanel = styled.div<{ readonly $ratio?: string }>`
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  border-radius: ${theme.radius.panel};
  ${blank}
`;
