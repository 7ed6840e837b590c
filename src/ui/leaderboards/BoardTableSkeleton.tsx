import { styled } from 'styled-components';
import { Blank } from '../shared/Blank';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

const ROWS = ['58%', '44%', '52%', '36%', '48%'] as const;

/** The shape of a board that is still to come. */
export function BoardTableSkeleton() {
  return (
    <Waiting>
      <VisuallyHidden role="status">Loading the leaderboard</VisuallyHidden>
      {ROWS.map((width) => (
        <Row key={width} aria-hidden="true">
          <Blank $width={width} />
        </Row>
      ))}
    </Waiting>
  );
}

const Waiting = styled.div`
  display: grid;
  max-width: 880px;
  gap: ${space(1)};
`;

const Row = styled.div`
  display: grid;
  align-items: center;
  height: 52px;
  padding-inline: ${space(3)};
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
`;
