import { observer } from 'mobx-react-lite';
import { Blank } from '../shared/Blank';
import type { IconName } from '../shared/icon-names';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { Panel } from './account.styles';
import { BrowserGroup } from './BrowserGroup';
import { SettingRow } from './SettingRow';

const ROWS: readonly (readonly [icon: IconName, title: string, button?: string])[] = [
  ['mail', 'Email address'],
  ['key', 'Password', '148px'],
  ['users', 'Connected accounts'],
  ['shield', 'Two-factor sign-in', '76px'],
  ['bell', 'Emails about new sign-ins', '60px'],
];

/** The security settings while it is asked how they are, in the room that they mostly take. */
export const SettingsSkeleton = observer(function SettingsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div aria-hidden="true">
        <Panel>
          {ROWS.map(([icon, title, button]) => (
            <SettingRow
              key={title}
              icon={icon}
              title={title}
              action={button === undefined ? undefined : <Blank $width={button} $height="44px" />}
            >
              <Blank $width="240px" />
            </SettingRow>
          ))}
        </Panel>
        <BrowserGroup heading={<h3>Signed-in browsers</h3>}>
          <Panel>
            <SettingRow icon="monitor" title="This browser">
              <Blank $width="280px" />
            </SettingRow>
          </Panel>
        </BrowserGroup>
      </div>
    </div>
  );
});
