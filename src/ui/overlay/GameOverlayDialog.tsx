import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Game } from '../../domain/games/game';
import type { ReactionKind } from '../../domain/reactions/reaction-kind';
import { GameCardLink } from '../games/GameCardLink';
import { Body, Corner, Overlay, Panel } from '../notices/modal.styles';
import { gameTexts } from '../notices/texts/game.texts';
import { ReactionBar } from '../reactions/ReactionBar';
import type { ReactionsViewModel } from '../reactions/reactions.view-model';
import { Button } from '../shared/Button';
import { IconButton } from '../shared/IconButton';
import { isPlainPress } from '../shared/is-plain-press';
import { space, theme } from '../theme/theme';
import { OVERLAY_CLOSE_DELAY } from './game-overlay.machine';
import type { GameOverlayViewModel } from './game-overlay.view-model';

export interface GameOverlayProps {
  readonly overlay: GameOverlayViewModel;
  readonly game: Pick<Game, 'title'>;
  readonly reactions: ReactionsViewModel<ReactionKind>;
}

const TIME = `${String(OVERLAY_CLOSE_DELAY)}ms`;

const REVIEW = {
  write: 'Write a review',
  'login-required': 'Write a review',
  'own-game': undefined,
  'scroll-down': 'Your review',
} as const;

/** Dialog after a headset session. Escape or a press outside closes it (spec 2 §4). */
export const GameOverlayDialog = observer(function GameOverlayDialog({ overlay, game, reactions }: GameOverlayProps) {
  const id = useId();
  const { open, closing, offers, close, leave, review } = overlay;
  const toReview = REVIEW[offers.review];
  return (
    <Overlay
      modal="game-overlay"
      isOpen={open}
      isExiting={closing}
      isDismissable
      $time={TIME}
      onOpenChange={close}
      shouldCloseOnInteractOutside={(target) => target.closest('[data-react-aria-top-layer]') === null}
    >
      <Wide>
        <Body aria-labelledby={id}>
          <Corner>
            <IconButton icon="x" label="Close" onClick={close} />
          </Corner>
          <Layout>
            <h2 id={id}>How was {game.title}?</h2>
            <ReactionBar reactions={reactions} />
            <Actions>
              {toReview === undefined ? null : (
                <Button variant="primary" icon="pencil" onClick={review}>
                  {toReview}
                </Button>
              )}
              <Button icon="gamepad" onClick={close}>
                Back to the game
              </Button>
              {offers.review === 'scroll-down' ? (
                <Hint>
                  <strong>{gameTexts['review-exists'].title}</strong>
                  {gameTexts['review-exists'].body}
                </Hint>
              ) : null}
            </Actions>
            {offers.similar.length === 0 ? null : (
              <div>
                <h3>Similar games</h3>
                {/* A plain press on a link leaves this game; other presses open a new tab. */}
                <Cards
                  onClickCapture={(press) => {
                    const { target } = press;
                    if (isPlainPress(press) && target instanceof Element && target.closest('a')) leave();
                  }}
                >
                  {offers.similar.map((similar) => (
                    <li key={similar.slug}>
                      <GameCardLink game={similar} />
                    </li>
                  ))}
                </Cards>
              </div>
            )}
          </Layout>
        </Body>
      </Wide>
    </Overlay>
  );
});

const Wide = styled(Panel)`
  width: min(880px, 100%);
`;

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  h2 {
    padding-right: ${space(10)};
    font-size: ${theme.size.xl};
    overflow-wrap: anywhere;
  }
  h3 {
    margin-bottom: ${space(3)};
    font-size: ${theme.size.lg};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`;

const Hint = styled.p`
  display: grid;
  flex: 1 1 18rem;
  text-wrap: balance;
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  strong {
    font-weight: 600;
    color: ${theme.colour.text};
  }
`;

const Cards = styled.ul`
  display: flex;
  gap: ${space(4)};
  padding: ${space(1)} ${space(1)} ${space(3)};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  scrollbar-color: ${theme.colour.raised} transparent;
  & > li {
    flex: none;
    width: min(70vw, 240px);
    scroll-snap-align: start;
  }
`;
