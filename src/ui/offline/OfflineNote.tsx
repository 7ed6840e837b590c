import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SavedNote } from '../../domain/offline/saved-note';
import { exactDate } from '../../domain/shared/written-date';
import { Icon } from '../shared/Icon';
import { shownDate } from '../shared/shown-date';
import { navigationSize } from '../shell/navigation-size';
import { hairlineFrame } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import type { OfflineViewModel } from './offline.view-model';

const titles: Readonly<Record<SavedNote, string>> = {
  offline: 'You’re offline.',
  slow: 'Your connection is slow.',
  'online-again': 'You’re back online.',
};

export interface OfflineNoteProps {
  readonly offline: Pick<OfflineViewModel, 'note' | 'savedAt' | 'savedPath'>;
  /** Current time in milliseconds since 1970; undefined before the first tick. */
  readonly now: number | undefined;
}

/** Note on a page that the browser shows from its store, until another page is opened. */
export const OfflineNote = observer(function OfflineNote({ offline, now }: OfflineNoteProps) {
  const { pathname, search } = useLocation();
  const [hasLeft, setHasLeft] = useState(false);
  const { note, savedAt, savedPath } = offline;
  // A page that is opened again comes from the network.
  if (pathname !== savedPath && !hasLeft) setHasLeft(true);
  if (note === undefined || savedAt === undefined || hasLeft) return null;
  const date = new Date(savedAt).toISOString();
  return (
    <Note role="status">
      <Icon name={note === 'online-again' ? 'check-circle' : 'info'} size={20} colour={theme.colour.info} />
      <p>
        <strong>{titles[note]}</strong> This page was saved{' '}
        <time dateTime={date} title={exactDate(date)}>
          {now === undefined ? exactDate(date) : shownDate(date, now)}
        </time>
        .
      </p>
      {note === 'offline' ? null : <Reload href={pathname + search}>Reload</Reload>}
    </Note>
  );
});

const Note = styled.div`
  position: fixed;
  z-index: ${theme.layer.navigation};
  right: ${space(3)};
  bottom: calc(${navigationSize.bar} + ${space(3)});
  left: ${space(3)};
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${theme.radius.card};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  background: ${theme.colour.raised};
  ${hairlineFrame}
  & > p {
    flex: 1;
  }
  & strong {
    color: ${theme.colour.text};
  }
  @media ${theme.from.wide} {
    right: auto;
    bottom: ${space(6)};
    left: calc(${navigationSize.collapsed} + ${space(6)});
    max-width: 33rem;
  }
`;

const Reload = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  padding-inline: ${space(3)};
  font-weight: 600;
  color: ${theme.colour.cyan};
`;
