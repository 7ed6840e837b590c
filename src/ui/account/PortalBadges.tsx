import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { OwnAchievements } from '../../domain/account/own-achievements';
import { Section } from './account.styles';
import { Icon } from '../shared/Icon';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

/** What the portal itself has given. */
export const PortalBadges = observer(function PortalBadges({ badges }: Pick<OwnAchievements, 'badges'>) {
  if (badges.length === 0) return null;
  return (
    <Section aria-labelledby="portal-badges">
      <Title id="portal-badges">Badges</Title>
      <List>
        {badges.map(({ slug, title, description }) => (
          <li key={slug}>
            <Icon name="star" size={18} colour={theme.colour.warning} />
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
});

const Title = styled.h2`
  && {
    font-size: ${theme.size.lg};
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    padding: ${space(3)} ${space(4)};
    border-radius: ${theme.radius.card};
    background: ${theme.colour.surface};
    box-shadow: inset 0 0 0 1px ${theme.colour.line};
  }
  h3 {
    font-size: ${theme.size.sm};
    letter-spacing: 0;
  }
  p {
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
`;
