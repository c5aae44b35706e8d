import { Hono } from "hono"
import * as z from "zod"
import { pageFields } from "#domain/catalogue/rows/list-schema.server.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { query } from "#server/http/validation.server.ts"
import { describe, one, pageOf } from "#server/openapi/describe.server.ts"
import { findPerson, listPeople } from "./people.server.ts"
import * as shapes from "./shapes.server.ts"

const listQuery = z.object({ search: z.string().max(100).optional(), ...pageFields(50) })

/** Part of the group of privacy/routes.server.ts. */
export const personRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "List people by when they were last in touch",
      more: "By the email address of bookings, enquiries and accounts. Those without one are known by their phone number, or by their name in a chat. `search` matches names without accents, addresses, chat names, and phone numbers in any spelling.",
      answer: pageOf(shapes.personRow),
    }),
    query(listQuery),
    async (c) => c.json({ success: true, ...(await listPeople(c.req.valid("query"))) }),
  )
  .get(
    "/:id",
    describe({
      summary: "Get a person with their bookings, enquiries, reviews and mails",
      answer: one(shapes.person),
      errors: ["NOT_FOUND"],
      path: { id: z.uuid().describe("The id of a booking, request, message or account") },
    }),
    async (c) => c.json({ success: true, data: await findPerson(c.req.param("id"), userOf(c)) }),
  )
