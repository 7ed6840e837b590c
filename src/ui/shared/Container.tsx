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

/** The layout of a page that lists games. */
export const ListPage = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding-block: ${space(8)} ${space(16)};
  @media ${theme.below.medium} {
    gap: ${space(4)};
    padding-top: ${space(5)};
  }
`;
