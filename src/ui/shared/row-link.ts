import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';
import { Picture } from './Picture';

/** List entry of a picture and text as one link. */
export const RowLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  height: 100%;
  min-height: ${theme.target};
  padding: ${space(2)};
  border-radius: ${theme.radius.card};
  &:hover {
    background: ${theme.colour.surface};
  }
  &:focus-visible {
    border-radius: ${theme.radius.card};
  }
`;

/** Picture of a row; `$width` in pixels. */
export const RowPicture = styled(Picture)<{ readonly $width: number }>`
  && {
    flex: none;
    width: ${({ $width }) => $width}px;
    border-radius: ${theme.radius.card};
  }
`;
