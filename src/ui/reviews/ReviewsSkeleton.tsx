import { styled } from 'styled-components';
import { Blank, BlankPanel } from '../shared/Blank';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/theme';
import { Card } from './review.styles';

const SHAPES = ['92%', '64%', '78%'] as const;

/** Placeholder while reviews load. */
export function ReviewsSkeleton() {
  return (
    <Waiting>
      <VisuallyHidden role="status">Loading reviews</VisuallyHidden>
      {SHAPES.map((width) => (
        <Card as="div" key={width} aria-hidden="true">
          <Head>
            <BlankPanel />
            <Blank $width="160px" />
          </Head>
          <Blank $width={width} />
          <Blank $width="48%" />
        </Card>
      ))}
    </Waiting>
  );
}

const Waiting = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  grid-template-rows: 44px;
  align-items: center;
  gap: ${space(3)};
  & > :first-child {
    height: 44px;
    border-radius: 50%;
  }
`;
