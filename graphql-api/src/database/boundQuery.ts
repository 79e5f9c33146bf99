import pg, { type Connection, type QueryConfig, type QueryResult } from 'pg';

/** What goes ahead of a statement: itself a statement, whose rows nobody reads. */
export interface Binding {
  /** Empty where statements have no names; otherwise this connection knows it by that name already. */
  name: string;
  text: string;
  values: string[];
}

/** What `pg.Query` is made of, as far as it is changed here (pg 8.23; the version is pinned). */
interface Inner {
  callback: (error: Error | null, result: QueryResult) => void;
  prepare(connection: Wire): void;
  requiresPreparation(): boolean;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}
type Wire = Connection & {
  parse(statement: { name: string; text: string }): void;
  bind(portal: { statement: string; values: string[] }): void;
  execute(portal: object): void;
};
const Query = pg.Query as unknown as new (config: QueryConfig) => pg.Query & Inner;

/**
 * A statement that stands alone, with a binding sent ahead of it in the same breath. Between the two there is no Sync:
 * PostgreSQL takes them for one transaction, leaves out the second where the first fails, and forgets at the end
 * what the first has set for it.
 */
export class BoundQuery extends Query {
  private readonly binding: Binding;
  private isBound = false;

  constructor(config: QueryConfig, binding: Binding) {
    super(config);
    // As it is now: the connection may serve another organization before this is sent.
    this.binding = { ...binding };
  }

  /** Sends it; the promise is for its own result. */
  static send(
    query: (submittable: BoundQuery) => unknown,
    config: QueryConfig,
    binding: Binding,
  ): Promise<QueryResult> {
    const bound = new BoundQuery(config, binding);
    return new Promise((resolve, reject) => {
      bound.callback = (error, result) => (error ? reject(error) : resolve(result));
      query(bound);
    });
  }

  override requiresPreparation(): boolean {
    return true;
  }

  override prepare(connection: Wire): void {
    const { name, text, values } = this.binding;
    if (!name) connection.parse({ name, text });
    connection.bind({ statement: name, values });
    connection.execute({});
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.isBound) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.isBound) super.handleCommandComplete(message, connection);
    this.isBound = true;
  }
}
