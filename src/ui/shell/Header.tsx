import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { brand } from '../../domain/shared/brand';
import type { AuthModalViewModel } from '../auth/auth-modal.view-model';
import { InboxButtons } from '../inbox/InboxButtons';
import type { InboxMenuViewModel } from '../inbox/inbox-menu.view-model';
import type { SearchBarProps } from '../search/SearchBar';
import { SearchBar } from '../search/SearchBar';
import { AccountButton } from '../session/AccountButton';
import type { SessionViewModel } from '../session/session.view-model';
import { space, theme } from '../theme/theme';
import { Logo } from './BrandMark';

export interface HeaderProps {
  readonly session: SessionViewModel;
  readonly authModal: AuthModalViewModel;
  readonly inboxMenu: InboxMenuViewModel;
  readonly openSearch: SearchBarProps['openSearch'];
}

/** Header of every page with logo, search, inboxes and account. */
export const Header = observer(function Header({ session, authModal, inboxMenu, openSearch }: HeaderProps) {
  return (
    <Line data-header>
      <Home to="/" aria-label={`${brand.siteName} home`}>
        <Mark>
          <Logo size={32} />
        </Mark>
        <Name>{brand.siteName}</Name>
      </Home>
      <SearchBar openSearch={openSearch} />
      <InboxButtons menu={inboxMenu} session={session} authModal={authModal} />
      <AccountButton session={session} authModal={authModal} />
    </Line>
  );
});

const Line = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.header};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  height: 64px;
  padding-inline: ${space(2)};
  background: linear-gradient(${theme.colour.room} 82%, rgba(10, 11, 20, 0));
  @media ${theme.from.narrow} {
    padding-inline: ${space(4)};
  }
  @media ${theme.from.medium} {
    gap: ${space(4)};
    padding-inline: ${space(6)};
  }
  @media ${theme.from.wide} {
    height: 72px;
    /* In the column of the content. */
    padding-inline: max(${space(10)}, calc((100% - ${theme.width}) / 2 + ${space(10)}));
  }
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${theme.target};
  font: 600 ${theme.size.lg} ${theme.font.heading};
  letter-spacing: -0.02em;
`;

/* Phones show the logo only. */
const Name = styled.span`
  @media ${theme.below.compact} {
    display: none;
  }
`;

/* Wide windows show the logo in the side navigation. */
const Mark = styled.span`
  @media ${theme.from.wide} {
    display: none;
  }
`;
