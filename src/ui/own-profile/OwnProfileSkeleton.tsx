import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { panel } from '../account/account.styles';
import { Blank } from '../shared/Blank';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';

/** The profile while it is asked for, in the room that it takes. */
export const OwnProfileSkeleton = observer(function OwnProfileSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Shapes aria-hidden="true">
        <Shape>
          <Blank $width="128px" $height="128px" />
        </Shape>
        <Shape>
          <Blank $width="60%" $height="52px" />
          <Blank $width="100%" $height="140px" />
          <Blank $width="60%" $height="52px" />
        </Shape>
      </Shapes>
    </div>
  );
});

const Shapes = styled.div`
  display: grid;
  gap: ${space(8)};
`;

const Shape = styled.div`
  ${panel}
  display: grid;
  gap: ${space(6)};
  padding: ${space(6)};
`;
