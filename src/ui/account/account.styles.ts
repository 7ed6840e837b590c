import { css, keyframes, styled } from 'styled-components';
import { space, theme } from '../theme/theme';

/** The surface that a group of settings, or a card of the account's home, stands on. */
export const panel = css`
  min-width: 0;
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  box-shadow: inset 0 0 0 1px ${theme.colour.line};
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Settings that belong together, one below the other. */
export const Panel = styled.div`
  ${panel}
  padding: ${space(2)} ${space(6)};
  @media (max-width: 480px) {
    padding-inline: ${space(4)};
  }
`;

/** A page of the account: its heading, then its parts. */
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

/** A part of a page. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  h2 {
    font-size: ${theme.size.xl};
  }
`;

/** A short form, its fields one below the other. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** What a form ends with. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** Words of less weight. */
export const Soft = styled.p`
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  overflow-wrap: anywhere;
`;

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/** What waits for the server, once that takes longer than a glance. */
export const waits = css`
  animation: ${breathe} 1200ms 400ms infinite;
`;
