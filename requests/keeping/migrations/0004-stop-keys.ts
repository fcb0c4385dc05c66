import type { Kysely } from "kysely";

export const stopKeys = () => ({
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable("stop_keys")
      // A copy of a release before, brought back into PostgreSQL, leaves this table where it is.
      .ifNotExists()
      .addColumn("slot", "text", (column) => column.primaryKey())
      .addColumn("id", "text", (column) => column.notNull())
      .execute();
  },
});
