import { styled } from 'styled-components';
import { Container } from '../shared/Container';
import { space } from '../theme/space';

/** The column of a page that lists games. */
export const ListPage = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding-block: ${space(8)} ${space(16)};
  @media (max-width: 639px) {
    gap: ${space(4)};
    padding-top: ${space(5)};
  }
`;
