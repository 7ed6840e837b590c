import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { announcementLimits } from '../../domain/console/announcement';
import { mayAct } from '../../domain/console/member-role';
import { Page, Section, Soft } from '../account/account.styles';
import { RichText } from '../content/RichText';
import { BackTrail } from '../shared/BackTrail';
import { Badge } from '../shared/Badge';
import { CountedField } from '../shared/CountedField';
import { EmptyState } from '../shared/EmptyState';
import { useScreen } from '../shared/use-screen';
import { theme } from '../theme/theme';
import { announcementLabels, stateBadges, toForm } from './announcement.machine';
import { AnnouncementPublication } from './AnnouncementPublication';
import type { AnnouncementViewModel } from './announcement.view-model';
import { SelectField } from './ConsoleFields';
import type { ConsoleServices } from './console-services';
import { Beside, Card, Columns, PageLink, RowActions, Top } from './console.styles';
import { useDeveloper } from './DeveloperFrame';
import { FormBar, WholeForm } from './FormBar';
import { LeaveQuestion } from './GameFormFrame';
import { ListState } from './ListState';
import { SaveFailure, SaveForm } from './SaveForm';

interface EditorProps {
  readonly editor: AnnouncementViewModel;
  /** True if the role may change and publish announcements. */
  readonly mayPublish: boolean;
}

/** Message about texts that another member has changed. */
const Conflicts = observer(function Conflicts({ editor }: Pick<EditorProps, 'editor'>) {
  const { conflicts, page } = editor.edit;
  if (conflicts === undefined || page === undefined) return null;
  const theirs = toForm(page.text);
  return (
    <Card role="alert">
      <h2>Another member has saved in the meantime</h2>
      <p>
        {conflicts.length === 0
          ? 'The other member has changed other fields. Your changes are still in the form. Save again.'
          : 'Your changes are still in the form. If you save again, they replace these texts of the other member:'}
      </p>
      {conflicts.map((field) => (
        <div key={field}>
          <h3>{announcementLabels[field]}</h3>
          <Theirs>{theirs[field]}</Theirs>
        </div>
      ))}
    </Card>
  );
});

const Editor = observer(function Editor({ editor, mayPublish }: EditorProps) {
  const { edit, games, changed, type } = editor;
  const { form, problems, refusal } = edit;
  if (form === undefined) return null;
  const published = (games.value ?? []).filter(({ state }) => state === 'published');
  const options = [
    { value: '', name: 'No game' },
    ...published.map(({ slug, title }) => ({ value: slug, name: title })),
    ...(form.game === '' || published.some(({ slug }) => slug === form.game)
      ? []
      : [{ value: form.game, name: form.game }]),
  ];
  return (
    <SaveForm onSave={editor.save}>
      <WholeForm disabled={!mayPublish}>
        <Card>
          <CountedField
            label={announcementLabels.title}
            value={form.title}
            limit={announcementLimits.title}
            separator=" / "
            countedFrom={0.8}
            message={problems['title']}
            onType={(title) => {
              type('title', title);
            }}
          />
          <CountedField
            label={announcementLabels.body}
            value={form.body}
            limit={announcementLimits.body}
            separator=" / "
            countedFrom={0.8}
            room={{ rows: 12, least: 240 }}
            message={problems['body']}
            onType={(body) => {
              type('body', body);
            }}
          />
          <Soft>You can use Markdown for headings, lists, links and tables.</Soft>
          <SelectField
            label={announcementLabels.game}
            value={form.game}
            options={options}
            hint="Subscribers of this game also get the announcement by email."
            message={problems['game']}
            onChoose={(game) => {
              type('game', game);
            }}
          />
        </Card>
      </WholeForm>
      <Conflicts editor={editor} />
      <SaveFailure failure={refusal} />
      <FormBar
        form={edit}
        changed={changed.map((field) => announcementLabels[field])}
        mayPublish={mayPublish}
        onDiscard={editor.discard}
      />
    </SaveForm>
  );
});

interface ScreenProps {
  readonly services: ConsoleServices;
  /** Slug; undefined for a new announcement. */
  readonly announcement: string | undefined;
}

const AnnouncementScreen = observer(function AnnouncementScreen({ services, announcement }: ScreenProps) {
  const { slug: developer, role } = useDeveloper();
  const editor = useScreen(() => services.createAnnouncement(developer, announcement));
  const navigate = useNavigate();
  const { edit, slug, deleted } = editor;
  const { page, failure, load, changed } = edit;
  const home = `/${developer}/announcements`;
  useEffect(() => {
    if (deleted) void navigate(home);
    else if (slug !== announcement && !changed) void navigate(`${home}/edit/${slug ?? ''}`, { replace: true });
  }, [announcement, changed, deleted, home, navigate, slug]);
  const mayPublish = mayAct(role, 'announcements.publish');
  return (
    <Page>
      <div>
        <BackTrail to={home} title="Announcements" />
        <Top>
          <h1>{page === undefined || page.text.title === '' ? 'Announcement' : page.text.title}</h1>
          {page === undefined ? null : (
            <RowActions>
              <Badge tone={stateBadges[page.state].tone}>{stateBadges[page.state].word}</Badge>
              {page.page === undefined ? null : (
                <PageLink href={page.page} target="_blank" rel="noopener noreferrer" $variant="secondary" $size="md">
                  See the page
                </PageLink>
              )}
            </RowActions>
          )}
        </Top>
      </div>
      <ListState list={page} failure={failure} onRetry={load} />
      <LeaveQuestion form={edit} />
      {page === undefined ? null : (
        <Columns>
          <Editor editor={editor} mayPublish={mayPublish} />
          <Beside>
            <Section aria-labelledby="preview">
              <h2 id="preview">Preview</h2>
              {editor.html === '' ? (
                <EmptyState icon="eye" text="A preview of your text appears here." />
              ) : (
                <Card inert>
                  <RichText html={editor.html} />
                </Card>
              )}
            </Section>
          </Beside>
        </Columns>
      )}
      {mayPublish ? <AnnouncementPublication editor={editor} /> : null}
    </Page>
  );
});

const AnnouncementPage = observer(function AnnouncementPage({ services }: Pick<ScreenProps, 'services'>) {
  const { developer = '', announcement } = useParams();
  return (
    <AnnouncementScreen key={`${developer}/${announcement ?? ''}`} services={services} announcement={announcement} />
  );
});

const Theirs = styled.pre`
  max-height: 240px;
  margin: 0;
  overflow: auto;
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  color: ${theme.colour.textSoft};
`;

/** Editor of a new or a stored announcement. */
export const announcementPage = (services: ConsoleServices) => ({ element: <AnnouncementPage services={services} /> });
