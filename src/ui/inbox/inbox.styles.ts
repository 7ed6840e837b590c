import { css, styled } from 'styled-components';
import { focusInside } from '../theme/mixins';
import { space, theme } from '../theme/theme';

/** Text in place of the rows. */
export const Plain = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  padding: ${space(2)} ${space(3)} ${space(4)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  strong {
    font-weight: 600;
    color: ${theme.colour.text};
  }
`;

export const List = styled.ul`
  display: grid;
`;

/** Row with an icon and text beside it. */
export const row = css`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: ${space(3)};
  width: 100%;
  padding: ${space(3)};
  border-radius: 8px;
  text-align: left;
  font-size: ${theme.size.sm};
  line-height: 1.45;
`;

/** Interactive row. */
export const pressed = css`
  ${row}
  &:hover {
    background: ${theme.colour.line};
  }
  ${focusInside}
`;

export const Sign = styled.span<{ readonly $colour?: string }>`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${theme.radius.pill};
  background: ${({ $colour = 'rgba(255, 255, 255, 0.6)' }) => `color-mix(in srgb, ${$colour} 18%, transparent)`};
`;

export const TextBlock = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** First line of a row, bold while unread. */
export const Subject = styled.span<{ readonly $unread?: boolean }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};
  font-weight: ${({ $unread = false }) => ($unread ? 600 : 400)};
  color: ${theme.colour.text};
`;

export const Dot = styled.i`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.cyan};
  @media ${theme.media.forcedColours} {
    border: 4px solid;
  }
`;

export const Text = styled.span<{ readonly $whole?: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $whole = false }) => ($whole ? 'none' : '2')};
  white-space: ${({ $whole = false }) => ($whole ? 'pre-line' : 'normal')};
  color: ${theme.colour.textSoft};
`;

export const When = styled.span`
  margin-top: ${space(1)};
  font-size: ${theme.size.xs};
  color: ${theme.colour.textSoft};
`;
