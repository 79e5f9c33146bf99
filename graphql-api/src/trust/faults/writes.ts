import { setTimeout as sleep } from 'node:timers/promises';
import { History, type Outcome } from './history.js';
import type { Person, Place } from './place.js';
import { type Reply, send } from './wire.js';

const newTask = 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { id } }';
const complete = 'mutation ($id: ID!) { completeMyTask(taskId: $id) { id } }';
const sayYes = 'mutation ($id: ID!) { rsvpToEvent(eventId: $id, status: signed_up) { id } }';
const keyedAttempts = 5;

type Ask = (url: string) => Promise<Reply>;

/** People who create, complete and say yes through both doors of any of the servers, and note what they were told. */
export class Writers {
  readonly history = new History();
  /** Answers that must not be: 401, 5xx other than 503, 503 without Retry-After. */
  readonly faults: string[] = [];
  /** By status, or by the code of the connection's fault. */
  readonly told: Record<string, number> = {};
  private readonly running: Promise<void>[] = [];
  private stopping = false;
  private number = 0;

  constructor(
    private readonly places: Place[],
    private readonly urls: string[],
    private readonly random: () => number,
  ) {}

  /** So many writers for each place. */
  start(each: number): void {
    for (const place of this.places) {
      const pairs = place.events.flatMap((event) => place.volunteers.map((person) => ({ event, person })));
      for (let at = 0; at < each; at += 1) this.running.push(this.write(place, pairs));
    }
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.running);
  }

  private async write(place: Place, pairs: { event: string; person: Person }[]): Promise<void> {
    while (!this.stopping) {
      const pair = this.random() < 0.5 ? pairs.pop() : undefined;
      await (pair ? this.answer(pair.event, pair.person) : this.createAndComplete(place));
      await sleep(this.random() * 3);
    }
  }

  private async answer(event: string, person: Person): Promise<void> {
    const { token } = person;
    const call =
      this.random() < 0.5
        ? { path: '/graphql', token, body: { query: sayYes, variables: { id: event } } }
        : { path: `/api/calendar/events/${event}/rsvp`, token, body: { status: 'signed_up' } };
    const { outcome } = await this.ask((url) => send(url, call));
    this.history.note(`rsvp ${event} ${person.id}`, outcome);
  }

  private async createAndComplete({ admin, volunteers }: Place): Promise<void> {
    const title = `task ${++this.number}`;
    const person = volunteers[Math.floor(this.random() * volunteers.length)] as Person;
    const input = { title, assignToEmails: [person.email] };
    const { token } = admin;
    const way = this.random();
    const rest = { path: '/api/admin/tasks', token, body: input };
    const { outcome, reply } =
      way < 0.3
        ? await this.ask((url) => send(url, rest))
        : way < 0.6
          ? await this.untilKnown((url) =>
              send(url, { ...rest, headers: { 'idempotency-key': title.replace(' ', '-') } }),
            )
          : await this.ask((url) =>
              send(url, { path: '/graphql', token, body: { query: newTask, variables: { input } } }),
            );
    this.history.note(title, outcome);
    const id = reply?.json.task?.id ?? reply?.json.data?.createTask?.id;
    if (outcome === 'acknowledged' && id) await this.complete(String(id), person);
  }

  private async complete(taskId: string, { id, token }: Person): Promise<void> {
    const call =
      this.random() < 0.5
        ? { path: '/graphql', token, body: { query: complete, variables: { id: taskId } } }
        : { method: 'PUT', path: `/api/tasks/${taskId}/status`, token, body: { status: 'completed' } };
    const { outcome } = await this.ask((url) => send(url, call));
    this.history.note(`done ${taskId} ${id}`, outcome);
  }

  /** With an Idempotency-Key one may ask again, on any server, until one is told what became of it. */
  private async untilKnown(ask: Ask) {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.ask(ask, true);
      if (answer.outcome !== 'unknown' || attempt === keyedAttempts) return answer;
      await sleep(100);
    }
  }

  private async ask(ask: Ask, keyed = false): Promise<{ outcome: Outcome; reply?: Reply }> {
    const url = this.urls[Math.floor(this.random() * this.urls.length)] as string;
    try {
      const reply = await ask(url);
      const code = reply.json.errors?.[0]?.extensions?.code ?? reply.json.code ?? '';
      // Who asks again at once is a flood, which is another threat.
      if (code === 'SERVICE_UNAVAILABLE') await sleep(100);
      return { outcome: this.outcomeOf(reply, code, keyed), reply };
    } catch (error) {
      const { code = 'no answer' } = error as { code?: string };
      this.count(code);
      await sleep(20);
      // Nobody listened, so nothing was asked.
      return { outcome: code === 'ECONNREFUSED' && !keyed ? 'refused' : 'unknown' };
    }
  }

  private outcomeOf({ status, headers, json }: Reply, code: string, keyed: boolean): Outcome {
    this.count(code || String(status));
    if (status < 300 && !code) return 'acknowledged';
    const isAway = code === 'SERVICE_UNAVAILABLE';
    const retryAfter = headers['retry-after'] ?? json.errors?.[0]?.extensions?.retryAfterSeconds;
    if (code === 'UNAUTHENTICATED' || /INTERNAL/.test(code) || (isAway && !retryAfter)) {
      this.faults.push(`${status} ${JSON.stringify(json).slice(0, 300)}`);
    }
    // The first call with the key is at work, or nobody knows what became of it.
    if (isAway || (keyed && code === 'CONFLICT')) return 'unknown';
    return 'refused';
  }

  private count(what: string): void {
    this.told[what] = (this.told[what] ?? 0) + 1;
  }
}
