import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Deferred } from '../../application/system/deferred';
import { deferred } from '../../application/system/deferred';
import { unreadLabel } from '../../domain/notices/header-dropdown';
import { IconButton } from '../shared/IconButton';
import { needsScript } from '../shared/NeedsScript';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import type { IconName } from '../shared/icon-names';
import { useDeferred } from '../shared/use-deferred';
import { theme } from '../theme/theme';
import type { InboxButtonsProps, InboxMenuProps } from './inbox-menu-props';

interface InboxButtonProps extends InboxButtonsProps {
  readonly icon: IconName;
  readonly label: string;
  readonly unread: number;
  readonly loadMenu: Deferred<ComponentType<InboxMenuProps>>;
}

/** One button of the header that opens a dropdown; its script comes when somebody comes near it. */
const InboxButton = observer(function InboxButton(props: InboxButtonProps) {
  const { icon, label, unread, loadMenu, door, session, authModal } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const couldNotOpen = useCallback(() => {
    setOpen(false);
    session.couldNotOpenMenu();
  }, [session]);
  const Menu = useDeferred(open, loadMenu, couldNotOpen);
  const mark = unreadLabel(unread);
  return (
    <Place>
      <IconButton
        ref={button}
        {...needsScript}
        icon={icon}
        label={mark === undefined ? label : `${label}, ${mark} unread`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadMenu.preload}
        onFocus={loadMenu.preload}
        onClick={() => {
          door.opened();
          setOpen(!open);
        }}
      />
      {mark === undefined ? null : <Mark aria-hidden="true">{mark}</Mark>}
      {Menu === undefined ? null : (
        <Menu door={door} session={session} authModal={authModal} trigger={button} open={open} onOpenChange={setOpen} />
      )}
    </Place>
  );
});

const Place = styled.div`
  position: relative;
`;

const Mark = styled.span`
  position: absolute;
  top: 4px;
  right: 2px;
  min-width: 18px;
  padding-inline: 4px;
  border-radius: ${theme.radius.pill};
  font: 700 11px/18px ${theme.font.text};
  font-variant-numeric: tabular-nums;
  text-align: center;
  color: ${theme.colour.onAccent};
  background: ${theme.colour.cyan};
  box-shadow: 0 0 0 2px ${theme.colour.room};
  pointer-events: none;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const loadNotifications = deferred(async () => (await import('./NotificationMenu')).NotificationMenu);
const loadMessages = deferred(async () => (await import('./MessageMenu')).MessageMenu);

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
