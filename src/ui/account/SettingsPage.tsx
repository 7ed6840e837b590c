import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import type { SessionViewModel } from '../session/session.view-model';
import { ChoiceRow } from '../shared/ChoiceRow';
import { Page } from './account.styles';
import type { AccountServices } from './account-services';
import { PlainSettings } from './PlainSettings';
import { SecuritySection } from './SecuritySection';
import { settingGroups } from './setting-groups';
import { YourDataSection } from './YourDataSection';

export interface SettingsPageProps extends Pick<AccountServices, 'createSecurity' | 'createSetting' | 'createLeaving'> {
  readonly session: SessionViewModel;
}

/** The player's settings, group by group; the address can name one. */
export const SettingsPage = observer(function SettingsPage(props: SettingsPageProps) {
  const { session, createSecurity, createSetting, createLeaving } = props;
  const { hash } = useLocation();
  const choices = settingGroups.map(({ id, title }) => ({ title, to: `#${id}`, current: hash === `#${id}` }));
  return (
    <Page>
      <h1>Settings</h1>
      <ChoiceRow label="Groups of settings" look="pills" choices={choices} />
      {settingGroups.map(({ id, title }) => {
        switch (id) {
          case 'security':
            return (
              <SecuritySection key={id} createSecurity={createSecurity} username={session.owner?.username ?? ''} />
            );
          case 'general':
            return <YourDataSection key={id} createLeaving={createLeaving} />;
          default:
            return <PlainSettings key={id} group={id} title={title} createSetting={createSetting} />;
        }
      })}
    </Page>
  );
});
