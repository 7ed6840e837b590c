import { observer } from 'mobx-react-lite';
import { StepProgress } from '../auth/StepProgress';
import { PasswordChecklist } from '../auth/PasswordChecklist';
import { GameStatsLine } from '../games/GameStatsLine';
import { GameTags } from '../games/GameTags';
import { Avatar } from '../session/Avatar';
import { Balance } from '../session/Balance';
import type { BadgeTone } from '../shared/Badge';
import { Badge } from '../shared/Badge';
import { DateText } from '../shared/DateText';
import { Pagination } from '../shared/Pagination';
import { Grid, Note, Row } from './kit.styles';
import { samplePicture } from './kit-samples';
import { KitSection } from './KitSection';

const TONES: readonly BadgeTone[] = ['plain', 'info', 'success', 'warning', 'danger'];
const STATS = [
  { views: 999, reviews: 0, reactions: 0, rating: undefined },
  { views: 1_000, reviews: 1, reactions: 1, rating: 5 },
  { views: 999_950, reviews: 12_000, reactions: 3_400, rating: 4.25 },
] as const;
const TAGS = [
  { slug: 'calm', title: 'Calm' },
  { slug: 'hands', title: 'Hands' },
  { slug: 'two-players', title: 'Two players' },
];
const PAGES = [
  { current: 1, last: 2 },
  { current: 5, last: 10 },
  { current: 10, last: 10 },
];

/** Badges, tags, statistics, avatars, pagination and steps. */
export const KitMarks = observer(function KitMarks() {
  return (
    <KitSection id="marks" title="Marks">
      <Row>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge icon="headset" tone="success">
          Ready for VR
        </Badge>
      </Row>
      <Row>
        <GameTags tags={TAGS} />
      </Row>
      <Note>Figures: few, some, many.</Note>
      {STATS.map((stats) => (
        <Row key={stats.views}>
          <GameStatsLine stats={stats} />
        </Row>
      ))}
      <Note>Players: with a picture, premium with its halo, without a picture.</Note>
      <Row>
        <Avatar picture={samplePicture.sm} premium={false} />
        <Avatar picture={samplePicture.sm} premium />
        <Avatar picture="" premium={false} />
        <Avatar picture="" premium />
        <Balance coins={40} />
        <Balance coins={1_234_567} />
      </Row>
      <Note>A date.</Note>
      <Row>
        <DateText date="2026-01-05T10:00:00.000Z" />
        <DateText date="2026-01-05T10:00:00.000Z" day />
      </Row>
      <Note>Pages: the first of two, one in the middle, the last.</Note>
      {PAGES.map(({ current, last }) => (
        <Row key={current}>
          <Pagination pagination={{ current, last }} label={`Sample pages, ${String(current)} of ${String(last)}`} />
        </Row>
      ))}
      <Note>Steps of a wizard, and the password checklist.</Note>
      <Grid $least={280}>
        {[1, 2, 3, 4].map((step) => (
          <StepProgress key={step} number={step} count={4} />
        ))}
        <PasswordChecklist password="" />
        <PasswordChecklist password="Moon-light-7" />
      </Grid>
    </KitSection>
  );
});
