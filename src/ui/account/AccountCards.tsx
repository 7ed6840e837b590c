import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CurrentUser } from '../../domain/session/current-user';
import { humanizeNumber } from '../../domain/shared/humanize-number';
import { calendarDate } from '../../domain/shared/written-date';
import type { InboxMenuViewModel } from '../inbox/inbox-menu.view-model';
import { coinWord } from '../session/coin-word';
import { DateText } from '../shared/DateText';
import { Icon } from '../shared/Icon';
import type { IconName } from '../shared/icon-names';
import { useTimeZone } from '../shared/time-zone-context';
import { space, theme } from '../theme/theme';
import { panel } from './account.styles';

interface AccountCardProps {
  readonly icon: IconName;
  readonly title: string;
  /** Shown large. */
  readonly value: ReactNode;
  /** Details in small print below the value. */
  readonly children?: ReactNode;
}

const AccountCard = observer(function AccountCard({ icon, title, value, children }: AccountCardProps) {
  return (
    <Card>
      <Title>
        <Icon name={icon} size={18} colour={theme.colour.textSoft} />
        {title}
      </Title>
      <Value>{value}</Value>
      <More>{children}</More>
    </Card>
  );
});

const Card = styled.div`
  ${panel}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
  padding: ${space(5)} ${space(6)};
`;

const Title = styled.dt`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;

const Value = styled.dd`
  margin: 0;
  font-family: ${theme.font.heading};
  font-weight: 600;
  font-size: ${theme.size.lg};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const More = styled.dd`
  margin: 0;
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
`;

/** Returns the unread total and its details; the total is a dash until it is known. */
function unreadText({ inboxes, failed }: Pick<InboxMenuViewModel, 'inboxes' | 'failed'>): {
  readonly value: string;
  readonly more: string;
} {
  const lists = inboxes === undefined ? [] : [inboxes.notifications, inboxes.messages];
  if (failed || lists.some(({ phase }) => phase === 'failed')) return { value: '–', more: 'Couldn’t load.' };
  if (lists.length === 0 || lists.some(({ phase }) => phase !== 'ready')) return { value: '–', more: 'Loading…' };
  const [notifications = 0, messages = 0] = lists.map(({ unread }) => unread);
  return {
    value: String(notifications + messages),
    more: `${counted(notifications, 'notification')}, ${counted(messages, 'message')}`,
  };
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${String(count)} ${noun}s`;
}

export interface AccountCardsProps {
  readonly user: CurrentUser;
  readonly premium: boolean;
  readonly inboxMenu: InboxMenuViewModel;
}

export const AccountCards = observer(function AccountCards({ user, premium, inboxMenu }: AccountCardsProps) {
  const { balance, premiumUntil, lastLogin } = user;
  const zone = useTimeZone();
  const unread = unreadText(inboxMenu);
  return (
    <Grid>
      <AccountCard icon="coins" title="Balance" value={`${humanizeNumber(balance)} ${coinWord(balance)}`}>
        <Way to="/market">Get coins</Way>
      </AccountCard>
      <AccountCard icon="crown" title="Premium" value={premium ? 'Active' : 'Not active'}>
        {premium && premiumUntil !== undefined ? `Until ${calendarDate(premiumUntil, zone)}` : 'Ads are shown'}
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
  @media ${theme.below.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(3)};
  }
  @media ${theme.below.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
