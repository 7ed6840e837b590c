import { observer } from 'mobx-react-lite';
import { Paragraph } from './Paragraph';
import { heading, Line, Page } from './skeleton.styles';

/** A heading and words, where nothing else is known of a page. */
export const PlainShape = observer(function PlainShape() {
  return (
    <Page $gap={6}>
      <Line $width="280px" $room={heading.page} />
      <Paragraph lines={5} />
    </Page>
  );
});
