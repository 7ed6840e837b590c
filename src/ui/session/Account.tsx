import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { CurrentUser } from '../../domain/session/current-user';
import { displayName } from '../../domain/session/current-user';
import { humanizeNumber } from '../../domain/shared/humanize-number';
import { useDeferred } from '../shared/use-deferred';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { Avatar } from './Avatar';
import { Balance } from './Balance';
import type { SessionViewModel } from './session.view-model';

export interface AccountProps {
  readonly user: CurrentUser;
  readonly session: SessionViewModel;
}

const loadMenu = () => import('./AccountMenu');

/** The signed-in player's button and, once asked for, its menu. */
export const Account = observer(function Account({ user, session }: AccountProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const couldNotOpen = useCallback(() => {
    setOpen(false);
    session.couldNotOpenMenu();
  }, [session]);
  const late = useDeferred(open, loadMenu, couldNotOpen);
  const name = displayName(user);
  const preload = () => void loadMenu().catch(() => undefined);
  return (
    <>
      <Face
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={`${name}, ${humanizeNumber(user.balance)} coins${session.premium ? ', premium' : ''}: account menu`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <Words>
          <Name>{name}</Name>
          <Balance coins={user.balance} />
        </Words>
        <Avatar picture={user.avatar.tn} premium={session.premium} />
      </Face>
      {late === undefined ? null : (
        <late.AccountMenu user={user} session={session} trigger={button} open={open} onOpenChange={setOpen} />
      )}
    </>
  );
});

const Face = styled.button`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(3)};
  min-width: 48px;
  min-height: 48px;
  max-width: 100%;
  padding: ${space(1)};
  border-radius: ${theme.radius.pill};
  text-align: right;
  &:hover,
  &[aria-expanded='true'] {
    background: ${theme.colour.line};
  }
  &:focus-visible {
    border-radius: ${theme.radius.pill};
  }
`;

const Words = styled.span`
  display: none;
  min-width: 0;
  padding-left: ${space(3)};
  line-height: 1.25;
  @media ${theme.wide} {
    display: block;
  }
`;

const Name = styled.span`
  display: block;
  overflow: hidden;
  font-weight: 600;
  font-size: ${theme.size.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
