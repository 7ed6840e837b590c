import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useScreen } from '../shared/use-screen';
import { Blank } from '../shared/Blank';
import { Panel, Section } from './account.styles';
import { DataCopyRow } from './DataCopyRow';
import { DeletionRow } from './DeletionRow';
import type { AccountDeletionViewModel } from './account-deletion.view-model';
import { SectionFailure } from './SectionFailure';
import { SettingRow } from './SettingRow';

export interface YourDataSectionProps {
  readonly createLeaving: () => AccountDeletionViewModel;
}

/** A copy of the player's data, and the end of the account. */
export const YourDataSection = observer(function YourDataSection({ createLeaving }: YourDataSectionProps) {
  const leaving = useScreen(createLeaving);
  const id = useId();
  return (
    <Section id="general" aria-labelledby={id} aria-busy={!leaving.loaded && leaving.failure === undefined}>
      <h2 id={id}>Your data</h2>
      {leaving.failure === undefined ? (
        <Panel>
          {leaving.loaded ? (
            <>
              <DataCopyRow copy={leaving.copy} />
              <DeletionRow deletion={leaving.deletion} />
            </>
          ) : (
            <>
              <SettingRow icon="download" title="Download my data" action={<Blank $width="136px" $height="44px" />}>
                <Blank $width="70%" />
              </SettingRow>
              <SettingRow icon="alert-triangle" title="Delete account" action={<Blank $width="140px" $height="44px" />}>
                <Blank $width="60%" />
              </SettingRow>
            </>
          )}
        </Panel>
      ) : (
        <SectionFailure text={leaving.failure} onRetry={leaving.refresh} />
      )}
    </Section>
  );
});
