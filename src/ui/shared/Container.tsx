import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

/** Column of page content, at most 1440 px wide. */
export const Container = styled.div`
  width: 100%;
  max-width: ${theme.width};
  margin-inline: auto;
  padding-inline: ${space(4)};
  @media ${theme.from.medium} {
    padding-inline: ${space(6)};
  }
  @media ${theme.from.wide} {
    padding-inline: ${space(10)};
  }
`;
