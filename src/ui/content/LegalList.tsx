import { observer } from 'mobx-react-lite';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { legalSlugs } from '../../domain/content/legal-page';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { legalTitles } from './legal-titles';
import { sideEntryLook } from './side-entry.styles';

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
  ${sideEntryLook}
  min-height: 48px;
  padding-inline: ${space(4)};
`;
