import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import type { HelpAudience } from '../../domain/help/help-audience';
import { questionsHead } from './help.head';
import type { HelpServices } from './help-services';
import { QuestionsPage } from './QuestionsPage';

/** What the address of an audience’s questions shows, fetched when it is first asked for. */
export function questionsRoute(audience: HelpAudience, { createCopy, createQuestionSearch }: HelpServices) {
  const Component = observer(function QuestionsRoute() {
    return <QuestionsPage audience={audience} createCopy={createCopy} createQuestionSearch={createQuestionSearch} />;
  });
  return { Component, handle: questionsHead(audience) } satisfies RouteObject;
}
