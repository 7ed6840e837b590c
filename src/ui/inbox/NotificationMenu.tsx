import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Notification, NotificationKind } from '../../domain/notices/notification';
import type { ToastHistory } from '../../domain/notices/toast';
import { headerTexts } from '../notices/texts/header.texts';
import { toastStyles } from '../notices/toast.styles';
import { Icon } from '../shared/Icon';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import type { IconName } from '../shared/icon-names';
import { space, theme } from '../theme/theme';
import { InboxDate } from './InboxDate';
import { InboxContent, InboxPanel } from './InboxPanel';
import type { InboxMenuProps } from './inbox-menu-props';
import { List, row, Sign, Subject, Text, TextBlock, Dot, pressed } from './inbox.styles';

interface NotificationRowProps {
  readonly notification: Notification;
  readonly now: number;
  readonly onRead: () => void;
  /** Called when the player follows the link. */
  readonly onLeave: () => void;
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
  announcement: { icon: 'bell', colour: theme.colour.info },
  'premium-ending': { icon: 'crown', colour: theme.colour.warning },
  news: { icon: 'newspaper', colour: theme.colour.info },
};

/** Row of a notification. Pressing it marks the notification as read and follows its link. */
const NotificationRow = observer(function NotificationRow(props: NotificationRowProps) {
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
  return (
    <li>
      {link === undefined ? (
        <Press type="button" onClick={onRead}>
          {content}
        </Press>
      ) : (
        <PressLink
          to={link}
          onClick={() => {
            onRead();
            onLeave();
          }}
        >
          {content}
        </PressLink>
      )}
    </li>
  );
});

const Press = styled.button`
  ${pressed}
`;

const PressLink = styled(Link)`
  ${pressed}
`;

interface RecentToastsProps {
  readonly history: ToastHistory;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Toasts of this visit, so that they can be read after they close. */
const RecentToasts = observer(function RecentToasts({ history, now }: RecentToastsProps) {
  if (history.length === 0) return null;
  return (
    <Recent aria-labelledby="recent-toasts">
      <h3 id="recent-toasts">Earlier this session</h3>
      <List>
        {history.map(({ toast, at }) => {
          const { icon, colour } = toastStyles[toast.kind];
          return (
            <ToastRow key={toast.id}>
              <Sign $colour={colour}>
                <Icon name={icon} size={18} colour={colour} />
              </Sign>
              <TextBlock>
                <Subject>{toast.title}</Subject>
                <Text>{toast.body}</Text>
                <InboxDate date={new Date(at).toISOString()} now={now} />
              </TextBlock>
            </ToastRow>
          );
        })}
      </List>
    </Recent>
  );
});

const Recent = styled.section`
  margin-top: ${space(2)};
  padding-top: ${space(3)};
  border-top: ${theme.hairline};
  h3 {
    padding-inline: ${space(3)};
    font: 600 ${theme.size.xs} ${theme.font.text};
    letter-spacing: 0;
    color: ${theme.colour.textSoft};
  }
`;

const ToastRow = styled.li`
  ${row}
  padding-block: ${space(2)};
`;

/** Dropdown with the newest notifications, followed by the toasts of this visit. */
export const NotificationMenu = observer(function NotificationMenu(props: InboxMenuProps) {
  const { menu, onOpenChange } = props;
  const inbox = menu.inboxes?.notifications;
  return (
    <InboxPanel {...props} title="Notifications" inbox={inbox}>
      <InboxContent
        {...props}
        inbox={inbox}
        empty={headerTexts['notifications-empty']}
        signedOut={headerTexts['notifications-signed-out']}
        row={(item) => (
          <NotificationRow
            key={item.id}
            notification={item}
            now={menu.openedAt}
            onRead={() => void inbox?.read(item.id)}
            onLeave={() => {
              onOpenChange(false);
            }}
          />
        )}
      />
      <RecentToasts history={menu.history} now={menu.openedAt} />
    </InboxPanel>
  );
});
