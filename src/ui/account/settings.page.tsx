import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useLocation } from 'react-router-dom';
import type { TimeZone } from '../../domain/shared/time-zone';
import { exactDate } from '../../domain/shared/written-date';
import type { SessionViewModel } from '../session/session.view-model';
import { Blank } from '../shared/Blank';
import { Button } from '../shared/Button';
import { ChoiceRow } from '../shared/ChoiceRow';
import { rescueFocus } from '../shared/focus';
import { useTimeZone } from '../shared/time-zone-context';
import { useScreen } from '../shared/use-screen';
import { DeletionRow } from './DeletionRow';
import { PlainSettingRow } from './PlainSettingRow';
import { SectionFailure } from './SectionFailure';
import { SecuritySection } from './SecuritySection';
import { SettingRow } from './SettingRow';
import type { AccountDeletionViewModel } from './account-deletion.view-model';
import type { AccountServices } from './account-services';
import { accountHead } from './account-notices';
import { Page, Panel, Section } from './account.styles';
import type { DataCopyViewModel } from './data-copy.view-model';
import type { PlainGroup } from './setting.texts';
import { settingTexts } from './setting.texts';

/** Requests and downloads the data export. */
const DataCopyRow = observer(function DataCopyRow({ copy }: { readonly copy: DataCopyViewModel }) {
  const ready = copy.stage === 'ready';
  const zone = useTimeZone();
  const text = useRef<HTMLSpanElement>(null);
  const request = async () => {
    await copy.request();
    // The button is disabled while the export is in progress.
    rescueFocus(() => text.current);
  };
  return (
    <SettingRow
      icon="download"
      title="Download my data"
      action={
        <Button
          busy={copy.busy}
          disabled={copy.stage === 'being-made'}
          onClick={() => void (ready ? copy.save() : request())}
        >
          {ready ? 'Download' : 'Request a copy'}
        </Button>
      }
    >
      <span ref={text} role="status" tabIndex={-1}>
        {textOf(copy, zone)}
      </span>
    </SettingRow>
  );
});

function textOf({ stage, copy }: DataCopyViewModel, zone: TimeZone): string {
  switch (stage) {
    case 'none':
      return 'A file with everything we store about you. This may take a few minutes.';
    case 'being-made':
      return 'We’re preparing your file. You can leave this page; we’ll let you know when it’s ready.';
    case 'ready':
      return `Your file is ready to download until ${exactDate(copy?.expires ?? '', zone)}.`;
    case 'expired':
      return 'Your file has expired. Request a new one.';
  }
}

interface YourDataSectionProps {
  readonly createAccountDeletion: () => AccountDeletionViewModel;
}

/** The data-export and account-deletion settings. */
export const YourDataSection = observer(function YourDataSection({ createAccountDeletion }: YourDataSectionProps) {
  const leaving = useScreen(createAccountDeletion);
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

interface PlainSettingsProps extends Pick<AccountServices, 'createSetting'> {
  readonly group: PlainGroup;
  readonly title: string;
}

/** A group of settings that are changed one by one. */
export const PlainSettings = observer(function PlainSettings({ group, title, createSetting }: PlainSettingsProps) {
  const id = useId();
  return (
    <Section id={group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Panel>
        {Object.entries(settingTexts[group]).map(([field, texts]) => (
          <PlainSettingRow key={field} group={group} field={field} texts={texts} createSetting={createSetting} />
        ))}
      </Panel>
    </Section>
  );
});

/** A group of settings; its id is the URL's fragment. */
interface SettingGroup {
  readonly id: PlainGroup | 'security' | 'general';
  readonly title: string;
}

/** Groups in display order. */
const settingGroups = [
  { id: 'security', title: 'Security' },
  { id: 'privacy', title: 'Privacy' },
  { id: 'community', title: 'Community' },
  { id: 'media', title: 'Media' },
  { id: 'notification', title: 'Notifications' },
  { id: 'general', title: 'Your data' },
] as const satisfies readonly SettingGroup[];

interface SettingsPageProps extends Pick<
  AccountServices,
  'createSecurity' | 'createSetting' | 'createAccountDeletion'
> {
  readonly session: SessionViewModel;
}

/** The player's settings by group; the URL's fragment selects one. */
export const SettingsPage = observer(function SettingsPage(props: SettingsPageProps) {
  const { session, createSecurity, createSetting, createAccountDeletion } = props;
  const { hash } = useLocation();
  const choices = settingGroups.map(({ id, title }) => ({ title, to: `#${id}`, current: hash === `#${id}` }));
  return (
    <Page>
      <h1>Settings</h1>
      <ChoiceRow label="Settings sections" variant="pills" choices={choices} />
      {settingGroups.map(({ id, title }) => {
        switch (id) {
          case 'security':
            return (
              <SecuritySection
                key={id}
                createSecurity={createSecurity}
                username={session.owner?.username ?? ''}
                provider={session.user?.provider}
              />
            );
          case 'general':
            return <YourDataSection key={id} createAccountDeletion={createAccountDeletion} />;
          default:
            return <PlainSettings key={id} group={id} title={title} createSetting={createSetting} />;
        }
      })}
    </Page>
  );
});

/** Returns the lazily loaded part of the settings route. */
export function settingsRoute(services: AccountServices, session: SessionViewModel) {
  const Component = observer(function SettingsRoute() {
    return <SettingsPage {...services} session={session} />;
  });
  return { Component, handle: accountHead('Settings') } satisfies RouteObject;
}
