import { observer } from 'mobx-react-lite';
import { keyframes, styled } from 'styled-components';
import { DROPDOWN_ITEMS } from '../../domain/notices/header-dropdown';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

const rows = Array.from({ length: DROPDOWN_ITEMS }, (_, index) => index);

/** Rows in the shape of what comes. */
export const InboxSkeleton = observer(function InboxSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {rows.map((index) => (
        <Row key={index} aria-hidden="true">
          <i />
          <span>
            <b />
            <b />
          </span>
        </Row>
      ))}
    </div>
  );
});

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 36px 1fr;
  gap: ${space(3)};
  padding: ${space(3)};
  animation: ${breathe} 1600ms ease-in-out infinite;
  i,
  b {
    display: block;
    border-radius: ${theme.radius.pill};
    background: ${theme.colour.line};
  }
  i {
    height: 36px;
  }
  b {
    height: 12px;
    margin: 4px 0 10px;
  }
  b:first-child {
    width: 55%;
  }
`;
