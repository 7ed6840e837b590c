import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { truncate } from '../../domain/shared/truncate';
import { Avatar } from '../session/Avatar';
import { Icon } from '../shared/Icon';
import { Picture } from '../shared/Picture';
import { focusRingInside } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import type { SearchBarViewModel } from './search-bar.view-model';
import { SUGGESTION_LIST, suggestionId } from './suggestion-id';
import type { SuggestionOption } from './suggestion-option';

interface SuggestionRowProps {
  readonly option: SuggestionOption;
}

/** Row for a game, a player or the link to all results. */
const SuggestionRow = observer(function SuggestionRow({ option }: SuggestionRowProps) {
  switch (option.kind) {
    case 'game': {
      const { title, hero, category } = option.game;
      return <TwoLines figure={<Thumb kind="game" picture={hero.sm} alt="" />} title={title} note={category.title} />;
    }
    case 'user': {
      const { username, alias, avatar, premium } = option.user;
      const figure = <Avatar picture={avatar.tn} premium={premium} />;
      return <TwoLines figure={figure} title={alias ?? username} note={`@${username}`} />;
    }
    case 'all':
      return (
        <>
          <Figure>
            <Icon name="search" size={20} />
          </Figure>
          <All>
            See all results for <bdi>“{truncate(option.query, QUERY_LENGTH)}”</bdi>
          </All>
        </>
      );
  }
});

const QUERY_LENGTH = 40;

interface TwoLinesProps {
  readonly figure: ReactNode;
  readonly title: string;
  readonly note: string;
}

function TwoLines({ figure, title, note }: TwoLinesProps) {
  return (
    <>
      <Figure>{figure}</Figure>
      <TextBlock>
        <Title dir="auto">{title}</Title> <Note>{note}</Note>
      </TextBlock>
    </>
  );
}

const Figure = styled.span`
  display: grid;
  justify-items: center;
  flex: none;
  width: 72px;
`;

const Thumb = styled(Picture)`
  border-radius: 8px;
`;

const TextBlock = styled.span`
  display: grid;
  min-width: 0;
  line-height: 1.35;
`;

const Title = styled.span`
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Note = styled.span`
  overflow: hidden;
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const All = styled.span`
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export interface SuggestionListProps {
  readonly bar: SearchBarViewModel;
}

/** List of suggestions; the focus stays in the field. */
export const SuggestionList = observer(function SuggestionList({ bar }: SuggestionListProps) {
  return (
    <List id={SUGGESTION_LIST} role="listbox" aria-label="Suggestions">
      {bar.options.map((option, index) => {
        const marked = index === bar.highlighted;
        return (
          <Row
            key={index}
            ref={marked ? reveal : undefined}
            id={suggestionId(index)}
            role="option"
            aria-selected={marked}
            tabIndex={-1}
            to={bar.addressOf(option)}
            onMouseDown={(event) => {
              event.preventDefault();
            }}
          >
            <SuggestionRow option={option} />
          </Row>
        );
      })}
    </List>
  );
});

function reveal(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: 60px;
  padding: ${space(2)};
  border-radius: ${theme.radius.card};
  &:hover {
    background: ${theme.colour.line};
  }
  &[aria-selected='true'] {
    background: ${theme.colour.raised};
    ${focusRingInside}
  }
`;
