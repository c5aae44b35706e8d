import { Hono } from "hono"
import { staffRowRoutes } from "#domain/catalogue/rows/staff-row-routes.server.ts"
import { all, describe } from "#server/openapi/describe.server.ts"
import * as shapes from "./shapes.server.ts"
import { listSynonyms, synonymRows } from "./synonyms.server.ts"

export const synonymRoutes = new Hono()
  .get(
    "/",
    describe({ summary: "List words and names that searches take for the same", answer: all(shapes.synonym) }),
    async (c) => c.json({ success: true, data: await listSynonyms() }),
  )
  .route("/", staffRowRoutes(synonymRows, shapes.synonym, "words that mean the same"))
