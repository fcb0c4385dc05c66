import type { Kysely } from "kysely";

export const storm = () => ({
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable("storm")
      // A copy of a release before, brought back into PostgreSQL, leaves this table where it is.
      .ifNotExists()
      .addColumn("slot", "text", (column) => column.primaryKey())
      .addColumn("notice", "text")
      .addColumn("said_at", "text", (column) => column.notNull())
      .execute();
  },
});
