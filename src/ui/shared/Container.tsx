import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

/** The column that every page's content stands in: at most 1440 px, with room at both sides. */
export const Container = styled.div`
  width: 100%;
  max-width: ${theme.width};
  margin-inline: auto;
  padding-inline: ${space(4)};
  @media (min-width: 640px) {
    padding-inline: ${space(6)};
  }
  @media ${theme.wide} {
    padding-inline: ${space(10)};
  }
`;
