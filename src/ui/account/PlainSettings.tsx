import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Panel, Section } from './account.styles';
import type { AccountServices } from './account-services';
import { PlainSettingRow } from './PlainSettingRow';
import type { PlainGroup } from './setting.texts';
import { settingWords } from './setting.texts';

export interface PlainSettingsProps extends Pick<AccountServices, 'createSetting'> {
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
        {Object.entries(settingWords[group]).map(([field, words]) => (
          <PlainSettingRow key={field} group={group} field={field} words={words} createSetting={createSetting} />
        ))}
      </Panel>
    </Section>
  );
});
