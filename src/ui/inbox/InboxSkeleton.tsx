import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { DROPDOWN_ITEMS } from '../../domain/notices/header-dropdown';
import { blank } from '../shared/Blank';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space, theme } from '../theme/theme';

const rows = Array.from({ length: DROPDOWN_ITEMS }, (_, index) => index);

/** Placeholder rows while a dropdown loads. */
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

const Row = styled.div`
  display: grid;
  grid-template-columns: 36px 1fr;
  gap: ${space(3)};
  padding: ${space(3)};
  i,
  b {
    display: block;
    border-radius: ${theme.radius.pill};
    ${blank}
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
