import { type Kysely, sql } from "kysely";

/** `idType` is how the engine counts rows by itself. */
export const mailboxes = (idType: "integer" | "serial") => ({
  async up(database: Kysely<unknown>): Promise<void> {
    const { schema } = database;
    await schema
      .alterTable("requests")
      .addColumn("mailbox", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    // Earlier addresses are counted as they were written: limits look back for a day only.
    await sql`update requests set mailbox = email_key`.execute(database);
    await schema.createIndex("requests_mailbox").on("requests").column("mailbox").execute();

    await schema.alterTable("outbox").addColumn("sent_at", "text").execute();
    await schema.alterTable("outbox").addColumn("reached", "text").execute();
    await schema
      .createIndex("outbox_message")
      .on("outbox")
      .columns(["message", "created_at"])
      .execute();

    await schema
      .createTable("notes")
      .addColumn("id", idType, (column) => column.primaryKey())
      .addColumn("reference", "text", (column) => column.notNull())
      .addColumn("written_at", "text", (column) => column.notNull())
      .addColumn("words", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("notes_reference").on("notes").column("reference").execute();
  },
});
