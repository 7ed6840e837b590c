import { css, keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme';

const breathe = keyframes`
  from { opacity: 0.55; }
  to { opacity: 1; }
`;

export interface SkeletonProps {
  /** CSS lengths; the shape of what comes. */
  readonly $width?: string;
  readonly $height?: string;
  readonly $ratio?: string;
  readonly $radius?: string;
}

/** Stands where something will stand, in its shape. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonProps>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  ${({ $height }) =>
    $height === undefined
      ? undefined
      : css`
          height: ${$height};
        `}
  ${({ $ratio }) =>
    $ratio === undefined
      ? undefined
      : css`
          aspect-ratio: ${$ratio};
        `}
  border-radius: ${({ $radius = theme.radius.card }) => $radius};
  background: ${theme.colour.raised};
  animation: ${breathe} 1s ease-in-out infinite alternate;
`;
