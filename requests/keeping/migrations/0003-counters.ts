import type { Kysely } from "kysely";

export const counters = () => ({
  async up(database: Kysely<unknown>): Promise<void> {
    const { schema } = database;
    await schema
      .createTable("counters")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("times", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("counters_key", ["day", "kind", "name"])
      .execute();
    await schema.alterTable("requests").addColumn("campaign", "text").execute();
  },
});
