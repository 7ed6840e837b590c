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
import { space, theme } from '../theme/theme';
import { SettingRow } from './SettingRow';
import { SwitchRow } from './SwitchRow';
import type { AccountServices } from './account-services';
import { waits } from './account.styles';
import type { PlainGroup, SettingWords } from './setting.texts';

interface AudienceRowProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly value: unknown;
  /** Waits for the server. */
  readonly pending: boolean;
  /** Why it cannot be chosen. */
  readonly mark?: ReactNode;
  readonly onChoose: (audience: Audience) => void;
}

const WORDS: Readonly<Record<Audience, string>> = { all: 'Everybody', friends: 'Friends', none: 'Nobody' };

/** A setting that opens something to everybody, to friends or to nobody. */
const AudienceRow = observer(function AudienceRow(props: AudienceRowProps) {
  const { title, children, value, pending, mark, onChoose } = props;
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
              {WORDS[audience]}
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
  /* Large letters need lines of their own; the ends are then as round as in one. */
  flex-wrap: wrap;
  padding: 4px;
  border-radius: calc(${theme.target} / 2 + 4px);
  background: ${theme.colour.room};
  box-shadow: inset 0 0 0 1px ${theme.colour.line};
  &[data-disabled] {
    opacity: 0.45;
  }
  &[data-pending] {
    ${waits}
  }
`;

const Choice = styled(Radio)`
  display: grid;
  place-items: center;
  min-height: ${theme.target};
  padding-inline: ${space(4)};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.size.sm};
  font-weight: 600;
  color: ${theme.colour.textSoft};
  cursor: pointer;
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
    outline: 2px solid ${theme.colour.cyan};
    outline-offset: 3px;
  }
  @media (forced-colors: active) {
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
