import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { DeviceFrames, ErrorGroup, ErrorStack } from '../../domain/console/game-health';
import { frameTime } from '../../domain/console/game-health';
import { isLoadKind } from '../../domain/play/runtime-health';
import { writtenNumber } from '../../domain/shared/written-number';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { SectionFailure } from '../account/SectionFailure';
import { Section, Soft } from '../account/account.styles';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { DateText } from '../shared/DateText';
import { Loading } from '../shared/Loading';
import { space, theme } from '../theme/theme';
import { Card, Row, Rows, RowText } from './console.styles';
import { devicesText, frameTimeText, groupText, kindName } from './health.machine';
import type { HealthViewModel } from './health.view-model';
import { deviceName } from './statistics.machine';
import { ScrollTable } from './ScrollTable';

interface GroupsProps {
  readonly health: HealthViewModel;
  readonly groups: readonly ErrorGroup[];
}

const Stack = observer(function Stack({ stack: { build, lines, note } }: { readonly stack: ErrorStack }) {
  return (
    <Card>
      <Soft>
        {lines.length === 0 ? 'The browsers sent no stack of this error.' : `Stack in ${build}`}
        {note === undefined ? null : ` · ${note}`}
      </Soft>
      {lines.length === 0 ? null : (
        <Lines tabIndex={0} role="region" aria-label="Stack">
          <ol>
            {lines.map(({ text, source }, index) => (
              // A stack can contain a line twice.
              <li key={`${String(index)} ${text}`}>
                {source === undefined ? (
                  text
                ) : (
                  <>
                    <strong>
                      {source.file}:{source.line}:{source.column}
                    </strong>
                    {source.code === undefined ? null : <Code>{source.code}</Code>}
                    <small>{text}</small>
                  </>
                )}
              </li>
            ))}
          </ol>
        </Lines>
      )}
    </Card>
  );
});

const OpenStack = observer(function OpenStack({ health, id }: Pick<GroupsProps, 'health'> & { readonly id: string }) {
  const stack = health.stackOf(id);
  if (stack === undefined) return null;
  if (stack.failure !== undefined) return <SectionFailure text={stack.failure} onRetry={stack.load} />;
  if (stack.value !== undefined) return <Stack stack={stack.value} />;
  return (
    <Loading>
      <EntriesSkeleton rows={2} />
    </Loading>
  );
});

const Group = observer(function Group({ health, group }: Pick<GroupsProps, 'health'> & { readonly group: ErrorGroup }) {
  const { id, kind, count, sessions, builds, devices, firstSeen, lastSeen } = group;
  const hasStack = !isLoadKind(kind) && kind !== 'further';
  const isOpen = health.stackOf(id) !== undefined;
  return (
    <Row>
      <RowText>
        <h3>
          {groupText(group)}
          <Badge tone={hasStack ? 'danger' : 'plain'}>{kindName(kind)}</Badge>
        </h3>
        <p>
          {writtenNumber(count)} × in {writtenNumber(sessions)} {sessions === 1 ? 'session' : 'sessions'} ·{' '}
          {devicesText(devices)} · {builds.length === 1 ? 'build' : 'builds'} {builds.join(', ')}
        </p>
        <p>
          First <DateText date={firstSeen} flows /> · last <DateText date={lastSeen} flows />
        </p>
      </RowText>
      {hasStack ? (
        <Button aria-expanded={isOpen} aria-label={`Stack of ${groupText(group)}`} onClick={() => health.toggle(id)}>
          {isOpen ? 'Hide stack' : 'Show stack'}
        </Button>
      ) : null}
      {isOpen ? (
        <Wide>
          <OpenStack health={health} id={id} />
        </Wide>
      ) : null}
    </Row>
  );
});

/** Errors and failed loads of a period, each in a list. The numbers count from the first report, also before the period. */
export const ErrorGroups = observer(function ErrorGroups({ health, groups }: GroupsProps) {
  const lists = [
    { title: 'Errors', none: 'No errors in this period.', of: groups.filter(({ kind }) => !isLoadKind(kind)) },
    {
      title: 'Failed loads',
      none: 'No failed loads in this period.',
      of: groups.filter(({ kind }) => isLoadKind(kind)),
    },
  ];
  return lists.map(({ title, none, of }) => (
    <Section key={title} aria-label={title}>
      <h2>{title}</h2>
      {of.length === 0 ? (
        <Soft>{none}</Soft>
      ) : (
        <>
          <Rows aria-label={title}>
            {of.map((group) => (
              <Group key={group.id} health={health} group={group} />
            ))}
          </Rows>
          <Soft>Last seen in this period. The numbers count from the first report.</Soft>
        </>
      )}
    </Section>
  ));
});

const PERCENTILES = [0.5, 0.75, 0.95];

/** Frame times by class of device and mode. */
export const FrameTable = observer(function FrameTable({ frames }: { readonly frames: readonly DeviceFrames[] }) {
  if (frames.length === 0) return null;
  return (
    <Card>
      <h2>Frame times</h2>
      <ScrollTable label="Frame times" heads={['Device', 'Mode', 'Sessions', 'p50', 'p75', 'p95']}>
        {frames.map(({ device, mode, sessions, times }) => (
          <tr key={`${device} ${mode}`}>
            <th scope="row">{deviceName(device)}</th>
            <td>{mode === 'vr' ? 'VR' : 'Screen'}</td>
            <td>{writtenNumber(sessions)}</td>
            {PERCENTILES.map((share) => (
              <td key={share}>{frameTimeText(frameTime(times, share))}</td>
            ))}
          </tr>
        ))}
      </ScrollTable>
      <Soft>
        p75: three quarters of the frames took at most this time. 90 frames a second leave 11.1 ms, 72 leave 13.9 ms and
        60 leave 16.7 ms.
      </Soft>
    </Card>
  );
});

const Wide = styled.div`
  flex: 1 0 100%;
  min-width: 0;
`;

const Lines = styled.div`
  overflow-x: auto;
  font-size: ${theme.size.sm};
  ol {
    display: grid;
    gap: ${space(2)};
  }
  li {
    white-space: pre;
  }
  strong {
    font-weight: 600;
  }
  small {
    display: block;
    color: ${theme.colour.textSoft};
  }
`;

const Code = styled.code`
  display: block;
  color: ${theme.colour.cyan};
`;
