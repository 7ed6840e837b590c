import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { hairlineFrame } from '../theme/mixins';
import { space, theme } from '../theme/theme';

/** Link of a tag or category. */
export const ChipLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${theme.target};
  min-height: ${theme.target};
  padding-inline: ${space(4)};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  ${hairlineFrame}
  &::before {
    content: '#' / '';
  }
  &:hover {
    color: ${theme.colour.text};
    background: ${theme.colour.surface};
  }
`;
