/** The schema of both engines. A later release may only add what this one can do without. */
import { type CreateTableBuilder, type Kysely, sql } from "kysely";
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
    .addColumn("receipt", "text", (column) => column.notNull().unique())
    .addColumn("form_key", "text", (column) => column.unique())
    .addColumn("link_hash", "text", (column) => column.unique())
    .$call(texts("kind", "created_at", "language", "name", "email", "email_key", "mailbox"))
    .$call(texts("phone", "answers", "consents"))
    .$call(optionalTexts("stopped_at", "done_at", "link_until", "verified_at"))
    .execute();
  for (const column of ["created_at", "email_key", "mailbox", "phone"]) {
    await schema.createIndex(`requests_${column}`).on("requests").column(column).execute();
  }

  await schema
    .createTable("outbox")
    .addColumn("id", idType, (column) => column.primaryKey())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .$call(texts("about", "message", "channel", "details", "state"))
    .$call(texts("created_at", "due_at", "give_up_at"))
    .$call(optionalTexts("leased_by", "leased_until", "last_error", "sent_at"))
    .execute();
  await schema.createIndex("outbox_due").on("outbox").columns(["state", "due_at"]).execute();
  await schema.createIndex("outbox_about").on("outbox").column("about").execute();
  await schema.createIndex("outbox_message").on("outbox").columns(["message", "sent_at"]).execute();

  await schema
    .createTable("suppressions")
    .addColumn("contact_hash", "text", (column) => column.primaryKey())
    .$call(texts("stopped_at"))
    .execute();

  await schema
    .createTable("consents")
    .addColumn("id", idType, (column) => column.primaryKey())
    .addColumn("agreed", "integer", (column) => column.notNull())
    .$call(texts("reference", "kind", "purpose", "wording", "version", "language", "page"))
    .$call(texts("contact", "contact_hash", "network_address", "given_at"))
    .addUniqueConstraint("consents_once", ["reference", "purpose"])
    .execute();
  for (const column of ["contact_hash", "given_at"]) {
    await schema.createIndex(`consents_${column}`).on("consents").column(column).execute();
  }

  await schema
    .createTable("counters")
    .$call(texts("day", "kind", "name"))
    .addColumn("times", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("counters_key", ["day", "kind", "name"])
    .execute();
}

type Table = CreateTableBuilder<string, string>;

const texts =
  (...names: string[]) =>
  (table: Table): Table =>
    names.reduce((longer, name) => longer.addColumn(name, "text", (it) => it.notNull()), table);

const optionalTexts =
  (...names: string[]) =>
  (table: Table): Table =>
    names.reduce((longer, name) => longer.addColumn(name, "text"), table);
