import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';
import { panel } from './account.styles';

/** A surface with a vertical list of entries. */
export const Entries = styled.ul`
  ${panel}
  padding: ${space(2)} ${space(6)};
  @media ${theme.below.compact} {
    padding-inline: ${space(4)};
  }
`;

/** An entry with an icon, text and trailing content. */
export const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding-block: ${space(4)};
  break-inside: avoid;
  & + & {
    border-top: ${theme.hairline};
  }
  @media ${theme.below.compact} {
    column-gap: ${space(3)};
  }
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  align-self: start;
  width: 40px;
  height: 40px;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
`;

export const Words = styled.div`
  min-width: 0;
  h2,
  h3 {
    font-size: ${theme.size.md};
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
  p {
    margin-top: ${space(1)};
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
    overflow-wrap: anywhere;
  }
`;
