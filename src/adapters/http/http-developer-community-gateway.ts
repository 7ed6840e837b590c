import type { DeveloperCommunityGateway } from '../../application/console/community-gateway.port';
import type { AnnouncementText } from '../../domain/console/announcement';
import type { HttpClient } from './http-client';
import { toPage } from './pagination.mapper';

const wireText = ({ title, body, game }: AnnouncementText) => ({ title, body, game: game ?? null });

export const httpDeveloperCommunityGateway = (http: HttpClient): DeveloperCommunityGateway => ({
  reviews: (developer, game, { unanswered, stars }, page) =>
    http.send(
      'developerReviews',
      { params: { developer, game }, query: { unanswered: unanswered ? 'true' : 'false', stars, page } },
      toPage,
    ),
  review: (developer, game, review) =>
    http.send('developerReview', { params: { developer, game, review } }, (answer) => answer.review),
  answer: (developer, game, review, { body, revision }) =>
    http.send(
      'answerWrite',
      { params: { developer, game, review }, body: { body, revision: revision ?? null } },
      ({ answer }) => answer,
    ),
  removeAnswer: (developer, game, review, revision) =>
    http.send('answerRemove', { params: { developer, game, review }, body: { revision } }),
  announcements: (developer, page) => http.send('announcementList', { params: { developer }, query: { page } }, toPage),
  announcement: (developer, announcement) => http.send('announcementForm', { params: { developer, announcement } }),
  createAnnouncement: (developer, text) =>
    http.send('announcementCreate', { params: { developer }, body: wireText(text) }),
  changeAnnouncement: (developer, announcement, revision, text) =>
    http.send(
      'announcementChange',
      { params: { developer, announcement }, body: { revision, text: wireText(text) } },
      (answer) => answer.revision,
    ),
  publishAnnouncement: (developer, announcement, revision, at) =>
    http.send('announcementPublish', { params: { developer, announcement }, body: { revision, at: at ?? null } }),
  unscheduleAnnouncement: (developer, announcement) =>
    http.send('announcementUnschedule', { params: { developer, announcement } }),
  deleteAnnouncement: (developer, announcement) =>
    http.send('announcementDelete', { params: { developer, announcement } }),
  previewAnnouncement: (developer, body) =>
    http.send('announcementPreview', { params: { developer }, body: { body } }, ({ html }) => html),
  messages: (developer, status, page) =>
    http.send('developerMessages', { params: { developer }, query: { status, page } }, toPage),
  message: (developer, message) => http.send('developerMessage', { params: { developer, message } }),
  answerMessage: (developer, message, { text, replies }, key) =>
    http.send('messageAnswer', { params: { developer, message }, body: { message: text, replies }, key }),
  closeMessage: (developer, message, replies) =>
    http.send('messageClose', { params: { developer, message }, body: { replies } }),
});
