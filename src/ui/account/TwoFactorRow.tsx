import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { SecurityOverview } from '../../domain/account/security-overview';
import { runsOutOfCodes } from '../../domain/account/security-overview';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { rescueFocus } from '../shared/focus';
import { SettingRow } from './SettingRow';
import type { TwoFactorViewModel } from './two-factor.view-model';

export interface TwoFactorRowProps {
  readonly overview: Pick<SecurityOverview, 'twoFactor' | 'recoveryLeft'>;
  readonly twoFactor: TwoFactorViewModel;
}

const BUTTON = 'two-factor';

/** Whether signing in asks for a code, and the ways to change that. */
export const TwoFactorRow = observer(function TwoFactorRow({ overview, twoFactor }: TwoFactorRowProps) {
  const ask = (on: 'proof' | 'renew' | 'end') => () => {
    twoFactor.ask(on);
  };
  useFocusAfterChange(overview.twoFactor, twoFactor.open);
  if (!overview.twoFactor) {
    return (
      <SettingRow
        icon="shield"
        title="Two-factor sign-in"
        mark={<Badge>Off</Badge>}
        action={
          <Button id={BUTTON} onClick={ask('proof')}>
            Set up
          </Button>
        }
      >
        With it, whoever has your password still needs a code of an app on your phone.
      </SettingRow>
    );
  }
  const few = runsOutOfCodes(overview);
  return (
    <SettingRow
      icon="shield"
      title="Two-factor sign-in"
      mark={
        <Badge tone="success" icon="check">
          On
        </Badge>
      }
      action={
        <>
          <Button id={BUTTON} variant={few ? 'primary' : 'secondary'} onClick={ask('renew')}>
            New recovery codes
          </Button>
          <Button variant="quiet" onClick={ask('end')}>
            Switch off
          </Button>
        </>
      }
    >
      {overview.recoveryLeft === 1 ? '1 recovery code is left.' : `${overview.recoveryLeft} recovery codes are left.`}
      {few ? ' Make new ones before you need them.' : null}
    </SettingRow>
  );
});

/** The buttons change with what is on: whose button has gone finds the other one. */
function useFocusAfterChange(on: boolean, open: boolean): void {
  const shown = useRef(false);
  useEffect(() => {
    if (shown.current && !open) rescueFocus(() => document.getElementById(BUTTON));
    shown.current = true;
  }, [on, open]);
}
