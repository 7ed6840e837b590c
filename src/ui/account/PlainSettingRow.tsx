import { observer } from 'mobx-react-lite';
import { useScreen } from '../shared/use-screen';
import { settingKind } from '../../domain/session/setting-value';
import { settingHasEffect } from '../../domain/session/settings-without-effect';
import { commonTexts } from '../notices/texts/common.texts';
import { Badge } from '../shared/Badge';
import type { AccountServices } from './account-services';
import { Blank } from '../shared/Blank';
import { needsScript } from '../shared/NeedsScript';
import { useIsMounted } from '../shared/use-is-mounted';
import { SettingRow } from './SettingRow';
import { AudienceRow } from './AudienceRow';
import type { PlainGroup, SettingWords } from './setting.texts';
import { SwitchRow } from './SwitchRow';

export interface PlainSettingRowProps extends Pick<AccountServices, 'createSetting'> {
  readonly group: PlainGroup;
  readonly field: string;
  readonly words: SettingWords;
}

const soon = <Badge>{commonTexts['coming-soon'].title}</Badge>;

/** One setting with its name and what it does, as a switch or as a choice of an audience; one without an effect cannot be changed. */
export const PlainSettingRow = observer(function PlainSettingRow(props: PlainSettingRowProps) {
  const { createSetting, group, field, words } = props;
  const setting = useScreen(() => createSetting({ group, field }));
  const { value, on, pending, choose } = setting;
  const { title, text } = words;
  const mark = settingHasEffect(group, field) ? undefined : soon;
  const isFlag = settingKind(value) === 'flag';
  // Before the script runs there is nothing to press, and React Aria's hidden inputs bring styles that a rendered page may not have.
  if (!useIsMounted()) {
    const room = <Blank {...needsScript} $width={isFlag ? '60px' : '276px'} $height={isFlag ? '44px' : '52px'} />;
    return (
      <SettingRow title={title} mark={mark} wide={!isFlag} action={room}>
        {text}
      </SettingRow>
    );
  }
  return isFlag ? (
    <SwitchRow title={title} on={on} pending={pending} mark={mark} onTurn={(turned) => void choose(turned)}>
      {text}
    </SwitchRow>
  ) : (
    <AudienceRow title={title} value={value} pending={pending} mark={mark} onChoose={(chosen) => void choose(chosen)}>
      {text}
    </AudienceRow>
  );
});
