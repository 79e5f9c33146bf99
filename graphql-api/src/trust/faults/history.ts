export type Outcome = 'acknowledged' | 'refused' | 'unknown';

/** What does not fit between what was answered and what there is; all of it must be 0. */
export interface Verdict {
  acknowledged: number;
  refused: number;
  unknown: number;
  /** Acknowledged, and not there. */
  lost: string[];
  /** There more than once, whatever was answered. */
  duplicates: string[];
  /** There although it was refused, or never asked for. */
  ghosts: string[];
}

/**
 * What was answered to each numbered write. Acknowledged must be there exactly once, refused not at all; what nobody
 * knows (a lost connection, 503) at most once.
 */
export class History {
  private readonly outcomes = new Map<string, Outcome>();

  note(key: string, outcome: Outcome): void {
    if (this.outcomes.has(key)) throw new Error(`${key} was asked for twice.`);
    this.outcomes.set(key, outcome);
  }

  count(wanted: Outcome): number {
    return [...this.outcomes.values()].filter((outcome) => outcome === wanted).length;
  }

  /** @param found how often each write is there; absent: not at all */
  judge(found: Map<string, number>): Verdict {
    const keys = (wrong: (outcome: Outcome, times: number) => boolean) =>
      [...this.outcomes].filter(([key, outcome]) => wrong(outcome, found.get(key) ?? 0)).map(([key]) => key);
    return {
      acknowledged: this.count('acknowledged'),
      refused: this.count('refused'),
      unknown: this.count('unknown'),
      lost: keys((outcome, times) => outcome === 'acknowledged' && times === 0),
      duplicates: [...found].filter(([, times]) => times > 1).map(([key]) => key),
      ghosts: [
        ...keys((outcome, times) => outcome === 'refused' && times > 0),
        ...[...found.keys()].filter((key) => !this.outcomes.has(key)),
      ],
    };
  }
}
