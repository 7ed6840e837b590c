import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Panel } from '../account/account.styles';
import { Blank } from '../shared/Blank';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';

const three = [0, 1, 2];

/** The list of friends while it is asked for. */
export const FriendsSkeleton = observer(function FriendsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Panel aria-hidden="true">
        {three.map((row) => (
          <Row key={row}>
            <Blank $width="48px" $height="48px" />
            <Blank $width="180px" />
          </Row>
        ))}
      </Panel>
    </div>
  );
});

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: 84px;
`;
