import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { HelpAudience } from '../../domain/help/help-audience';
import { HologramScene } from '../shared/HologramScene';
import { forcedBorder } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { helpAddress } from './help-address';
import { audienceTexts } from './help.texts';

/* Pictures of a person and of goggles. */
const FIGURES: Record<HelpAudience, string> = {
  user: 'M160 42a24 24 0 1 1 0 48a24 24 0 1 1 0-48zM112 146c0-26 20-42 48-42s48 16 48 42',
  guest:
    'M108 66h104a12 12 0 0 1 12 12v44a12 12 0 0 1-12 12h-24c-14 0-14-20-28-20s-14 20-28 20h-24a12 12 0 0 1-12-12V78a12 12 0 0 1 12-12zM126 66c4-16 18-24 34-24s30 8 34 24',
};

/** A card that links to the questions of one audience. */
export const HelpLauncher = observer(function HelpLauncher({ audience }: { readonly audience: HelpAudience }) {
  const { title, about } = audienceTexts[audience];
  return (
    <Card to={helpAddress(audience)}>
      <HologramScene width={220}>
        <path d={FIGURES[audience]} />
      </HologramScene>
      <span>
        <Title>{title}</Title>
        <About>{about}</About>
      </span>
    </Card>
  );
});

const Card = styled(Link)`
  display: grid;
  grid-template-columns: clamp(96px, 30%, 200px) minmax(0, 1fr);
  align-items: center;
  gap: ${space(5)};
  height: 100%;
  padding: ${space(6)};
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  transition: transform ${theme.motion.slow} ${theme.motion.easing};
  &:hover {
    background: ${theme.colour.raised};
  }
  @media ${theme.below.compact} {
    padding: ${space(4)};
    gap: ${space(3)};
  }
  ${forcedBorder}
`;

const Title = styled.span`
  display: block;
  font: 600 ${theme.size.xl} ${theme.font.heading};
  line-height: 1.15;
  letter-spacing: -0.02em;
  @media ${theme.below.compact} {
    font-size: ${theme.size.lg};
  }
`;

const About = styled.span`
  display: block;
  margin-top: ${space(2)};
  color: ${theme.colour.textSoft};
`;
