import type { Attention } from '../system/attention.port';
import type { Cancel } from '../system/clock.port';
import type { BlogGateway } from './blog-gateway.port';

/** Counts a view of an article once. A failure is silent, and the next view tries again. */
export class CountArticleRead {
  private readonly counted = new Set<string>();

  constructor(
    private readonly gateway: BlogGateway,
    private readonly attention: Attention,
  ) {}

  /** Counts the view once the tab is visible, unless it is cancelled before. */
  execute(article: string): Cancel {
    return this.attention.whenSeen(() => void this.count(article));
  }

  private async count(article: string): Promise<void> {
    if (this.counted.has(article)) return;
    this.counted.add(article);
    const answer = await this.gateway.countRead(article);
    if (!answer.ok) this.counted.delete(article);
  }
}
