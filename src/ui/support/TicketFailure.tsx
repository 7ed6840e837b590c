import { observer } from 'mobx-react-lite';
import type { SectionFailureProps } from '../account/SectionFailure';
import { SectionFailure } from '../account/SectionFailure';
import { useFocusFallback } from '../shared/focus';

/** The error of a ticket or form that failed to load. A retry moves the focus to the heading of the page, if it has one. */
export const TicketFailure = observer(function TicketFailure(props: SectionFailureProps) {
  const failure = useFocusFallback<HTMLDivElement>('h1', 'main');
  return (
    <div ref={failure}>
      <SectionFailure {...props} />
    </div>
  );
});
