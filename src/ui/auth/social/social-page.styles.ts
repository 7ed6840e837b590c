import { styled } from 'styled-components';
import { Container } from '../../shared/Container';
import { space, theme } from '../../theme/theme';

/** A page with one centred card. */
export const Room = styled(Container)`
  display: grid;
  place-items: center;
  min-height: 60vh;
  padding-block: ${space(8)};
`;

export const Card = styled.section`
  width: min(480px, 100%);
  padding: ${space(8)};
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  box-shadow: ${theme.hairlineShadow};
  @media ${theme.below.compact} {
    padding: ${space(5)};
  }
`;

export const CardTitle = styled.h1`
  font-size: ${theme.size.xl};
  overflow-wrap: anywhere;
`;

export const CardText = styled.p`
  margin-top: ${space(2)};
  color: ${theme.colour.textSoft};
`;

/** Text shown only without JavaScript. */
export const NoScript = styled.p`
  display: none;
  margin-top: ${space(4)};
  color: ${theme.colour.warning};
  @media ${theme.media.noScript} {
    display: block;
  }
`;

/** Buttons side by side, or stacked on a narrow screen. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
`;
