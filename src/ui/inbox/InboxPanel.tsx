import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import type { DropdownItem } from '../../domain/notices/header-dropdown';
import type { InboxShown } from '../../domain/notices/inbox-page';
import { commonTexts } from '../notices/texts/common.texts';
import { Button } from '../shared/Button';
import { IconButton } from '../shared/IconButton';
import { keepClear } from '../shared/keep-clear';
import { popoverStyle } from '../shared/popover.styles';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { navigationSize } from '../shell/navigation-size';
import { focusInside } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { InboxSkeleton } from './InboxSkeleton';
import { inboxUrl } from './inbox-page.texts';
import type { InboxMenuProps } from './inbox-menu-props';
import { List, Plain } from './inbox.styles';
import type { InboxViewModel } from './inbox.view-model';

interface InboxPanelProps extends InboxMenuProps {
  readonly title: string;
  /** Undefined for a visitor and while the script loads. */
  readonly inbox: { readonly unread: number; opened(): void; markSeen(): void; read(): Promise<void> } | undefined;
  /** Kind of items that the link to the inbox page shows. */
  readonly all: Exclude<InboxShown, 'all'>;
  readonly children: ReactNode;
}

/** Panel of a dropdown below its button; a full-width sheet on phones. */
export const InboxPanel = observer(function InboxPanel(props: InboxPanelProps) {
  const { title, inbox, session, trigger, open, onOpenChange, all, children } = props;
  return (
    <Panel
      {...keepClear}
      triggerRef={trigger}
      isOpen={open}
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={6}
    >
      <Content aria-label={title}>
        <MarkSeen inbox={inbox} open={open} />
        <Top>
          <h2>{title}</h2>
          {inbox === undefined || inbox.unread === 0 ? null : (
            <Button variant="quiet" icon="check" onClick={() => void inbox.read()}>
              Mark all as read
            </Button>
          )}
          <CloseSlot>
            <IconButton
              icon="x"
              label="Close"
              onClick={() => {
                onOpenChange(false);
              }}
            />
          </CloseSlot>
        </Top>
        {children}
        {session.user === undefined ? null : (
          <SeeAll
            to={inboxUrl({ show: all, unread: false })}
            onClick={() => {
              onOpenChange(false);
            }}
          >
            See all <VisuallyHidden>{title.toLowerCase()}</VisuallyHidden>
          </SeeAll>
        )}
      </Content>
    </Panel>
  );
});

/** Loads the items when the dropdown opens, and marks all as seen then and when it closes. Items that arrive while it fades out are not seen. */
function MarkSeen({ inbox, open }: Pick<InboxPanelProps, 'inbox' | 'open'>) {
  useEffect(() => {
    if (!open) return undefined;
    inbox?.opened();
    return () => {
      inbox?.markSeen();
    };
  }, [inbox, open]);
  return null;
}

/* Overrides the inline position styles of the popover. */
const sheet = css`
  /* Above the toasts, if the window is too low for both. */
  z-index: ${theme.layer.toast + 1} !important;
  position: fixed !important;
  inset: auto 0 ${navigationSize.bar} 0 !important;
  width: auto;
  max-height: calc(100dvh - ${navigationSize.bar} - 72px) !important;
  border-radius: ${theme.radius.panel} ${theme.radius.panel} 0 0;
  --away: translateY(24px);
`;

const Panel = styled(Popover)`
  ${popoverStyle}
  width: 400px;
  overflow-y: auto;
  overscroll-behavior: contain;
  @media ${theme.below.medium} {
    ${sheet}
  }
`;

const Content = styled(Dialog)`
  padding: ${space(2)};
  outline: none;
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 48px;
  padding-left: ${space(3)};
  h2 {
    flex: 1;
    font-size: ${theme.size.md};
  }
  @media ${theme.below.compact} {
    gap: 0;
    button {
      padding-inline: ${space(1)};
    }
  }
`;

const SeeAll = styled(Link)`
  display: grid;
  place-items: center;
  min-height: ${theme.target};
  margin-top: ${space(2)};
  border-radius: 8px;
  font-size: ${theme.size.sm};
  font-weight: 600;
  color: ${theme.colour.cyan};
  &:hover {
    background: ${theme.colour.line};
  }
  ${focusInside}
`;

const CloseSlot = styled.span`
  display: none;
  @media ${theme.below.medium} {
    display: inline;
  }
`;

/** Props of a row besides its item. */
export interface InboxRowProps {
  /** Time at which the list was opened or last changed, in milliseconds since 1970. */
  readonly now: number;
  readonly onRead: () => void;
  /** Called when the player follows the row's link. */
  readonly onLeave?: () => void;
}

interface InboxContentProps<Item extends DropdownItem> extends InboxMenuProps {
  readonly inbox: InboxViewModel<Item> | undefined;
  readonly empty: { readonly title: string; readonly body: string };
  readonly signedOut: { readonly body: string };
  readonly row: (item: Item, props: InboxRowProps) => ReactNode;
}

/** Content of a dropdown: its rows, or a text of spec 1 §8 instead. */
export const InboxContent = observer(function InboxContent<Item extends DropdownItem>(props: InboxContentProps<Item>) {
  const { inbox, menu, session, authModal, onOpenChange, empty, signedOut, row } = props;
  if (session.attempted && session.user === undefined) {
    return (
      <Plain>
        <p>{signedOut.body}</p>
        <Button
          icon="log-in"
          onClick={() => {
            onOpenChange(false);
            authModal.openLogin();
          }}
        >
          Login
        </Button>
      </Plain>
    );
  }
  if (menu.failed || inbox?.phase === 'failed') {
    return (
      <Plain role="alert">
        <p>{inbox?.failure ?? commonTexts['network-failed'].body}</p>
        <Button icon="rotate-cw" onClick={() => void (inbox?.tryAgain() ?? menu.load())}>
          Try again
        </Button>
      </Plain>
    );
  }
  if (inbox?.phase !== 'ready') return <InboxSkeleton />;
  if (inbox.items.length === 0) {
    return (
      <Plain>
        <p>
          {empty.title === '' ? null : <strong>{empty.title} – </strong>}
          {empty.body}
        </p>
      </Plain>
    );
  }
  return (
    <List>
      {inbox.items.map((item) => (
        <li key={item.conversation ?? item.id}>
          {row(item, {
            now: menu.openedAt,
            onRead: () => void inbox.read(item.id),
            onLeave: () => {
              onOpenChange(false);
            },
          })}
        </li>
      ))}
    </List>
  );
});
