import { observer } from 'mobx-react-lite';
import { Blank } from '../shared/Blank';
import { Button } from '../shared/Button';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { Panel } from './account.styles';
import type { AccountHomeViewModel } from './account-home.view-model';
import { AddressRow } from './AddressRow';
import { SettingRow } from './SettingRow';

/** The player's address on the account's home: the way to verify it is here as long as it is not. */
export const AddressPanel = observer(function AddressPanel({ home }: { readonly home: AccountHomeViewModel }) {
  const { overview, failure, address } = home;
  if (overview !== undefined)
    return (
      <Panel>
        <AddressRow level={2} overview={overview} address={address} />
      </Panel>
    );
  if (failure !== undefined)
    return (
      <Panel role="alert">
        <SettingRow
          level={2}
          icon="alert-triangle"
          title="Email address"
          action={
            <Button icon="rotate-cw" onClick={() => void home.load()}>
              Try again
            </Button>
          }
        >
          {failure}
        </SettingRow>
      </Panel>
    );
  return (
    <Panel role="status">
      <SettingRow level={2} icon="mail" title="Email address">
        <VisuallyHidden>Loading</VisuallyHidden>
        <Blank $width="240px" />
      </SettingRow>
    </Panel>
  );
});
