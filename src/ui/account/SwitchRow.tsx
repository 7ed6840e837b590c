import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Switch } from 'react-aria-components/Switch';
import { styled } from 'styled-components';
import type { IconName } from '../shared/icon-names';
import { needsScript } from '../shared/NeedsScript';
import { focusRing } from '../theme/mixins';
import { theme } from '../theme/theme';
import { waits } from './account.styles';
import { SettingRow } from './SettingRow';

export interface SwitchRowProps {
  readonly icon?: IconName;
  readonly title: string;
  readonly children: ReactNode;
  readonly on: boolean;
  /** True while the server has not answered. */
  readonly pending?: boolean;
  /** Badge that explains why the switch is disabled. */
  readonly mark?: ReactNode;
  readonly onTurn: (on: boolean) => void;
}

/** A setting with an on/off switch. */
export const SwitchRow = observer(function SwitchRow(props: SwitchRowProps) {
  const { icon, title, children, on, pending = false, mark, onTurn } = props;
  const id = useId();
  const about = useId();
  return (
    <SettingRow
      {...(icon === undefined ? {} : { icon })}
      title={title}
      id={id}
      mark={mark}
      action={
        <Face
          {...needsScript}
          aria-labelledby={id}
          aria-describedby={about}
          isSelected={on}
          isDisabled={mark !== undefined}
          onChange={onTurn}
        >
          <Track data-pending={pending ? '' : undefined} />
        </Face>
      }
    >
      <span id={about}>{children}</span>
    </SettingRow>
  );
});

const Track = styled.span`
  position: relative;
  width: 52px;
  height: 30px;
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.room};
  box-shadow: inset 0 0 0 2px ${theme.colour.textFaint};
  &::after {
    content: '';
    position: absolute;
    top: 6px;
    left: 6px;
    width: 18px;
    height: 18px;
    border-radius: ${theme.radius.pill};
    background: ${theme.colour.textSoft};
    transition: transform ${theme.motion.fast} ${theme.motion.easing};
  }
  &[data-pending] {
    ${waits}
  }
`;

const Face = styled(Switch)`
  display: inline-grid;
  place-items: center;
  min-width: 60px;
  min-height: ${theme.target};
  cursor: pointer;
  &[data-selected] ${Track} {
    background: ${theme.colour.cyan};
    box-shadow: none;
    &::after {
      background: ${theme.colour.onAccent};
      transform: translateX(22px);
    }
  }
  &[data-disabled] {
    opacity: 0.45;
    cursor: default;
  }
  &[data-focus-visible] ${Track} {
    ${focusRing}
  }
  @media ${theme.media.forcedColours} {
    ${Track} {
      border: 2px solid ButtonText;
      forced-color-adjust: none;
      background: Canvas;
      &::after {
        top: 4px;
        left: 4px;
        background: ButtonText;
      }
    }
    &[data-selected] ${Track} {
      background: Highlight;
      &::after {
        background: HighlightText;
      }
    }
    &[data-focus-visible] ${Track} {
      outline-color: Highlight;
    }
  }
`;
