import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
import { useEffect } from 'react';
import { useBlocker, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DeveloperAction } from '../../domain/console/member-role';
import { mayAct } from '../../domain/console/member-role';
import { Page, Soft } from '../account/account.styles';
import { ChoiceRow } from '../shared/ChoiceRow';
import { EmptyState } from '../shared/EmptyState';
import { space } from '../theme/theme';
import type { ConsoleServices } from './console-services';
import { Top } from './console.styles';
import { GameTrail, useDeveloper } from './DeveloperFrame';
import { ListState } from './ListState';

interface LeavingForm {
  readonly changed: boolean;
  mayLeave(): Promise<boolean>;
}

interface LeaveQuestionProps {
  readonly form: LeavingForm;
  /** Another form of the page: a page can have one blocker only. */
  readonly other?: Pick<LeavingForm, 'changed'>;
}

/** Asks before a link leaves a form with unsaved changes. */
export const LeaveQuestion = observer(function LeaveQuestion({ form, other }: LeaveQuestionProps) {
  const blocker = useBlocker(() => form.changed || other?.changed === true);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void form.mayLeave().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker, form]);
  return null;
});

/** Screen of a form about a game or its draft. */
export interface GameFormScreenProps {
  readonly services: ConsoleServices;
  readonly game: string;
  readonly draft: boolean;
}

interface GameFormFrameProps extends Omit<GameFormScreenProps, 'services'> {
  readonly edit: LeavingForm & {
    /** `has` is undefined for a form of drafts only. */
    readonly page:
      | { readonly revision: string; readonly has?: { readonly game: boolean; readonly draft: boolean } }
      | undefined;
    readonly failure: string | undefined;
    readonly load: () => Promise<void>;
  };
  /** Last part of the form's address; undefined for a form of drafts only. */
  readonly path?: 'details' | 'lists';
  readonly heading: string;
  /** Label of the choice between game and draft. */
  readonly choice?: string;
  readonly action?: ReactNode;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** Frame of a form about a game: headings, the choice between game and draft, and the question about unsaved changes. */
export const GameFormFrame = observer(function GameFormFrame(props: GameFormFrameProps) {
  const { game, draft, edit, path = 'details', heading, choice = '', action, note, children } = props;
  const { slug: developer } = useDeveloper();
  const { page, failure, load } = edit;
  const home = `/${developer}/games/${game}`;
  return (
    <Page>
      <div>
        <GameTrail game={game} />
        <Top>
          <h1>{draft ? `${heading} of the draft` : heading}</h1>
          {action}
        </Top>
        <Notice>{note}</Notice>
      </div>
      {page?.has?.game === true && page.has.draft ? (
        <ChoiceRow
          label={choice}
          variant="pills"
          choices={[
            { title: 'Published game', to: `${home}/${path}`, current: !draft },
            { title: 'Draft', to: `${home}/draft-${path}`, current: draft },
          ]}
        />
      ) : null}
      <ListState list={page} failure={failure} onRetry={load} />
      <LeaveQuestion form={edit} />
      {children}
    </Page>
  );
});

const Notice = styled(Soft)`
  max-width: 72ch;
  margin-top: ${space(2)};
`;

/** Message instead of a page about a game that the role does not permit. */
interface RefusedPage {
  readonly action: DeveloperAction;
  readonly heading: string;
  /** Roles that may see the page, such as `Only owners can see statistics`. */
  readonly title: string;
}

const Refusal = observer(function Refusal({ game, page }: { readonly game: string; readonly page: RefusedPage }) {
  return (
    <Page>
      <div>
        <GameTrail game={game} />
        <h1>{page.heading}</h1>
      </div>
      <EmptyState icon="shield" level={2} title={page.title} text="Ask an owner to change your role." />
    </Page>
  );
});

/** Returns two pages of a form: about a published game, and about a draft. A form without `refused` is for every role. */
export function gameFormPages(Screen: ComponentType<GameFormScreenProps>, refused?: RefusedPage) {
  const GameFormPage = observer(function GameFormPage({ services, draft }: Omit<GameFormScreenProps, 'game'>) {
    const { developer, game = '' } = useParams();
    const { role } = useDeveloper();
    if (refused !== undefined && !mayAct(role, refused.action)) return <Refusal game={game} page={refused} />;
    return <Screen key={`${developer ?? ''}/${game}`} services={services} game={game} draft={draft} />;
  });
  const pageOf = (draft: boolean) => (services: ConsoleServices) => ({
    element: <GameFormPage key={draft ? 'draft' : 'game'} services={services} draft={draft} />,
  });
  return [pageOf(false), pageOf(true)] as const;
}

/** Screen of a page about a game. */
export interface GameScreenProps {
  readonly services: ConsoleServices;
  /** Slug of the game. */
  readonly game: string;
}

/** Returns a page about a game for roles that permit its action. */
export function gamePage(Screen: ComponentType<GameScreenProps>, page: RefusedPage) {
  const GamePage = observer(function GamePage({ services }: Pick<GameScreenProps, 'services'>) {
    const { developer, game = '' } = useParams();
    if (!mayAct(useDeveloper().role, page.action)) return <Refusal game={game} page={page} />;
    return <Screen key={`${developer ?? ''}/${game}`} services={services} game={game} />;
  });
  return (services: ConsoleServices) => ({ element: <GamePage services={services} /> });
}
