import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { space, theme } from '../theme/theme';
import { DestinationLink } from './DestinationLink';
import { navigationSize } from './navigation-size';
import { NAVIGATION_MORPH } from './side-navigation.machine';

const row = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 56px;
  text-align: start;
  @media ${theme.from.wide} {
    overflow: hidden;
  }
  color: ${theme.colour.textSoft};
  &:focus-visible {
    outline-offset: -4px;
    border-radius: ${theme.radius.card};
  }
`;

/** Selects the open and the opening navigation. An attribute, because a new class would compute the styles of the whole page again. */
const open = "[data-side^='open']";

export const Bar = styled.nav`
  position: fixed;
  z-index: ${theme.layer.navigation + theme.layer.header};
  background: ${theme.colour.surface};
  @media ${theme.below.wide} {
    inset: auto 0 0;
    height: ${navigationSize.bar};
    padding-bottom: env(safe-area-inset-bottom, 0px);
    border-top: ${theme.hairline};
  }
  @media ${theme.from.wide} {
    inset: 0 auto 0 0;
    display: flex;
    flex-direction: column;
    width: ${navigationSize.collapsed};
    padding-block: ${space(3)};
    overflow: hidden auto;
    scrollbar-width: none;
    contain: layout;
    border-right: ${theme.hairline};
    transition: width ${NAVIGATION_MORPH}ms ${theme.motion.easing};
    &${open} {
      width: ${navigationSize.open};
      box-shadow: ${theme.shadow};
    }
  }
`;

/** Dims the page beside the expanded navigation. */
export const Scrim = styled.div`
  display: none;
  @media ${theme.from.wide} {
    position: fixed;
    inset: 0 0 0 ${navigationSize.collapsed};
    z-index: ${theme.layer.navigation + theme.layer.header - 1};
    display: block;
    pointer-events: none;
    background: linear-gradient(
      90deg,
      ${theme.colour.room} calc(${navigationSize.open} - ${navigationSize.collapsed}),
      rgba(10, 11, 20, 0.32) calc(${navigationSize.open} + 240px)
    );
    opacity: 0;
    transition: opacity ${NAVIGATION_MORPH}ms ${theme.motion.easing};
    &${open} {
      opacity: 1;
    }
  }
`;

export const Items = styled.ul`
  @media ${theme.below.wide} {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    height: 100%;
  }
  @media ${theme.from.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1)};
    margin-block: auto;
  }
`;

export const Figure = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  color: ${theme.colour.text};
  @media ${theme.from.wide} {
    width: calc(${navigationSize.collapsed} - 1px);
  }
`;

/** Label beside an icon; fades in while the navigation expands. */
export const Label = styled.span`
  white-space: nowrap;
  @media ${theme.below.wide} {
    /* At most a sixth of the bar, at any text size. */
    font-size: min(${theme.size.xs}, 3.2vw);
    line-height: 1;
    letter-spacing: -0.02em;
  }
  @media ${theme.below.narrow} {
    position: absolute;
    clip-path: inset(50%);
  }
  @media ${theme.from.wide} {
    font-weight: 500;
    opacity: 0;
    transform: translateX(-8px);
    transition:
      opacity ${NAVIGATION_MORPH}ms ${theme.motion.easing},
      transform ${NAVIGATION_MORPH}ms ${theme.motion.easing};
    ${Bar}${open} & {
      opacity: 1;
      transform: none;
    }
  }
`;

export const Wordmark = styled(Label)`
  font: 600 ${theme.size.lg} ${theme.font.heading};
  letter-spacing: -0.02em;
  color: ${theme.colour.text};
`;

export const HomeLink = styled(Link)`
  ${row}
  @media ${theme.below.wide} {
    display: none;
  }
`;

const entry = css`
  ${row}
  position: relative;
  @media ${theme.below.wide} {
    flex-direction: column;
    justify-content: center;
    gap: 6px;
    height: 60px;
  }
  &:hover {
    color: ${theme.colour.text};
    background: ${theme.colour.raised};
  }
  &::before {
    content: '';
    position: absolute;
    border-radius: ${theme.radius.pill};
    background: ${theme.colour.cyan};
    box-shadow: 0 0 16px ${theme.colour.cyan};
    opacity: 0;
    @media ${theme.below.wide} {
      inset: 0 30% auto;
      height: 3px;
    }
    @media ${theme.from.wide} {
      inset: ${space(3)} auto ${space(3)} 0;
      width: 4px;
    }
  }
  &[aria-current] {
    color: ${theme.colour.text};
    &::before {
      opacity: 1;
    }
  }
  /* The default button border of forced colours would highlight the unavailable items. */
  @media ${theme.media.forcedColours} {
    && {
      border: 0;
    }
    &&[aria-current] {
      border: 2px solid Highlight;
    }
    &::before {
      forced-color-adjust: none;
      background: Highlight;
      box-shadow: none;
    }
  }
`;

export const Entry = styled(DestinationLink)`
  ${entry}
`;

export const OutsideEntry = styled.a`
  ${entry}
`;

export const Toggle = styled.button`
  ${row}
  @media ${theme.below.wide} {
    display: none;
  }
  &:hover {
    background: ${theme.colour.raised};
  }
`;
