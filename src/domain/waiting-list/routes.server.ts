import { Hono } from "hono"
import * as z from "zod"
import { languageOf } from "#i18n/accept-language.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { takeMailingForm } from "#server/limits/bot-check.server.ts"
import { findOrigin } from "#server/limits/origin.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { all, describe, one, success } from "#server/openapi/describe.server.ts"
import { messages } from "./messages.ts"
import * as shapes from "./shapes.server.ts"
import { listOffered, listWaiting, removeWaiting } from "./staff-list.server.ts"
import { confirmPlace, findPlace, joinWaitingList, leaveWaitingList } from "./waiting-list.server.ts"
import { linkQuery, waitingRequest } from "./waiting-list.ts"

const link = query(linkQuery, messages)
const done = { success: true }

/** GET changes nothing, because mail scanners open links. The page behind the link posts. */
export const waitingListRoutes = new Hono()
  .post(
    "/",
    describe({
      summary: "Join the waiting list of a full departure",
      more: "Counts once the address is confirmed with a mailed link. The answer is the same for an address that is on the list already.",
      answer: success,
      status: 202,
      errors: ["TOO_MANY_REQUESTS", "TOO_FAST", "PLACES_LEFT"],
    }),
    limitByNetwork("forms"),
    body(waitingRequest, messages),
    async (c) => {
      const request = c.req.valid("json")
      const language = request.language ?? languageOf(c)
      const origin = await findOrigin(c, request.email)
      await takeMailingForm(request, c, () => joinWaitingList(request, language, origin))
      return c.json(done, 202)
    },
  )
  .get(
    "/",
    describe({
      summary: "List who waits for a departure",
      more: "In the order in which places are offered.",
      answer: all(shapes.waitingParty),
    }),
    query(z.object({ departureId: z.uuid("departureRequired") }), messages),
    async (c) => c.json({ success: true, data: await listWaiting(c.req.valid("query").departureId) }),
  )
  .get(
    "/offered",
    describe({
      summary: "List the parties to whom places are offered",
      more: "Those whose time ends first come first.",
      answer: all(shapes.offeredParty),
    }),
    async (c) => c.json({ success: true, data: await listOffered() }),
  )
  .get(
    "/place",
    describe({
      summary: "Get the place on a waiting list that a mailed link is about",
      answer: one(shapes.waitingPlace),
    }),
    link,
    async (c) => c.json({ success: true, data: await findPlace(c.req.valid("query").token) }),
  )
  .post(
    "/confirm",
    describe({ summary: "Confirm a place on a waiting list with a mailed link", answer: success }),
    limitByNetwork("forms/links"),
    link,
    async (c) => {
      await confirmPlace(c.req.valid("query").token)
      return c.json(done)
    },
  )
  .post(
    "/leave",
    describe({
      summary: "Leave a waiting list with a mailed link",
      more: "Places that were offered go to the next party.",
      answer: success,
    }),
    limitByNetwork("forms/links"),
    link,
    async (c) => {
      await leaveWaitingList(c.req.valid("query").token)
      return c.json(done)
    },
  )
  .delete(
    "/:id",
    describe({ summary: "Take a party off a waiting list", answer: success, errors: ["NOT_FOUND"] }),
    async (c) => {
      await removeWaiting(c.req.param("id"), userOf(c))
      return c.json(done)
    },
  )
