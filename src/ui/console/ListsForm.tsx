import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { GameListName } from '../../domain/console/game-lists';
import { listLimits } from '../../domain/console/game-lists';
import { Soft } from '../account/account.styles';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { FieldMessage } from '../shared/FieldMessage';
import { Icon } from '../shared/Icon';
import { onePress } from '../shared/one-press';
import { space, theme } from '../theme/theme';
import { MarkField, SelectField, TextField } from './ConsoleFields';
import { Card, Fields, RowActions, Top } from './console.styles';
import { EntryPicture } from './EntryPicture';
import { FormBar, WholeForm } from './FormBar';
import type { ListField } from './list-fields.texts';
import { listFields, listTexts } from './list-fields.texts';
import type { ListEntry } from './lists.machine';
import { problemKey, textOf } from './lists.machine';
import type { ListsViewModel } from './lists.view-model';
import { SaveFailure, SaveForm } from './SaveForm';

interface ListsProps {
  readonly lists: ListsViewModel;
}

interface ListProps extends ListsProps {
  readonly list: GameListName;
  readonly entries: readonly ListEntry[];
}

interface EntryProps extends ListProps {
  readonly entry: ListEntry;
  readonly index: number;
}

const EntryField = observer(function EntryField({
  lists,
  list,
  entry,
  index,
  field,
}: EntryProps & { readonly field: ListField }) {
  const { name, label, kind, hint, most, options = [], ifField } = field;
  const { key, values, isNew } = entry;
  if (ifField !== undefined && textOf(values, ifField.name) !== ifField.value) return null;
  const message = lists.edit.problems[problemKey(list, String(index), name === 'suffix' ? 'unit' : name)];
  const type = (value: string | boolean) => {
    lists.type(list, key, name, value);
  };
  const value = textOf(values, name);
  if (kind === 'mark')
    return (
      <MarkField type="checkbox" checked={values[name] === true} message={message} onChange={type}>
        {label}
      </MarkField>
    );
  if (kind === 'choice')
    return <SelectField label={label} value={value} options={options} message={message} onChoose={type} />;
  return (
    <TextField
      label={label}
      value={value}
      hint={hint}
      message={message}
      lines={kind === 'lines'}
      {...(kind === 'number' ? { inputMode: 'decimal' as const, maxLength: 20 } : { maxLength: most })}
      disabled={name === 'slug' && !isNew}
      onType={type}
    />
  );
});

const Entry = observer(function Entry(props: EntryProps) {
  const { lists, list, entries, entry, index } = props;
  const { key, values, isNew } = entry;
  const title = textOf(values, list === 'items' ? 'name' : 'title').trim() || 'New entry';
  const { problems } = lists.edit;
  const start = problemKey(list, String(index));
  const hasProblem = Object.keys(problems).some((name) => name.startsWith(start));
  return (
    <li>
      <Fold open={isNew || hasProblem || undefined}>
        <summary>
          <Icon name="chevron-right" size={18} colour="currentColor" />
          <strong>{title}</strong>
          {isNew ? <Badge tone="info">New</Badge> : null}
          {hasProblem ? <Badge tone="danger">Correct</Badge> : null}
        </summary>
        <Fields>
          {listFields[list].map((field) => (
            <EntryField key={field.name} {...props} field={field} />
          ))}
        </Fields>
        {list === 'boards' ? null : (
          <EntryPicture
            {...{ lists, list, entry, title }}
            message={problems[problemKey(list, String(index), 'picture')]}
          />
        )}
        <RowActions>
          {list === 'boards' ? null : (
            <>
              <Button
                icon="chevron-up"
                aria-label={`Move ${title} up`}
                disabled={index === 0}
                {...onePress(() => {
                  lists.move(list, key, -1);
                })}
              >
                Up
              </Button>
              <Button
                icon="chevron-down"
                aria-label={`Move ${title} down`}
                disabled={index === entries.length - 1}
                {...onePress(() => {
                  lists.move(list, key, 1);
                })}
              >
                Down
              </Button>
            </>
          )}
          {isNew ? (
            <Button
              variant="quiet"
              icon="trash"
              aria-label={`Remove ${title}`}
              {...onePress(() => {
                lists.remove(list, key);
              })}
            >
              Remove
            </Button>
          ) : null}
        </RowActions>
      </Fold>
    </li>
  );
});

const List = observer(function List({ lists, list, entries }: ListProps) {
  const { title, add, empty } = listTexts[list];
  const id = `list-${list}`;
  return (
    <Card as="section" aria-labelledby={id}>
      <Top>
        <h2 id={id}>{title}</h2>
        <Button
          disabled={entries.length >= listLimits[list]}
          {...onePress(() => {
            lists.add(list);
          })}
        >
          {add}
        </Button>
      </Top>
      <FieldMessage id={`${id}-message`} text={lists.edit.problems[problemKey(list)]} />
      {entries.length === 0 ? (
        <Soft>{empty}</Soft>
      ) : (
        <Entries>
          {entries.map((entry, index) => (
            <Entry key={entry.key} lists={lists} list={list} entries={entries} entry={entry} index={index} />
          ))}
        </Entries>
      )}
    </Card>
  );
});

/** Message about entries that another member has changed. */
const Conflicts = observer(function Conflicts({ lists }: ListsProps) {
  const { conflicts } = lists.edit;
  if (conflicts === undefined) return null;
  const names = conflicts.map(({ list, slug }) => `${listTexts[list].title}: ${slug}`);
  return (
    <Card role="alert">
      <h2>Another member has saved in the meantime</h2>
      <p>
        {names.length === 0
          ? 'You have changed different entries. Your changes are kept: save again.'
          : `Your changes are kept. Saving again replaces those of the other member: ${names.join(', ')}.`}
      </p>
    </Card>
  );
});

/** Form about the lists of a game. */
export const ListsForm = observer(function ListsForm({ lists }: ListsProps) {
  const { form, refusal } = lists.edit;
  if (form === undefined) return null;
  return (
    <SaveForm onSave={lists.edit.save}>
      <WholeForm>
        {(['achievements', 'items', 'boards'] as const).map((list) => (
          <List key={list} lists={lists} list={list} entries={form[list]} />
        ))}
      </WholeForm>
      <Conflicts lists={lists} />
      <SaveFailure failure={refusal} />
      <FormBar
        form={lists.edit}
        changed={lists.changed.map((list) => listTexts[list].title)}
        mayPublish
        onDiscard={lists.edit.discard}
      />
    </SaveForm>
  );
});

const Entries = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > li + li {
    border-top: ${theme.hairline};
  }
`;

const Fold = styled.details`
  & > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)} ${space(3)};
    min-height: ${theme.target};
    overflow-wrap: anywhere;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] > summary > svg {
    rotate: 90deg;
  }
  & > div {
    margin-bottom: ${space(4)};
  }
`;
