import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Notification, NotificationKind } from '../../domain/notices/notification';
import { Icon } from '../shared/Icon';
import type { IconName } from '../shared/icon-names';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { theme } from '../theme/theme';
import { Dot, pressed, Sign, Subject, Text, Words } from './inbox.styles';
import { InboxDate } from './InboxDate';

export interface NotificationRowProps {
  readonly notification: Notification;
  readonly now: number;
  readonly onRead: () => void;
  /** The player follows its link. */
  readonly onLeave: () => void;
}

const looks: Readonly<Record<NotificationKind, { readonly icon: IconName; readonly colour: string }>> = {
  achievement: { icon: 'trophy', colour: theme.colour.warning },
  'badges-saved': { icon: 'save', colour: theme.colour.success },
  'friend-request': { icon: 'users', colour: theme.colour.info },
  'friend-accepted': { icon: 'users', colour: theme.colour.success },
  security: { icon: 'alert-triangle', colour: theme.colour.warning },
  receipt: { icon: 'coins', colour: theme.colour.success },
  'support-reply': { icon: 'life-buoy', colour: theme.colour.info },
  'review-answer': { icon: 'message-circle', colour: theme.colour.info },
  announcement: { icon: 'bell', colour: theme.colour.info },
  'premium-ending': { icon: 'crown', colour: theme.colour.warning },
  news: { icon: 'newspaper', colour: theme.colour.info },
};

/** A notification: pressing it marks it as read and leads to what it is about. */
export const NotificationRow = observer(function NotificationRow(props: NotificationRowProps) {
  const { notification, now, onRead, onLeave } = props;
  const { kind, title, body, link, created, read } = notification;
  const { icon, colour } = looks[kind];
  const words = (
    <>
      <Sign $colour={colour}>
        <Icon name={icon} size={18} colour={colour} />
      </Sign>
      <Words>
        <Subject $unread={!read}>
          <span>
            {read ? null : <VisuallyHidden>Unread: </VisuallyHidden>}
            {title}
          </span>
          {read ? null : <Dot />}
        </Subject>
        <Text>{body}</Text>
        <InboxDate date={created} now={now} />
      </Words>
    </>
  );
  return (
    <li>
      {link === undefined ? (
        <Press type="button" onClick={onRead}>
          {words}
        </Press>
      ) : (
        <Way
          to={link}
          onClick={() => {
            onRead();
            onLeave();
          }}
        >
          {words}
        </Way>
      )}
    </li>
  );
});

const Press = styled.button`
  ${pressed}
`;

const Way = styled(Link)`
  ${pressed}
`;
