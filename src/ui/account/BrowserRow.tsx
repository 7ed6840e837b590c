import { observer } from 'mobx-react-lite';
import type { DeviceKind, SignedInBrowser } from '../../domain/account/signed-in-browser';
import { deviceKind } from '../../domain/account/signed-in-browser';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { DateText } from '../shared/DateText';
import type { IconName } from '../shared/icon-names';
import { SettingRow } from './SettingRow';

const ICONS: Readonly<Record<DeviceKind, IconName>> = {
  headset: 'goggles',
  phone: 'smartphone',
  computer: 'monitor',
};

export interface BrowserRowProps {
  readonly browser: SignedInBrowser;
  readonly leaving: boolean;
  readonly onSignOut: () => void;
}

/** A browser in which the player is signed in. */
export const BrowserRow = observer(function BrowserRow({ browser, leaving, onSignOut }: BrowserRowProps) {
  const { device, current, firstSeen, lastSeen } = browser;
  return (
    <SettingRow
      icon={ICONS[deviceKind(device)]}
      title={device}
      mark={current ? <Badge tone="info">This browser</Badge> : undefined}
      action={
        current ? undefined : (
          <Button busy={leaving} aria-label={`Sign out ${device}`} onClick={onSignOut}>
            Sign out
          </Button>
        )
      }
    >
      Last used <DateText date={lastSeen} flows /> · Signed in <DateText date={firstSeen} flows />
    </SettingRow>
  );
});
