/** The schema of both engines. A later release may only add what this one can do without. */
import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator } from "kysely/migration";
import type { Tables } from "#requests/keeping/tables.ts";

/** How the engine numbers rows. */
type IdType = "integer" | "serial";

/**
 * Creates the tables that are missing; several processes may do so at once.
 *
 * A later release may have been here, from which somebody went back to this one. Its migrations are
 * left alone: they only add what this release does not know (CONTRIBUTING.md).
 */
export async function migrate(database: Kysely<Tables>, idType: IdType): Promise<void> {
  const migrations: Record<string, { up: (on: Kysely<unknown>) => Promise<void> }> = {
    "0001-schema": { up: (on) => createSchema(on, idType) },
  };
  for (const name of await migrationsDone(database)) {
    migrations[name] ??= { up: async () => undefined };
  }
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** The names of the migrations that were made here, by whichever release. */
async function migrationsDone(database: Kysely<Tables>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(database);
  return rows.map(({ name }) => name);
}

async function createSchema({ schema }: Kysely<unknown>, idType: IdType): Promise<void> {
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
    .addColumn("mailbox", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("answers", "text", (column) => column.notNull())
    .addColumn("consents", "text", (column) => column.notNull())
    .addColumn("stopped_at", "text")
    .addColumn("done_at", "text")
    .addColumn("link_hash", "text", (column) => column.unique())
    .addColumn("link_until", "text")
    .addColumn("verified_at", "text")
    .execute();
  for (const column of ["created_at", "email_key", "mailbox", "phone"]) {
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
    .addColumn("sent_at", "text")
    .addColumn("reached", "text")
    .execute();
  await schema.createIndex("outbox_due").on("outbox").columns(["state", "due_at"]).execute();
  await schema.createIndex("outbox_about").on("outbox").column("about").execute();
  await schema.createIndex("outbox_message").on("outbox").columns(["message", "sent_at"]).execute();

  await schema
    .createTable("notes")
    .addColumn("id", idType, (column) => column.primaryKey())
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("written_at", "text", (column) => column.notNull())
    .addColumn("words", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("notes_reference").on("notes").column("reference").execute();

  await schema
    .createTable("suppressions")
    .addColumn("contact_hash", "text", (column) => column.primaryKey())
    .addColumn("stopped_at", "text", (column) => column.notNull())
    .execute();

  await schema
    .createTable("consents")
    .addColumn("id", idType, (column) => column.primaryKey())
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("agreed", "integer", (column) => column.notNull())
    .addColumn("wording", "text", (column) => column.notNull())
    .addColumn("version", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("contact", "text", (column) => column.notNull())
    .addColumn("contact_hash", "text", (column) => column.notNull())
    .addColumn("network_address", "text", (column) => column.notNull())
    .addColumn("given_at", "text", (column) => column.notNull())
    .addUniqueConstraint("consents_once", ["reference", "purpose"])
    .execute();
  for (const column of ["contact_hash", "given_at"]) {
    await schema.createIndex(`consents_${column}`).on("consents").column(column).execute();
  }

  await schema
    .createTable("tombstones")
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("erased_at", "text", (column) => column.notNull())
    .addColumn("cause", "text", (column) => column.notNull())
    .execute();

  await schema
    .createTable("counters")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("times", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("counters_key", ["day", "kind", "name"])
    .execute();
}
