import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { BADGE_FILTERS, BADGE_ORDERS, completion } from '../../domain/account/own-achievements';
import { Page } from './account.styles';
import type { AccountServices } from './account-services';
import { AccountList } from './AccountList';
import { EntriesSkeleton } from './EntriesSkeleton';
import { useAccountList } from './use-account-list';
import { ButtonLink } from '../shared/ButtonLink';
import { ChoiceRow } from '../shared/ChoiceRow';
import { EmptyState } from '../shared/EmptyState';
import { space } from '../theme/space';
import type { BadgeChoice } from './badge-address';
import { badgeAddress, readBadgeChoice } from './badge-address';
import { emptyTexts, filterNames, orderNames } from './badge.texts';
import { Facts } from './Facts';
import { GameBadgesSection } from './GameBadgesSection';
import { PortalBadges } from './PortalBadges';

type Services = Pick<AccountServices, 'createAchievements'>;

/** What the player has earned and what is missing, game by game. */
export const AchievementsPage = observer(function AchievementsPage({ createAchievements }: Services) {
  const [query] = useSearchParams();
  const choice = readBadgeChoice(query);
  return (
    <Page>
      <h1>Achievements</h1>
      <Choices>
        <ChoiceRow
          label="Which achievements"
          look="pills"
          choices={BADGE_FILTERS.map((show) => ({
            title: filterNames[show],
            to: badgeAddress({ ...choice, show }),
            current: show === choice.show,
          }))}
        />
        <ChoiceRow
          label="Order of the games"
          look="pills"
          choices={BADGE_ORDERS.map((order) => ({
            title: orderNames[order],
            to: badgeAddress({ ...choice, order }),
            current: order === choice.order,
          }))}
        />
      </Choices>
      {/* Another choice is another list. */}
      <Chosen key={badgeAddress(choice)} choice={choice} createAchievements={createAchievements} />
    </Page>
  );
});

const Chosen = observer(function Chosen(props: Services & { readonly choice: BadgeChoice }) {
  const { choice, createAchievements } = props;
  const list = useAccountList((page) => createAchievements(choice, page));
  const { list: shown } = list;
  const empty = emptyTexts[choice.show];
  return (
    <Parts>
      {shown === undefined && list.failure !== undefined ? null : (
        <Facts
          facts={
            shown && [
              ['Completion', `${String(completion(shown))}%`],
              ['Earned', String(shown.earned)],
              ['Missing', String(shown.total - shown.earned)],
            ]
          }
        />
      )}
      {shown === undefined ? null : <PortalBadges badges={shown.badges} />}
      <AccountList
        list={list}
        label="Pages of achievements"
        skeleton={<EntriesSkeleton rows={6} />}
        empty={
          <EmptyState level={2} title={empty.title} text={empty.text}>
            <ButtonLink to="/arcade/games" variant="primary" icon="gamepad">
              Find a game
            </ButtonLink>
          </EmptyState>
        }
      >
        {({ games }) => (
          <Parts>
            {games.map((badges) => (
              <GameBadgesSection key={badges.game.slug} badges={badges} />
            ))}
          </Parts>
        )}
      </AccountList>
    </Parts>
  );
});

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
`;
