/** Where the database is. */
export interface Whereabouts {
  /** The folder of the SQLite file, where there is no `DATABASE_URL`. */
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}
