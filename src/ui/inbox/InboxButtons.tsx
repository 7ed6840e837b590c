import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { needsScript } from '../shared/NeedsScript';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { InboxButton } from './InboxButton';
import type { InboxButtonsProps } from './inbox-menu-props';

const loadNotifications = async () => (await import('./NotificationMenu')).NotificationMenu;
const loadMessages = async () => (await import('./MessageMenu')).MessageMenu;

/** The header's notifications and messages, with how many are unread; what is new is told politely (spec 1 §2). */
export const InboxButtons = observer(function InboxButtons(props: InboxButtonsProps) {
  const { notifications, messages } = props.door.inboxes ?? {};
  return (
    <Buttons {...needsScript}>
      <InboxButton
        {...props}
        icon="bell"
        label="Notifications"
        unread={notifications?.unread ?? 0}
        loadMenu={loadNotifications}
      />
      <InboxButton {...props} icon="mail" label="Messages" unread={messages?.unread ?? 0} loadMenu={loadMessages} />
      <VisuallyHidden role="status">{props.door.news}</VisuallyHidden>
    </Buttons>
  );
});

const Buttons = styled.div`
  display: flex;
  flex: none;
  align-items: center;
`;
