import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CurrentUser } from '../../domain/session/current-user';
import { humanizeNumber } from '../../domain/shared/humanize-number';
import type { InboxMenuViewModel } from '../inbox/inbox-menu.view-model';
import { DateText } from '../shared/DateText';
import { useTimeZone } from '../shared/time-zone-context';
import { calendarDate } from '../../domain/shared/written-date';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { AccountCard } from './AccountCard';
import { unreadWords } from './unread.texts';

export interface AccountCardsProps {
  readonly user: CurrentUser;
  readonly premium: boolean;
  readonly inboxMenu: InboxMenuViewModel;
}

/** Balance, premium, the last sign-in and what is unread. */
export const AccountCards = observer(function AccountCards({ user, premium, inboxMenu }: AccountCardsProps) {
  const { balance, premiumUntil, lastLogin } = user;
  const zone = useTimeZone();
  const unread = unreadWords(inboxMenu);
  return (
    <Grid>
      <AccountCard icon="coins" title="Balance" value={`${humanizeNumber(balance)} coins`}>
        <Way to="/market">Get coins</Way>
      </AccountCard>
      <AccountCard icon="crown" title="Premium" value={premium ? 'Active' : 'Not active'}>
        {premium && premiumUntil !== undefined ? `Until ${calendarDate(premiumUntil, zone)}` : 'You play with ads.'}
        <br />
        <Way to="/market">{premium ? 'Extend premium' : 'Get premium'}</Way>
      </AccountCard>
      <AccountCard icon="clock" title="Last login" value={<DateText date={lastLogin.date} day flows />}>
        {lastLogin.device}
      </AccountCard>
      <AccountCard icon="bell" title="Unread" value={unread.value}>
        {unread.more}
      </AccountCard>
    </Grid>
  );
});

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  font-weight: 600;
  color: ${theme.colour.text};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space(4)};
  margin: 0;
  @media (max-width: 480px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(3)};
  }
  @media (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
