import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { space, theme } from '../theme/theme';
import { DestinationLink } from './DestinationLink';

export const Ground = styled.footer`
  margin-top: ${space(20)};
  padding-block: ${space(12)} ${space(6)};
  color: ${theme.colour.textSoft};
  background: ${theme.colour.surface};
`;

export const Columns = styled.div`
  display: grid;
  gap: ${space(8)};
  @media ${theme.from.narrow} {
    grid-template-columns: 1fr 1fr;
  }
  @media ${theme.from.wide} {
    grid-template-columns: 2fr 1fr 1fr;
    gap: ${space(16)};
  }
`;

export const About = styled.div`
  max-width: 33rem;
  @media ${theme.from.narrow} and ${theme.below.wide} {
    grid-column: 1 / -1;
  }
`;

export const Heading = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${theme.target};
  margin-bottom: ${space(1)};
  font-size: ${theme.size.lg};
  color: ${theme.colour.text};
`;

const entry = css`
  display: inline-flex;
  align-items: center;
  min-width: ${theme.target};
  min-height: ${theme.target};
  font-size: ${theme.size.sm};
  text-align: start;
  color: ${theme.colour.textSoft};
  &:hover {
    color: ${theme.colour.text};
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

export const Entry = styled(DestinationLink)`
  ${entry}
`;

export const LegalEntry = styled(Link)`
  ${entry}
`;

export const ActionEntry = styled.button`
  ${entry}
`;

export const Networks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(5)};
`;

export const Social = styled.a`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${theme.radius.pill};
  color: ${theme.colour.text};
  background: ${theme.colour.raised};
  &:hover {
    box-shadow: inset 0 0 0 1px ${theme.colour.cyan};
  }
  &:focus-visible {
    border-radius: ${theme.radius.pill};
  }
`;

export const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(6)};
  margin-top: ${space(10)};
  padding-top: ${space(5)};
  border-top: ${theme.hairline};
  font-size: ${theme.size.sm};
  & > :last-child {
    margin-left: auto;
  }
`;
