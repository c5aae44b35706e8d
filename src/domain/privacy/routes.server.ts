import { Hono } from "hono"
import { personRoutes } from "#domain/people/routes.server.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import type { PersonalData } from "#server/database/personal-data.server.ts"
import { body } from "#server/http/validation.server.ts"
import { all, describe, one } from "#server/openapi/describe.server.ts"
import { messages } from "./messages.ts"
import { personRequest } from "./person.schema.ts"
import { erasePerson, exportPerson } from "./privacy-requests.server.ts"
import { listRecords } from "./records.server.ts"
import { describeRetention } from "./retention.server.ts"
import * as shapes from "./shapes.server.ts"

const example = { email: "emma@mail.example" }
const BY_CONTACT =
  "By `email`, by `phone` for guests whose bookings and questions have no address, or by `chatName` for enquiries with neither."

/** `personalData`: what all slices store of people. */
export const peopleRoutes = (personalData: Required<PersonalData>) =>
  new Hono()
    .route("/", personRoutes)
    .post(
      "/export",
      describe({
        summary: "Export everything stored about a person",
        more: BY_CONTACT,
        answer: one(shapes.exportOf(personalData)),
        example,
      }),
      body(personRequest, messages),
      async (c) => c.json({ success: true, data: await exportPerson(c.req.valid("json"), userOf(c), personalData) }),
    )
    .post(
      "/erase",
      describe({
        summary: "Erase a person",
        more: `What was sold, when, and for how much stays, without them. ${BY_CONTACT}`,
        answer: one(shapes.erasedOf(personalData)),
        errors: ["JOURNEY_AHEAD", "IS_STAFF"],
        example,
      }),
      body(personRequest, messages),
      async (c) => c.json({ success: true, data: await erasePerson(c.req.valid("json"), userOf(c), personalData) }),
    )

/** `personalData`: what all slices store of people. */
export const privacyRoutes = (personalData: Required<PersonalData>) =>
  new Hono()
    .get(
      "/retention",
      describe({
        summary: "Tell what the retention settings will erase next, and what was erased lately",
        answer: one(shapes.retention),
      }),
      async (c) => c.json({ success: true, data: await describeRetention(personalData) }),
    )
    .get(
      "/records",
      describe({
        summary: "List what is stored about people: where, why and how long",
        more: "The company's record of personal data, from the same descriptions by which it is erased.",
        answer: all(shapes.record),
      }),
      async (c) => c.json({ success: true, data: await listRecords(personalData) }),
    )
