import { observer } from 'mobx-react-lite';
import type { SessionViewModel } from '../session/session.view-model';
import { Page } from './account-look';
import type { AccountServices } from './account-services';
import { SecuritySection } from './SecuritySection';

export interface SettingsPageProps extends AccountServices {
  readonly session: SessionViewModel;
}

/** The player's settings. */
export const SettingsPage = observer(function SettingsPage({ session, createSecurity }: SettingsPageProps) {
  return (
    <Page>
      <h1>Settings</h1>
      <SecuritySection createSecurity={createSecurity} username={session.user?.username ?? ''} />
    </Page>
  );
});
