import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Icon } from '../shared/Icon';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

/** Scrolls back to where the page begins; without JavaScript it jumps there. */
export const BackToTop = observer(function BackToTop() {
  return (
    <Up
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'auto' });
        // The keyboard goes on from there, too.
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
    >
      Back to top
      <Icon name="arrow-up" size={18} />
    </Up>
  );
});

const Up = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${theme.target};
  padding-inline: ${space(4)};
  border-radius: ${theme.radius.pill};
  font-weight: 600;
  color: ${theme.colour.text};
  box-shadow: inset 0 0 0 1px ${theme.colour.line};
  &:hover {
    background: ${theme.colour.raised};
  }
`;
