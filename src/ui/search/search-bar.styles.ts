import { css, keyframes, styled } from 'styled-components';
import { focusInside, hairlineFrame } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { SEARCH_BAR_MORPH } from './search-bar.machine';

const COLLAPSED = '260px';
const EXPANDED = '640px';

/* Without its script the bar opens on focus. */
const whenOpen = (rules: ReturnType<typeof css>) => css`
  &:is([data-phase^='expand'], :not([data-phase]):focus-within) {
    ${rules}
  }
`;

const unfold = keyframes`
  from { width: ${theme.targetSearch}; }
`;

export const Slot = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
  justify-content: flex-end;
  @media ${theme.from.wide} {
    justify-content: flex-start;
    margin-inline: ${space(6)};
  }
`;

export const Field = styled.div`
  display: flex;
  align-items: center;
  width: ${theme.targetSearch};
  height: ${theme.targetSearch};
  margin-inline-start: auto;
  overflow: hidden;
  border-radius: ${theme.radius.pill};
  contain: layout;
  /* The field cuts off what is outside of it. */
  & > [data-close] {
    ${focusInside}
  }
  @media ${theme.from.wide} {
    width: ${COLLAPSED};
    margin: 0;
    background: ${theme.colour.surface};
    box-shadow: ${theme.hairlineShadow};
    transition: width ${SEARCH_BAR_MORPH}ms cubic-bezier(0.16, 1, 0.3, 1);
  }
  /* Forced colours draw no shadows, so the field needs a border and an outline. */
  @media ${theme.media.forcedColours} {
    border: 1px solid ButtonText;
    &:has(input:focus-visible) {
      outline: 2px solid Highlight;
    }
  }
`;

export const Input = styled.input`
  flex: 1;
  align-self: stretch;
  width: 0;
  min-width: 0;
  padding: 0;
  border: 0;
  outline: none !important;
  background: none;
  text-overflow: ellipsis;
  &::placeholder {
    color: ${theme.colour.textSoft};
    opacity: 1;
  }
  @media ${theme.from.wide} {
    padding-inline: ${space(5)} ${space(2)};
  }
`;

export const Hint = styled.kbd`
  display: none;
  padding: 0 ${space(2)};
  border-radius: 6px;
  font: 500 ${theme.size.xs} / 22px ${theme.font.text};
  color: ${theme.colour.textSoft};
  ${hairlineFrame}
  @media ${theme.from.wide} and ${theme.media.hover} {
    display: block;
  }
  @media ${theme.media.noScript} {
    display: none;
  }
`;

export const Submit = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: ${theme.targetSearch};
  height: ${theme.targetSearch};
  border-radius: ${theme.radius.pill};
  &:hover {
    background: ${theme.colour.line};
  }
  &:focus-visible {
    outline-offset: -4px;
    border-radius: ${theme.radius.pill};
  }
`;

export const Form = styled.form`
  position: relative;
  width: 100%;
  max-width: ${EXPANDED};
  ${whenOpen(css`
    ${Field} {
      width: 100%;
      background: ${theme.colour.raised};
    }
    ${Field}:has(${Input}:focus-visible) {
      box-shadow: inset 0 0 0 2px ${theme.colour.cyan};
    }
    ${Input} {
      padding-inline: ${space(5)} ${space(2)};
    }
    ${Hint} {
      display: none;
    }
    /* Full-width row above the page. */
    @media ${theme.below.wide} {
      position: absolute;
      inset: 0;
      z-index: 1;
      max-width: none;
      padding: ${space(2)};
      background: ${theme.colour.room};
      ${Field} {
        animation: ${unfold} ${SEARCH_BAR_MORPH}ms cubic-bezier(0.16, 1, 0.3, 1);
      }
    }
  `)}
`;
