import type { Kysely } from "kysely";

/** `idType` is how the engine counts rows by itself. */
export const consents = (idType: "integer" | "serial") => ({
  async up(database: Kysely<unknown>): Promise<void> {
    const { schema } = database;
    await schema
      .createTable("consents")
      // A copy of a release before, brought back into PostgreSQL, leaves this table where it is.
      .ifNotExists()
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
      await schema
        .createIndex(`consents_${column}`)
        .ifNotExists()
        .on("consents")
        .column(column)
        .execute();
    }
  },
});
