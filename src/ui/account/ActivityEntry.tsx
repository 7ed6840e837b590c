import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Activity } from '../../domain/account/activity';
import { isOwnPath } from '../../domain/shell/redirect-target';
import { Entry, Sign, Words } from './purchase.styles';
import { Badge } from '../shared/Badge';
import { DateText } from '../shared/DateText';
import { Icon } from '../shared/Icon';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { audienceWords, kindWords } from './activity.texts';

/** One thing that the player has done, when, and who else sees it. */
export const ActivityEntry = observer(function ActivityEntry({ activity }: { readonly activity: Activity }) {
  const { kind, text, url, date, audience } = activity;
  const mark = audienceWords[audience];
  return (
    <Entry>
      <Sign>
        <Icon name={kindWords[kind].icon} size={20} colour={theme.colour.textSoft} />
      </Sign>
      <Words>
        <h3 dir="auto">{url !== undefined && isOwnPath(url) ? <Way to={url}>{text}</Way> : text}</h3>
        <p>
          <DateText date={date} flows />
        </p>
      </Words>
      {mark === undefined ? (
        <span />
      ) : (
        <Mark>
          <Badge icon={audience === 'none' ? 'eye' : 'users'}>{mark}</Badge>
        </Mark>
      )}
    </Entry>
  );
});

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  margin-block: -${space(2)};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Mark = styled.span`
  @media (max-width: 560px) {
    grid-column: 2 / -1;
  }
`;
