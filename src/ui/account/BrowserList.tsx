import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { DeviceKind, SignedInBrowser } from '../../domain/account/security-overview';
import { deviceKind } from '../../domain/account/security-overview';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { DateText } from '../shared/DateText';
import type { IconName } from '../shared/icon-names';
import { rescueFocus } from '../shared/focus';
import { space } from '../theme/theme';
import { BrowserGroup } from './BrowserGroup';
import { SettingRow } from './SettingRow';
import { Panel } from './account.styles';
import type { BrowsersViewModel } from './browsers.view-model';

const ICONS: Readonly<Record<DeviceKind, IconName>> = {
  headset: 'goggles',
  phone: 'smartphone',
  computer: 'monitor',
};

interface BrowserRowProps {
  readonly browser: SignedInBrowser;
  readonly leaving: boolean;
  readonly onSignOut: () => void;
}

/** A browser in which the player is logged in. */
const BrowserRow = observer(function BrowserRow({ browser, leaving, onSignOut }: BrowserRowProps) {
  const { device, current, firstSeen, lastSeen } = browser;
  return (
    <SettingRow
      icon={ICONS[deviceKind(device)]}
      title={device}
      mark={current ? <Badge tone="info">This browser</Badge> : undefined}
      action={
        current ? undefined : (
          <Button busy={leaving} aria-label={`Log out ${device}`} onClick={onSignOut}>
            Log out
          </Button>
        )
      }
    >
      Last used <DateText date={lastSeen} flows /> · Logged in <DateText date={firstSeen} flows />
    </SettingRow>
  );
});

/** The browsers in which the player is logged in, with buttons to sign them out. */
export const BrowserList = observer(function BrowserList({ browsers }: { readonly browsers: BrowsersViewModel }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const rescued = async (ended: Promise<void>) => {
    await ended;
    rescueFocus(() => heading.current);
  };
  const unfold = () => {
    browsers.unfold();
    rescueFocus(() => heading.current);
  };
  return (
    <BrowserGroup
      labelledBy={id}
      heading={
        <h3 ref={heading} id={id} tabIndex={-1}>
          Where you’re logged in
        </h3>
      }
      action={
        browsers.hasOthers ? (
          <Button variant="quiet" icon="log-out" onClick={() => void rescued(browsers.endOthers())}>
            Log out all others
          </Button>
        ) : undefined
      }
    >
      <Panel as="ul">
        {browsers.shown.map((browser) => (
          <li key={browser.id}>
            <BrowserRow
              browser={browser}
              leaving={browsers.isLeaving(browser)}
              onSignOut={() => void rescued(browsers.end(browser))}
            />
          </li>
        ))}
        {browsers.folded === 0 ? null : (
          <More>
            <Button variant="quiet" onClick={unfold}>
              Show {browsers.folded} more
            </Button>
          </More>
        )}
      </Panel>
    </BrowserGroup>
  );
});

const More = styled.li`
  display: grid;
  justify-items: center;
  padding-block: ${space(3)};
`;
