import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { Game } from '../../domain/games/game';
import { AnnouncerLink } from '../developers/AnnouncementRow';
import { ButtonLink } from '../shared/ButtonLink';
import { gameTicketAddress } from '../support/support.texts';
import { space, theme } from '../theme/theme';
import { SidePanel } from './SidePanel';
import { hasEngineBadge } from './game-page-sections.machine';

/** The engine badge of three.js, the only engine with one (spec 2 §2). */
const MadeWith = observer(function MadeWith() {
  return (
    <Face>
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false">
        <path d="M4 3 20 8 8 21ZM9.3 12 12 5.5 14.6 14.4Z" fill="none" stroke="currentColor" strokeWidth={1.5} />
      </svg>
      Made with three.js
    </Face>
  );
});

const Face = styled.p`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space(2)};
  min-height: 36px;
  padding-inline: ${space(3)};
  border: ${theme.hairline};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.size.sm};
  font-weight: 600;
  color: ${theme.colour.text};
`;

/* Negative margin aligns the icon with the panel's text. */
const Message = styled(ButtonLink)`
  justify-self: start;
  margin-inline-start: -${space(4)};
`;

interface DeveloperPanelProps {
  readonly game: Pick<Game, 'slug' | 'developer' | 'engine' | 'isDraft'>;
}

/** The developer and the engine of a game. */
export const DeveloperPanel = observer(function DeveloperPanel({ game }: DeveloperPanelProps) {
  const { slug, developer, engine, isDraft } = game;
  return (
    <SidePanel title="Developer">
      <AnnouncerLink developer={developer} mark={52} />
      {isDraft === true ? null : (
        <Message to={gameTicketAddress(slug)} variant="quiet" icon="message-circle">
          Message the developer
        </Message>
      )}
      {hasEngineBadge(engine) ? <MadeWith /> : null}
    </SidePanel>
  );
});
