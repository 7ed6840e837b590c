import { styled } from 'styled-components';
import { DestinationLink } from '../shell/DestinationLink';
import { theme } from '../theme/theme';

/** The ground of a found card, all of which is a link. */
export const FoundCard = styled(DestinationLink)`
  display: flex;
  width: 100%;
  border-radius: ${theme.radius.card};
  text-align: start;
  background: ${theme.colour.surface};
  &:hover {
    background: ${theme.colour.raised};
  }
  &:focus-visible {
    border-radius: ${theme.radius.card};
  }
`;
