/** Where the database is. */
export interface Whereabouts {
  /** The folder of the SQLite file, where there is no `DATABASE_URL`. */
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
  /** The key of stops; without it, that in a file in `DATA_DIR`. */
  STOP_KEY?: string | undefined;
  /** Where that file is, if not in `DATA_DIR`. */
  keyFolder?: string | undefined;
}
