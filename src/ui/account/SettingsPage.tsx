import { observer } from 'mobx-react-lite';
import type { SessionViewModel } from '../session/session.view-model';
import { Page } from './account-look';
import type { AccountServices } from './account-services';
import { PrivacyAndDataSection } from './PrivacyAndDataSection';
import { SecuritySection } from './SecuritySection';

export interface SettingsPageProps extends Pick<AccountServices, 'createSecurity' | 'createLeaving'> {
  readonly session: SessionViewModel;
}

/** The player's settings. */
export const SettingsPage = observer(function SettingsPage(props: SettingsPageProps) {
  const { session, createSecurity, createLeaving } = props;
  return (
    <Page>
      <h1>Settings</h1>
      <SecuritySection createSecurity={createSecurity} username={session.owner?.username ?? ''} />
      <PrivacyAndDataSection createLeaving={createLeaving} />
    </Page>
  );
});
