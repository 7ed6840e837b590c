import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { useScreen } from '../shared/use-screen';
import { Actions, Blank, Panel, Section } from './account-look';
import { DataCopyRow } from './DataCopyRow';
import { DeletionRow } from './DeletionRow';
import type { LeavingViewModel } from './leaving.view-model';
import { SettingRow } from './SettingRow';

export interface PrivacyAndDataSectionProps {
  readonly createLeaving: () => LeavingViewModel;
}

/** A copy of the player's data, and the end of the account. */
export const PrivacyAndDataSection = observer(function PrivacyAndDataSection({
  createLeaving,
}: PrivacyAndDataSectionProps) {
  const leaving = useScreen(createLeaving);
  const id = useId();
  return (
    <Section aria-labelledby={id} aria-busy={!leaving.loaded && leaving.failure === undefined}>
      <h2 id={id}>Privacy & data</h2>
      <Panel>
        {leaving.loaded ? (
          <>
            <DataCopyRow copy={leaving.copy} />
            <DeletionRow deletion={leaving.deletion} />
          </>
        ) : (
          <>
            <SettingRow icon="download" title="Download my data">
              <Blank $width="70%" />
            </SettingRow>
            <SettingRow icon="alert-triangle" title="Delete account">
              <Blank $width="60%" />
            </SettingRow>
          </>
        )}
      </Panel>
      <Failure message={leaving.failure} />
      {leaving.failure === undefined ? null : (
        <Actions>
          <Button onClick={() => void leaving.refresh()}>Try again</Button>
        </Actions>
      )}
    </Section>
  );
});
