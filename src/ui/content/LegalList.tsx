import { observer } from 'mobx-react-lite';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { legalSlugs } from '../../domain/content/legal-page';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { legalTitles } from './legal-titles';

/** All legal pages, the one that is shown marked. */
export const LegalList = observer(function LegalList() {
  return (
    <Side aria-label="Legal pages">
      <ul>
        {legalSlugs.map((slug) => (
          <li key={slug}>
            <Entry to={`/hc/legal/${slug}`}>{legalTitles[slug]}</Entry>
          </li>
        ))}
      </ul>
    </Side>
  );
});

const Side = styled.nav`
  @media ${theme.wide} {
    position: sticky;
    top: ${space(22)};
    align-self: start;
  }
`;

const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: 48px;
  padding-inline: ${space(4)};
  border-left: 2px solid ${theme.colour.line};
  color: ${theme.colour.textSoft};
  &:hover {
    color: ${theme.colour.text};
  }
  &[aria-current] {
    font-weight: 600;
    color: ${theme.colour.text};
    border-color: ${theme.colour.cyan};
  }
`;
