import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';
import type { Audience } from '../../domain/session/current-user';
import { AUDIENCES, isAudience } from '../../domain/session/current-user';
import { settingKind } from '../../domain/session/read-settings';
import { settingHasEffect } from '../../domain/session/settings-without-effect';
import { commonTexts } from '../notices/texts/common.texts';
import { Badge } from '../shared/Badge';
import { Blank } from '../shared/Blank';
import { needsScript } from '../shared/NeedsScript';
import { useIsMounted } from '../shared/use-deferred';
import { useScreen } from '../shared/use-screen';
import { focusRing } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { SettingRow } from './SettingRow';
import { SwitchRow } from './SwitchRow';
import type { AccountServices } from './account-services';
import { waits } from './account.styles';
import type { PlainGroup, SettingTexts } from './setting.texts';

interface AudienceRowProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly value: unknown;
  /** True while the server has not answered. */
  readonly pending: boolean;
  /** Badge that explains why the setting is disabled. */
  readonly mark?: ReactNode;
  readonly labels: Readonly<Record<Audience, string>>;
  readonly onChoose: (audience: Audience) => void;
}

const AUDIENCE_LABELS: Readonly<Record<Audience, string>> = { all: 'Everybody', friends: 'Friends', none: 'Nobody' };

/** A setting for an audience: everybody, friends or nobody. */
const AudienceRow = observer(function AudienceRow(props: AudienceRowProps) {
  const { title, children, value, pending, mark, labels, onChoose } = props;
  const id = useId();
  const about = useId();
  return (
    <SettingRow
      title={title}
      id={id}
      mark={mark}
      wide
      action={
        <Group
          {...needsScript}
          aria-labelledby={id}
          aria-describedby={about}
          orientation="horizontal"
          data-pending={pending ? '' : undefined}
          value={isAudience(value) ? value : null}
          isDisabled={mark !== undefined}
          onChange={(chosen) => {
            if (isAudience(chosen)) onChoose(chosen);
          }}
        >
          {AUDIENCES.map((audience) => (
            <Choice key={audience} value={audience}>
              {labels[audience]}
            </Choice>
          ))}
        </Group>
      }
    >
      <span id={about}>{children}</span>
    </SettingRow>
  );
});

const Group = styled(RadioGroup)`
  display: flex;
  padding: 4px;
  border-radius: calc(${theme.target} / 2 + 4px);
  background: ${theme.colour.room};
  box-shadow: ${theme.hairlineShadow};
  &[data-disabled] {
    opacity: 0.45;
  }
  &[data-pending] {
    ${waits}
  }
  @media ${theme.below.medium} {
    width: 100%;
  }
  /* Too narrow for three choices in one line, as with a large font. */
  @container (width < 15.5em) {
    flex-direction: column;
  }
`;

const Choice = styled(Radio)`
  flex: 1 1 auto;
  display: grid;
  place-items: center;
  text-align: center;
  min-height: ${theme.target};
  padding-inline: ${space(4)};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.size.sm};
  font-weight: 600;
  color: ${theme.colour.textSoft};
  cursor: pointer;
  @media ${theme.below.medium} {
    padding-inline: ${space(2)};
  }
  &[data-hovered] {
    color: ${theme.colour.text};
  }
  &[data-disabled] {
    cursor: default;
  }
  &[data-selected] {
    color: ${theme.colour.onAccent};
    background: ${theme.colour.cyan};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  @media ${theme.media.forcedColours} {
    &[data-selected] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`;

export interface PlainSettingRowProps extends Pick<AccountServices, 'createSetting'> {
  readonly group: PlainGroup;
  readonly field: string;
  readonly texts: SettingTexts;
}

const soon = <Badge>{commonTexts['coming-soon'].title}</Badge>;

/** One setting as a switch or a choice of an audience; disabled if it has no effect yet. */
export const PlainSettingRow = observer(function PlainSettingRow(props: PlainSettingRowProps) {
  const { createSetting, group, field, texts } = props;
  const setting = useScreen(() => createSetting({ group, field }));
  const { value, on, pending, choose } = setting;
  const { title, text, friends = AUDIENCE_LABELS.friends } = texts;
  const mark = settingHasEffect(group, field) ? undefined : soon;
  const isFlag = settingKind(value) === 'flag';
  // Controls do nothing before hydration. The hidden inputs of React Aria also need inline styles that the CSP may block.
  if (!useIsMounted()) {
    const room = <Blank {...needsScript} $width={isFlag ? '60px' : '276px'} $height={isFlag ? '44px' : '52px'} />;
    return (
      <SettingRow title={title} mark={mark} wide={!isFlag} action={room}>
        {text}
      </SettingRow>
    );
  }
  return isFlag ? (
    <SwitchRow title={title} on={on} pending={pending} mark={mark} onTurn={(isOn) => void choose(isOn)}>
      {text}
    </SwitchRow>
  ) : (
    <AudienceRow
      title={title}
      value={value}
      pending={pending}
      mark={mark}
      labels={{ ...AUDIENCE_LABELS, friends }}
      onChoose={(chosen) => void choose(chosen)}
    >
      {text}
    </AudienceRow>
  );
});
