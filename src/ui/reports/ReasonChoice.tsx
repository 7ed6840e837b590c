import { observer } from 'mobx-react-lite';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';
import type { ReportReason } from '../../domain/reports/report';
import { reportReasons } from '../../domain/reports/report';
import { focusRingInside } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { reasonTexts } from './report-form.view-model';

export interface ReasonChoiceProps {
  readonly reason: ReportReason | undefined;
  readonly disabled: boolean;
  readonly onChoose: (reason: ReportReason) => void;
}

/** Radio buttons for the reason of a report. */
export const ReasonChoice = observer(function ReasonChoice({ reason, disabled, onChoose }: ReasonChoiceProps) {
  return (
    <Group
      isRequired
      value={reason ?? null}
      isReadOnly={disabled}
      onChange={(chosen) => {
        const known = reportReasons.find((one) => one === chosen);
        if (known !== undefined) onChoose(known);
      }}
    >
      <Label>Why are you reporting this?</Label>
      {reportReasons.map((one) => (
        <Choice key={one} value={one}>
          <Dot />
          {reasonTexts[one]}
        </Choice>
      ))}
    </Group>
  );
});

const Group = styled(RadioGroup)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > label {
    margin-bottom: ${space(1)};
    font-weight: 600;
  }
`;

const Dot = styled.span`
  flex: none;
  width: 20px;
  height: 20px;
  border: 2px solid ${theme.colour.textFaint};
  border-radius: ${theme.radius.pill};
`;

const Choice = styled(Radio)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${theme.target};
  padding-inline: ${space(2)};
  border-radius: ${theme.radius.card};
  cursor: pointer;
  &[data-hovered] {
    background: ${theme.colour.line};
  }
  &[data-selected] ${Dot} {
    border: 6px solid ${theme.colour.cyan};
  }
  &[data-focus-visible] {
    ${focusRingInside}
  }
  @media ${theme.media.forcedColours} {
    &[data-selected] ${Dot} {
      forced-color-adjust: none;
      border-color: Highlight;
    }
  }
`;
