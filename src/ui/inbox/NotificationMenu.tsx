import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { ToastHistory } from '../../domain/notices/toast';
import { headerTexts } from '../notices/texts/header.texts';
import { toastLooks } from '../notices/toast.styles';
import { Icon } from '../shared/Icon';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { InboxContent } from './InboxContent';
import { InboxDate } from './InboxDate';
import { InboxPanel } from './InboxPanel';
import { NotificationRow } from './NotificationRow';
import type { InboxMenuProps } from './inbox-menu-props';
import { List, row, Sign, Subject, Text, Words } from './inbox.styles';

interface RecentToastsProps {
  readonly history: ToastHistory;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The last notices of this visit, so that what has gone from the screen stays readable. */
const RecentToasts = observer(function RecentToasts({ history, now }: RecentToastsProps) {
  if (history.length === 0) return null;
  return (
    <Part aria-labelledby="told-toasts">
      <h3 id="told-toasts">During this visit</h3>
      <List>
        {history.map(({ toast, at }) => {
          const { icon, colour } = toastLooks[toast.kind];
          return (
            <ApiResponse key={toast.id}>
              <Sign $colour={colour}>
                <Icon name={icon} size={18} colour={colour} />
              </Sign>
              <Words>
                <Subject>{toast.title}</Subject>
                <Text>{toast.body}</Text>
                <InboxDate date={new Date(at).toISOString()} now={now} />
              </Words>
            </ApiResponse>
          );
        })}
      </List>
    </Part>
  );
});

const Part = styled.section`
  margin-top: ${space(2)};
  padding-top: ${space(3)};
  border-top: 1px solid ${theme.colour.line};
  h3 {
    padding-inline: ${space(3)};
    font: 600 ${theme.size.xs} ${theme.font.text};
    letter-spacing: 0;
    color: ${theme.colour.textSoft};
  }
`;

const ApiResponse = styled.li`
  ${row}
  padding-block: ${space(2)};
`;

/** The newest notifications, and below them the last notices of this visit. */
export const NotificationMenu = observer(function NotificationMenu(props: InboxMenuProps) {
  const { door, onOpenChange } = props;
  const inbox = door.inboxes?.notifications;
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
            now={door.openedAt}
            onRead={() => void inbox?.read(item.id)}
            onLeave={() => {
              onOpenChange(false);
            }}
          />
        )}
      />
      <RecentToasts history={door.history} now={door.openedAt} />
    </InboxPanel>
  );
});
