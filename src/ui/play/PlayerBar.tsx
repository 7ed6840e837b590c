import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { XrSupport } from '../../application/play/xr-support.port';
import { IconButton } from '../shared/IconButton';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import type { PlayerViewModel } from './player.view-model';
import type { Fullscreen } from './use-fullscreen';
import { XrBadge } from './XrBadge';

export interface PlayerBarProps {
  readonly player: PlayerViewModel;
  readonly xrSupport: XrSupport;
  readonly fullscreen: Fullscreen;
}

/** The portal's own line below the game: what plays, and what can be done with it. */
export const PlayerBar = observer(function PlayerBar({ player, xrSupport, fullscreen }: PlayerBarProps) {
  const { game, build, load } = player;
  const running = load.kind === 'running';
  return (
    <Bar>
      <Words>
        {running ? (
          <Caption>
            You are playing {game.title} by {game.developer.name} — never type your password here
          </Caption>
        ) : (
          <XrBadge support={xrSupport} />
        )}
      </Words>
      {fullscreen.active ? <Escape>Esc leaves full screen</Escape> : <Version>Version {build.version}</Version>}
      {running ? <IconButton icon="rotate-cw" label="Reload the game" onClick={player.reload} /> : null}
      {fullscreen.available && (running || fullscreen.active) ? (
        <IconButton
          icon={fullscreen.active ? 'minimize' : 'maximize'}
          label={fullscreen.active ? 'Leave full screen' : 'Full screen'}
          onClick={fullscreen.toggle}
        />
      ) : null}
    </Bar>
  );
});

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-height: 56px;
  padding: 4px ${space(4)};
  /* The caption takes more lines here: they are kept from the start, so that nothing moves when it comes. */
  @media (max-width: 639px) {
    min-height: 76px;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Caption = styled.p`
  font-size: ${theme.size.sm};
  line-height: 1.35;
  color: ${theme.colour.text};
  @media (max-width: 639px) {
    font-size: ${theme.size.xs};
  }
`;

const Hint = styled.span`
  flex: none;
  font-size: ${theme.size.xs};
  font-variant-numeric: tabular-nums;
  color: ${theme.colour.textSoft};
`;

const Version = styled(Hint)`
  /* On a narrow screen the panel beside the game says it. */
  @media (max-width: 520px) {
    display: none;
  }
`;

const Escape = styled(Hint)`
  @media (pointer: coarse) {
    display: none;
  }
`;
