import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Notification, NotificationKind } from '../../domain/notices/notification';
import { leadsToDeveloperSite } from '../../domain/shell/redirect-target';
import { Icon } from '../shared/Icon';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import type { IconName } from '../shared/icon-names';
import { theme } from '../theme/theme';
import { InboxDate } from './InboxDate';
import type { InboxRowProps } from './InboxPanel';
import { Dot, pressed, Sign, Subject, Text, TextBlock } from './inbox.styles';

interface NotificationRowProps extends InboxRowProps {
  readonly notification: Notification;
}

const kindStyles: Readonly<Record<NotificationKind, { readonly icon: IconName; readonly colour: string }>> = {
  achievement: { icon: 'trophy', colour: theme.colour.warning },
  'badges-saved': { icon: 'save', colour: theme.colour.success },
  'friend-request': { icon: 'users', colour: theme.colour.info },
  'friend-accepted': { icon: 'users', colour: theme.colour.success },
  security: { icon: 'alert-triangle', colour: theme.colour.warning },
  receipt: { icon: 'coins', colour: theme.colour.success },
  'support-reply': { icon: 'life-buoy', colour: theme.colour.info },
  'review-answer': { icon: 'message-circle', colour: theme.colour.info },
  'game-review': { icon: 'star', colour: theme.colour.warning },
  announcement: { icon: 'bell', colour: theme.colour.info },
  'premium-ending': { icon: 'crown', colour: theme.colour.warning },
  developer: { icon: 'users', colour: theme.colour.info },
  news: { icon: 'newspaper', colour: theme.colour.info },
};

/** Content of a notification’s row. Pressing it marks the notification as read and follows its link. */
export const NotificationRow = observer(function NotificationRow(props: NotificationRowProps) {
  const { notification, now, onRead, onLeave } = props;
  const { kind, title, body, link, created, read } = notification;
  const { icon, colour } = kindStyles[kind];
  const content = (
    <>
      <Sign $colour={colour}>
        <Icon name={icon} size={18} colour={colour} />
      </Sign>
      <TextBlock>
        <Subject $unread={!read}>
          <span>
            {read ? null : <VisuallyHidden>Unread: </VisuallyHidden>}
            {title}
          </span>
          {read ? null : <Dot />}
        </Subject>
        <Text>{body}</Text>
        <InboxDate date={created} now={now} />
      </TextBlock>
    </>
  );
  return link === undefined ? (
    <Press type="button" onClick={onRead}>
      {content}
    </Press>
  ) : (
    <PressLink
      to={link}
      reloadDocument={leadsToDeveloperSite(link)}
      onClick={() => {
        onRead();
        onLeave?.();
      }}
    >
      {content}
    </PressLink>
  );
});

const Press = styled.button`
  ${pressed}
`;

const PressLink = styled(Link)`
  ${pressed}
`;
