import { styled, css } from 'styled-components';
import { Container } from '../shared/Container';
import { field } from '../shared/field.styles';
import { space, theme } from '../theme/theme';

/** A page of the help centre: heading, content and sidebar. */
export const HelpPage = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(8)};
  padding-block: ${space(5)} ${space(16)};
  @media ${theme.from.wide} {
    grid-template-columns: minmax(0, 48rem) 300px;
    gap: ${space(8)} ${space(14)};
    padding-top: ${space(8)};
  }
`;

export const HelpHeading = styled.header`
  grid-column: 1 / -1;
  h1 {
    font-size: clamp(2rem, 4vw, ${theme.size.xxl});
  }
  p {
    margin-top: ${space(2)};
    color: ${theme.colour.textSoft};
  }
`;

export const HelpSide = styled.aside`
  display: grid;
  align-content: start;
  gap: ${space(3)};
`;

/** The field and button of a search; the button wraps below with large text. */
export const searchRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  & > button {
    flex: 1 0 auto;
    min-height: 48px;
  }
`;

export const searchField = css`
  ${field}
  /* A narrower field would truncate its text. */
  flex: 1000 1 12.5rem;
  min-height: 48px;
  padding-inline: ${space(5)};
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.surface};
  &:focus-visible {
    border-radius: ${theme.radius.pill};
  }
`;
