import { css, keyframes, styled } from 'styled-components';
import { hairlineFrame } from '../theme/mixins';
import { space, theme } from '../theme/theme';

/** Surface of a group of settings or of a card. */
export const panel = css`
  min-width: 0;
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  ${hairlineFrame}
`;

/** A group of related settings. */
export const Panel = styled.div`
  ${panel}
  padding: ${space(2)} ${space(6)};
  @media ${theme.below.compact} {
    padding-inline: ${space(4)};
  }
`;

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(8)};
  h1 {
    font-size: clamp(1.75rem, 4vw, ${theme.size.xxl});
    overflow-wrap: anywhere;
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  h2 {
    /* The longest word fits a small phone with a large font. */
    font-size: min(${theme.size.xl}, 14vw);
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** The buttons at the end of a form. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** Secondary text. */
export const Soft = styled.p`
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  overflow-wrap: anywhere;
`;

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/** Pulse of an element that waits for the server; starts after a short delay. */
export const waits = css`
  animation: ${breathe} 1200ms 400ms infinite;
`;
