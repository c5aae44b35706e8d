import { defineConfig } from "drizzle-kit"

/** `npx drizzle-kit generate` writes the migration for a change of the tables. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/**/*.table.server.ts",
  out: "./migrations",
})
