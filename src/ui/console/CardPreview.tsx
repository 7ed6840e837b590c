import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { GameCard } from '../../domain/games/game';
import { Section } from '../account/account.styles';
import { GameCardLink } from '../games/GameCardLink';

/** Preview of a game's card. Its links lead nowhere. */
export const CardPreview = observer(function CardPreview({ card }: { readonly card: GameCard }) {
  return (
    <Section aria-labelledby="card-preview">
      <h2 id="card-preview">Preview of the card</h2>
      <Frame inert>
        <GameCardLink game={card} />
      </Frame>
    </Section>
  );
});

const Frame = styled.div`
  max-width: 400px;
`;
