import { observer } from 'mobx-react-lite';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { Blank, Panel } from './account-look';
import { SettingRow } from './SettingRow';

const ROWS = [
  ['mail', 'Email address'],
  ['key', 'Password'],
  ['users', 'Connected accounts'],
  ['shield', 'Two-factor sign-in'],
  ['bell', 'Emails about new sign-ins'],
] as const;

/** The security settings while it is asked how they are. */
export const SettingsSkeleton = observer(function SettingsSkeleton() {
  return (
    <Panel role="status" aria-label="Loading">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div aria-hidden="true">
        {ROWS.map(([icon, title]) => (
          <SettingRow key={title} icon={icon} title={title} action={<Blank $width="132px" $height="44px" />}>
            <Blank $width="240px" />
          </SettingRow>
        ))}
      </div>
    </Panel>
  );
});
