import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Button } from '../shared/Button';
import { NeedsScript } from '../shared/NeedsScript';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import type { ReportSubject } from './report-door.view-model';
import { reportTitles } from './report-words';

export interface ReportButtonProps {
  readonly subject: ReportSubject;
  /** On a phone the picture says it. */
  readonly compact?: boolean;
  readonly onReport: (subject: ReportSubject) => void;
}

/** Begins a report of what it stands at. */
export const ReportButton = observer(function ReportButton({ subject, compact = false, onReport }: ReportButtonProps) {
  return (
    <NeedsScript>
      <Face
        variant="quiet"
        icon="alert-triangle"
        data-compact={compact ? '' : undefined}
        aria-label={reportTitles[subject.kind]}
        onClick={() => {
          onReport(subject);
        }}
      >
        <span>Report</span>
      </Face>
    </NeedsScript>
  );
});

const Face = styled(Button)`
  justify-self: start;
  @media (max-width: 639px) {
    justify-self: center;
    &[data-compact] {
      min-width: ${theme.target};
      padding-inline: ${space(3)};
    }
    &[data-compact] > span {
      display: none;
    }
  }
`;
