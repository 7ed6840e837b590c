import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { PlayedStretch } from '../../domain/account/play-history';
import { exactDate } from '../../domain/shared/written-date';
import { Entry, Sign, Words } from './purchase.styles';
import { Badge } from '../shared/Badge';
import { Icon } from '../shared/Icon';
import { IconButton } from '../shared/IconButton';
import { useTimeZone } from '../shared/time-zone-context';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { GameName } from './GameName';
import { playTime, timeOfDay } from './history.texts';

export interface PlayEntryProps {
  readonly play: PlayedStretch;
  readonly onDelete: (play: PlayedStretch) => void;
}

/** One stretch of play: which game, when, for how long, and the way to delete it. */
export const PlayEntry = observer(function PlayEntry({ play, onDelete }: PlayEntryProps) {
  const zone = useTimeZone();
  const { game, listed, started, seconds, playing, emulated } = play;
  return (
    <Entry>
      <Sign>
        <Icon
          name={emulated ? 'headset' : 'gamepad'}
          size={20}
          colour={playing ? theme.colour.success : theme.colour.textSoft}
        />
      </Sign>
      <Words>
        <Title>
          <GameName game={game} listed={listed} level="h3" />
          {playing ? <Badge tone="success">Playing now</Badge> : null}
        </Title>
        <p>
          <time dateTime={started} title={exactDate(started, zone)}>
            {timeOfDay(started, zone)}
          </time>
          {' · '}
          {playTime(seconds)}
          {emulated ? ' · Emulated headset' : ''}
        </p>
      </Words>
      {playing ? (
        <span />
      ) : (
        <IconButton
          icon="trash"
          size={18}
          label={`Delete the play of ${game.title} at ${timeOfDay(started, zone)}`}
          onClick={() => {
            onDelete(play);
          }}
        />
      )}
    </Entry>
  );
});

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
`;
