import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { ToastHistory } from '../../domain/notices/toast';
import { headerTexts } from '../notices/texts/header.texts';
import { toastStyles } from '../notices/toast.styles';
import { Icon } from '../shared/Icon';
import { space, theme } from '../theme/theme';
import { InboxDate } from './InboxDate';
import { InboxContent, InboxPanel } from './InboxPanel';
import { NotificationRow } from './NotificationRow';
import type { InboxMenuProps } from './inbox-menu-props';
import { List, row, Sign, Subject, Text, TextBlock } from './inbox.styles';

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
  const { menu } = props;
  const inbox = menu.inboxes?.notifications;
  return (
    <InboxPanel {...props} title="Notifications" inbox={inbox} all="notifications">
      <InboxContent
        {...props}
        inbox={inbox}
        empty={headerTexts['notifications-empty']}
        signedOut={headerTexts['notifications-signed-out']}
        row={(notification, rowProps) => <NotificationRow notification={notification} {...rowProps} />}
      />
      <RecentToasts history={menu.history} now={menu.openedAt} />
    </InboxPanel>
  );
});
