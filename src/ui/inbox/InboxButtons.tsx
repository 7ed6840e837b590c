import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { Deferred } from '../../application/system/deferred';
import { deferred } from '../../application/system/deferred';
import { unreadLabel } from '../../domain/notices/header-dropdown';
import { IconButton } from '../shared/IconButton';
import { needsScript } from '../shared/NeedsScript';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import type { IconName } from '../shared/icon-names';
import { headerButton, useHeaderMenu } from '../session/use-header-menu';
import { theme } from '../theme/theme';
import type { InboxButtonsProps, InboxMenuProps } from './inbox-menu-props';
import { Count } from './count.styles';

interface InboxButtonProps extends InboxButtonsProps {
  readonly icon: IconName;
  readonly label: string;
  readonly unread: number;
  readonly loadMenu: Deferred<ComponentType<InboxMenuProps>>;
}

/** Header button that opens a dropdown. Hover or focus preloads the script of the dropdown. */
const InboxButton = observer(function InboxButton(props: InboxButtonProps) {
  const { icon, label, unread, loadMenu, menu, session, authModal } = props;
  const { button, open, setOpen, menu: Menu } = useHeaderMenu(loadMenu, session);
  const unreadCount = unreadLabel(unread);
  return (
    <Anchor>
      <IconButton
        ref={button}
        {...needsScript}
        {...headerButton}
        icon={icon}
        label={unreadCount === undefined ? label : `${label}, ${unreadCount} unread`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadMenu.preload}
        onFocus={loadMenu.preload}
        onClick={() => {
          menu.opened();
          setOpen(!open);
        }}
      />
      {unreadCount === undefined ? null : <Unread aria-hidden="true">{unreadCount}</Unread>}
      {Menu === undefined ? null : (
        <Menu menu={menu} session={session} authModal={authModal} trigger={button} open={open} onOpenChange={setOpen} />
      )}
    </Anchor>
  );
});

const Anchor = styled.div`
  position: relative;
`;

const Unread = styled(Count)`
  position: absolute;
  top: 4px;
  right: 2px;
  box-shadow: 0 0 0 2px ${theme.colour.room};
  pointer-events: none;
`;

const loadNotifications = deferred(async () => (await import('./NotificationMenu')).NotificationMenu);
const loadMessages = deferred(async () => (await import('./MessageMenu')).MessageMenu);

/** Notification and message buttons of the header, with unread counts. A polite live region announces new items (spec 1 §2). */
export const InboxButtons = observer(function InboxButtons(props: InboxButtonsProps) {
  const { notifications, messages } = props.menu.inboxes ?? {};
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
      <VisuallyHidden role="status">{props.menu.arrivals}</VisuallyHidden>
    </Buttons>
  );
});

const Buttons = styled.div`
  display: flex;
  flex: none;
  align-items: center;
`;
