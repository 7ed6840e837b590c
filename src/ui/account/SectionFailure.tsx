import { observer } from 'mobx-react-lite';
import { Button } from '../shared/Button';
import { EmptyState } from '../shared/EmptyState';

export interface SectionFailureProps {
  readonly text: string;
  readonly onRetry: () => Promise<void>;
}

/** The error of a section that failed to load, with a retry button. */
export const SectionFailure = observer(function SectionFailure({ text, onRetry }: SectionFailureProps) {
  return (
    <div role="alert">
      <EmptyState icon="alert-triangle" text={text}>
        <Button icon="rotate-cw" onClick={() => void onRetry()}>
          Try again
        </Button>
      </EmptyState>
    </div>
  );
});
