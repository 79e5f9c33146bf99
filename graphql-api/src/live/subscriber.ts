import type { Viewer } from '../context.js';

/** What may be different now, for one person. */
export type News =
  | { eventId: string }
  | { taskId: string /** Whether it is about an assignment of theirs. */; isOwn: boolean };

/**
 * What one connection waits for. News of the same thing that comes while it is busy is told once, so that a slow
 * reader holds no memory.
 */
export class Subscriber implements AsyncIterableIterator<News> {
  private readonly pending = new Map<string, News>();
  private wake: (() => void) | null = null;
  private closed = false;

  constructor(
    readonly viewer: Viewer,
    private readonly onClose: (subscriber: Subscriber) => void,
  ) {}

  /** Tells of something, unless it is waiting to be told already. */
  push(news: News): void {
    if (this.closed) return;
    const id = 'eventId' in news ? news.eventId : news.taskId;
    const known = this.pending.get(id);
    // That an assignment was theirs must not be forgotten for what came after it.
    if (!known || !('isOwn' in known && known.isOwn)) this.pending.set(id, news);
    this.wake?.();
  }

  /** Ends the connection; what is pending is not told any more. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.pending.clear();
    this.onClose(this);
    this.wake?.();
  }

  async next(): Promise<IteratorResult<News>> {
    while (!this.closed) {
      const [first] = this.pending;
      if (first) {
        this.pending.delete(first[0]);
        return { value: first[1], done: false };
      }
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    return { value: undefined, done: true };
  }

  async return(): Promise<IteratorResult<News>> {
    this.close();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
