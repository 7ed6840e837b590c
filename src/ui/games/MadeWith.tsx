import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

/** The badge of the one engine that has one (spec 2 §2). */
export const MadeWith = observer(function MadeWith() {
  return (
    <Face>
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false">
        <path d="M4 3 20 8 8 21ZM9.3 12 12 5.5 14.6 14.4Z" fill="none" stroke="currentColor" strokeWidth={1.5} />
      </svg>
      Made with three.js
    </Face>
  );
});

const Face = styled.p`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space(2)};
  min-height: 36px;
  padding-inline: ${space(3)};
  border: 1px solid ${theme.colour.line};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.size.sm};
  font-weight: 600;
  color: ${theme.colour.text};
`;
