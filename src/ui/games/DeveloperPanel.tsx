import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Cancel } from '../../application/system/clock.port';
import type { Game } from '../../domain/games/game';
import type { PlayServices } from '../app/app-services';
import { AnnouncerLink } from '../developers/AnnouncementRow';
import { ButtonLink } from '../shared/ButtonLink';
import { isPlainPress } from '../shared/is-plain-press';
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

interface MessageLinkProps extends Pick<PlayServices, 'promptSignIn'> {
  readonly slug: string;
}

/** Link to the form for a message to the developer. A visitor logs in first. */
const MessageLink = observer(function MessageLink({ slug, promptSignIn }: MessageLinkProps) {
  const navigate = useNavigate();
  const cancel = useRef<Cancel>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  const to = gameTicketAddress(slug);
  return (
    <Message
      to={to}
      variant="quiet"
      icon="message-circle"
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        cancel.current?.();
        cancel.current = promptSignIn.execute(() => void navigate(to));
      }}
    >
      Message the developer
    </Message>
  );
});

interface DeveloperPanelProps extends Pick<PlayServices, 'promptSignIn'> {
  readonly game: Pick<Game, 'slug' | 'developer' | 'engine' | 'isDraft'>;
}

/** The developer and the engine of a game. */
export const DeveloperPanel = observer(function DeveloperPanel({ game, promptSignIn }: DeveloperPanelProps) {
  const { slug, developer, engine, isDraft } = game;
  return (
    <SidePanel title="Developer">
      <AnnouncerLink developer={developer} mark={52} />
      {isDraft === true ? null : <MessageLink slug={slug} promptSignIn={promptSignIn} />}
      {hasEngineBadge(engine) ? <MadeWith /> : null}
    </SidePanel>
  );
});
