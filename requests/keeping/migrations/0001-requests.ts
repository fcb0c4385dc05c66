import type { Kysely } from "kysely";

/** `idType` is how the engine counts rows by itself. */
export const requests = (idType: "integer" | "serial") => ({
  async up(database: Kysely<unknown>): Promise<void> {
    const { schema } = database;
    await schema
      .createTable("requests")
      .addColumn("reference", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("receipt", "text", (column) => column.notNull().unique())
      .addColumn("form_key", "text", (column) => column.unique())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("email_key", "text", (column) => column.notNull())
      .addColumn("phone", "text", (column) => column.notNull())
      .addColumn("answers", "text", (column) => column.notNull())
      .addColumn("consents", "text", (column) => column.notNull())
      .addColumn("stopped_at", "text")
      .addColumn("done_at", "text")
      .addColumn("link_hash", "text", (column) => column.unique())
      .addColumn("link_until", "text")
      .addColumn("verified_at", "text")
      .execute();
    for (const column of ["created_at", "email_key", "phone"]) {
      await schema.createIndex(`requests_${column}`).on("requests").column(column).execute();
    }

    await schema
      .createTable("outbox")
      .addColumn("id", idType, (column) => column.primaryKey())
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("details", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("due_at", "text", (column) => column.notNull())
      .addColumn("give_up_at", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("leased_by", "text")
      .addColumn("leased_until", "text")
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("last_error", "text")
      .execute();
    await schema.createIndex("outbox_due").on("outbox").columns(["state", "due_at"]).execute();
    await schema.createIndex("outbox_about").on("outbox").column("about").execute();

    await schema
      .createTable("stops")
      .addColumn("contact_hash", "text", (column) => column.primaryKey())
      .addColumn("stopped_at", "text", (column) => column.notNull())
      .execute();

    await schema
      .createTable("tombstones")
      .addColumn("reference", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("erased_at", "text", (column) => column.notNull())
      .addColumn("cause", "text", (column) => column.notNull())
      .execute();
  },
});
