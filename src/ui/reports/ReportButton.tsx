import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Button } from '../shared/Button';
import { NeedsScript } from '../shared/NeedsScript';
import { theme } from '../theme/theme';
import type { ReportSubject } from './report-form.view-model';
import { reportTitles } from './report-form.view-model';

export interface ReportButtonProps {
  readonly subject: ReportSubject;
  readonly onReport: (subject: ReportSubject) => void;
}

/** Button that opens the report dialog for a subject. */
export const ReportButton = observer(function ReportButton({ subject, onReport }: ReportButtonProps) {
  return (
    <NeedsScript>
      <Face
        variant="quiet"
        icon="alert-triangle"
        aria-label={reportTitles[subject.kind]}
        onClick={() => {
          onReport(subject);
        }}
      >
        Report
      </Face>
    </NeedsScript>
  );
});

const Face = styled(Button)`
  justify-self: start;
  @media ${theme.below.medium} {
    justify-self: center;
  }
`;
