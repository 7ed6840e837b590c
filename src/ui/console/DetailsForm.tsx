import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { gameTextLimits } from '../../domain/console/game-details';
import { Soft } from '../account/account.styles';
import { CountedField } from '../shared/CountedField';
import { space, theme } from '../theme/theme';
import { SelectField, TextField } from './ConsoleFields';
import { Card, Fields } from './console.styles';
import type { DetailsForm as Typed } from './details.machine';
import { detailsLabels, toForm } from './details.machine';
import type { DetailsViewModel } from './details.view-model';
import { FormBar, WholeForm } from './FormBar';
import { PlayDetails } from './PlayDetails';
import { SaveFailure, SaveForm } from './SaveForm';

interface DetailsProps {
  readonly details: DetailsViewModel;
}

const kinds = [
  { value: 'game', name: 'Game' },
  { value: 'experience', name: 'Experience' },
] as const;

/** Message about fields that another member has changed, with their values. */
const Conflicts = observer(function Conflicts({ details }: DetailsProps) {
  const { conflicts, page } = details.edit;
  if (conflicts === undefined || page === undefined) return null;
  const theirs = toForm(page.details);
  return (
    <Card role="alert">
      <h2>Another member has saved in the meantime</h2>
      <p>
        {conflicts.length === 0
          ? 'You have changed different fields. Your changes are kept: save again.'
          : 'Your changes are kept. Saving again replaces these values of the other member:'}
      </p>
      {conflicts.length === 0 ? null : (
        <Theirs>
          {conflicts.map((field) => (
            <div key={field}>
              <dt>{detailsLabels[field]}</dt>
              <dd>{String(theirs[field])}</dd>
            </div>
          ))}
        </Theirs>
      )}
    </Card>
  );
});

const Texts = observer(function Texts({ details, form }: DetailsProps & { readonly form: Typed }) {
  const { type } = details;
  const { problems } = details.edit;
  const texts = { title: undefined, excerpt: { rows: 3, least: 96 }, description: { rows: 12, least: 240 } };
  return (
    <Card as="section" aria-labelledby="texts">
      <h2 id="texts">Texts</h2>
      {(['title', 'excerpt', 'description'] as const).map((field) => (
        <CountedField
          key={field}
          label={detailsLabels[field]}
          value={form[field]}
          limit={gameTextLimits[field]}
          separator=" / "
          countedFrom={0.8}
          optional={field !== 'title'}
          {...(texts[field] === undefined ? {} : { room: texts[field] })}
          message={problems[field]}
          onType={(text) => {
            type(field, text);
          }}
        />
      ))}
      <Soft>The description can contain headings, lists, links and tables in Markdown.</Soft>
    </Card>
  );
});

const Catalogue = observer(function Catalogue({ details, form }: DetailsProps & { readonly form: Typed }) {
  const { type } = details;
  const { problems, page } = details.edit;
  const places = (page?.genres ?? []).flatMap((genre) =>
    genre.categories.map((category) => ({
      value: `${genre.slug}/${category.slug}`,
      name: `${genre.title} · ${category.title}`,
    })),
  );
  return (
    <Card as="section" aria-labelledby="catalogue">
      <h2 id="catalogue">Catalogue</h2>
      <Fields>
        <SelectField
          label={detailsLabels.kind}
          value={form.kind}
          options={kinds}
          onChoose={(kind) => {
            type('kind', kind);
          }}
        />
        <SelectField
          label={detailsLabels.place}
          value={form.place}
          options={places}
          message={problems['place']}
          onChoose={(place) => {
            type('place', place);
          }}
        />
      </Fields>
      <TextField
        lines
        label={detailsLabels.tags}
        value={form.tags}
        hint="One tag a line, at most 12."
        message={problems['tags']}
        onType={(tags) => {
          type('tags', tags);
        }}
      />
    </Card>
  );
});

/** Form about the texts and choices of a game. */
export const DetailsForm = observer(function DetailsForm({
  details,
  mayPublish,
}: DetailsProps & { readonly mayPublish: boolean }) {
  const { changed } = details;
  const { form, refusal } = details.edit;
  if (form === undefined) return null;
  return (
    <SaveForm onSave={details.save}>
      <WholeForm disabled={!mayPublish}>
        <Texts details={details} form={form} />
        <Catalogue details={details} form={form} />
        <PlayDetails details={details} form={form} />
      </WholeForm>
      <Conflicts details={details} />
      <SaveFailure failure={refusal} />
      <FormBar
        form={details.edit}
        changed={changed.map((field) => detailsLabels[field])}
        mayPublish={mayPublish}
        onDiscard={details.discard}
      />
    </SaveForm>
  );
});

const Theirs = styled.dl`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  dt {
    font-weight: 600;
  }
  dd {
    max-height: 160px;
    margin: 0;
    overflow: auto;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    color: ${theme.colour.textSoft};
  }
`;
