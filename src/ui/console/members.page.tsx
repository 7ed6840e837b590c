import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Member, MemberList } from '../../domain/console/console';
import { givenRoles } from '../../domain/console/console';
import type { MemberRole } from '../../domain/console/member-role';
import { mayAct } from '../../domain/console/member-role';
import { Page, Section, Soft } from '../account/account.styles';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { DateText } from '../shared/DateText';
import { onePress } from '../shared/one-press';
import { useScreen } from '../shared/use-screen';
import { InviteForm, SelectField } from './ConsoleFields';
import { givenRole, memberOffers, roleTexts } from './console.machine';
import type { ConsoleServices } from './console-services';
import { Row, RowActions, Rows, RowText, Top } from './console.styles';
import { useDeveloper } from './DeveloperFrame';
import { ListState } from './ListState';
import type { MembersViewModel } from './members.view-model';

const roleOptions = givenRoles.map((value) => ({ value, name: roleTexts[value].name }));

interface ListProps {
  readonly members: MembersViewModel;
  readonly list: MemberList;
  /** Role of the player. */
  readonly role: MemberRole;
}

const MemberRow = observer(function MemberRow({
  members,
  list,
  role,
  member,
}: ListProps & { readonly member: Member }) {
  const navigate = useNavigate();
  const { username, self, since } = member;
  const offers = memberOffers(role, member, list.members);
  const leave = async () => {
    if (await members.leave(member)) await navigate('/');
  };
  return (
    <Row>
      <RowText>
        <h2>
          {username}
          {self ? <Badge>You</Badge> : null}
        </h2>
        <p>
          {roleTexts[member.role].text}
          {since === undefined ? null : (
            <>
              {' · since '}
              <DateText date={since} day flows />
            </>
          )}
        </p>
      </RowText>
      <RowActions>
        {offers.changesRole ? (
          <SelectField
            compact
            label={`Role of ${username}`}
            value={givenRole(member.role)}
            options={roleOptions}
            onChoose={(chosen) => void members.changeRole(member, chosen)}
          />
        ) : (
          <Badge>{roleTexts[member.role].name}</Badge>
        )}
        {offers.removes ? (
          <Button
            variant="quiet"
            icon="trash"
            aria-label={`Remove ${username}`}
            {...onePress(() => void members.remove(member))}
          >
            Remove
          </Button>
        ) : null}
        {offers.leaves ? (
          <Button variant="quiet" icon="log-out" {...onePress(() => void leave())}>
            Leave
          </Button>
        ) : null}
      </RowActions>
    </Row>
  );
});

const Invitations = observer(function Invitations({ members, list, role }: ListProps) {
  if (list.invitations.length === 0) return null;
  return (
    <Section aria-labelledby="open-invitations">
      <h2 id="open-invitations">Open invitations</h2>
      <Rows>
        {list.invitations.map((invitation) => (
          <Row key={invitation.id}>
            <RowText>
              <h3>{invitation.username}</h3>
              <p>
                {roleTexts[invitation.role].name} · valid until <DateText date={invitation.expires} day flows />
              </p>
            </RowText>
            {mayAct(role, 'members.change') ? (
              <Button
                variant="quiet"
                aria-label={`Withdraw the invitation of ${invitation.username}`}
                {...onePress(() => void members.withdraw(invitation))}
              >
                Withdraw
              </Button>
            ) : null}
          </Row>
        ))}
      </Rows>
    </Section>
  );
});

const MembersScreen = observer(function MembersScreen({ services }: { readonly services: ConsoleServices }) {
  const { slug, role } = useDeveloper();
  const members = useScreen(() => services.createMembers(slug));
  const { value: list, failure, load } = members.list;
  return (
    <Page>
      <Top>
        <div>
          <h1>Members</h1>
          <Soft>People who work on the games of this developer.</Soft>
        </div>
      </Top>
      <ListState list={list} failure={failure} onRetry={load} />
      {list === undefined ? null : (
        <>
          <Wide aria-label="Members">
            {list.members.map((member) => (
              <MemberRow key={member.username} members={members} list={list} role={role} member={member} />
            ))}
          </Wide>
          <Invitations members={members} list={list} role={role} />
        </>
      )}
      {mayAct(role, 'members.change') ? (
        <InviteForm title="Invite a member" invitation={members.invitation} onSubmit={members.invite}>
          <SelectField
            label="Role"
            value={members.role}
            options={roleOptions}
            hint={roleTexts[members.role].text}
            onChoose={members.chooseRole}
          />
        </InviteForm>
      ) : null}
    </Page>
  );
});

const MembersPage = observer(function MembersPage({ services }: { readonly services: ConsoleServices }) {
  return <MembersScreen key={useDeveloper().slug} services={services} />;
});

const Wide = styled(Rows)`
  select {
    min-width: 140px;
  }
`;

/** Members of a developer. */
export const membersPage = (services: ConsoleServices) => ({ element: <MembersPage services={services} /> });
