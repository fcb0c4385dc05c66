import type { Kysely } from "kysely";

export const wishes = () => ({
  async up(database: Kysely<unknown>): Promise<void> {
    const { schema } = database;
    await schema
      .createTable("wishes")
      // A copy of a release before, brought back into PostgreSQL, leaves this table where it is.
      .ifNotExists()
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("email_key", "text", (column) => column.notNull())
      .addColumn("mailbox", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("asked_at", "text", (column) => column.notNull())
      .addColumn("link_hash", "text", (column) => column.notNull().unique())
      .addColumn("link_until", "text", (column) => column.notNull())
      .addColumn("confirmed_at", "text")
      .addColumn("called_at", "text")
      .addColumn("last_link_hash", "text", (column) => column.unique())
      .addUniqueConstraint("wishes_once", ["email_key", "about"])
      .execute();
    await schema
      .createIndex("wishes_mailbox")
      .ifNotExists()
      .on("wishes")
      .column("mailbox")
      .execute();
  },
});
