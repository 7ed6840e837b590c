import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { ACCOUNT_PURCHASES } from '../account/account-pages';
import type { AuthModalViewModel } from '../auth/auth-modal.view-model';
import { preloadAuthDialog } from '../auth/load-auth-dialog';
import { coinsText } from '../catalog/item.texts';
import type { SessionViewModel } from '../session/session.view-model';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { Icon } from '../shared/Icon';
import { NeedsScript } from '../shared/NeedsScript';
import { space, theme } from '../theme/theme';

export interface BalanceBarProps {
  readonly session: SessionViewModel;
  readonly authModal: AuthModalViewModel;
}

/** The player's coins, or the prompt to log in or sign up (spec 2 §2). */
export const BalanceBar = observer(function BalanceBar({ session, authModal }: BalanceBarProps) {
  const { user } = session;
  if (user === undefined)
    return (
      <Bar>
        <p>Log in or sign up to buy.</p>
        <NeedsScript>
          <Ways onPointerEnter={preloadAuthDialog}>
            <Button onClick={authModal.openLogin}>Login</Button>
            <Button onClick={authModal.openRegister}>Sign Up</Button>
          </Ways>
        </NeedsScript>
      </Bar>
    );
  return (
    <Bar>
      <Coins>
        <Icon name="coins" size={28} colour={theme.colour.warning} />
        <span>
          <Label>Your balance</Label>
          <Amount>{coinsText(user.balance)}</Amount>
        </span>
      </Coins>
      <ButtonLink to={ACCOUNT_PURCHASES} icon="history">
        Purchases
      </ButtonLink>
    </Bar>
  );
});

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(8)};
  min-height: 76px;
  padding: ${space(3)} ${space(5)};
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  box-shadow: inset 0 0 0 1px ${theme.colour.line};
  @media (max-width: 639px) {
    width: 100%;
  }
`;

const Ways = styled.span`
  display: flex;
  gap: ${space(2)};
`;

const Coins = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

const Label = styled.span`
  display: block;
  font-size: ${theme.size.xs};
  color: ${theme.colour.textSoft};
`;

const Amount = styled.strong`
  display: block;
  font: 600 ${theme.size.lg} / 1.2 ${theme.font.heading};
  font-variant-numeric: tabular-nums;
`;
