import { Hono } from "hono"
import { sessionOf, userOf } from "#server/auth/authorize.server.ts"
import { all, describe, one, success } from "#server/openapi/describe.server.ts"
import { endOwnOtherSessions, endOwnSession, listOwnSessions } from "./own-sessions.server.ts"
import type { OpenSessions } from "./sessions.ts"
import * as shapes from "./shapes.server.ts"

export const sessionRoutes = new Hono()
  .get("/", describe({ summary: "List where one is signed in", answer: all(shapes.openSession) }), async (c) => {
    const data = await listOwnSessions(userOf(c), sessionOf(c))
    return c.json({ success: true, data } satisfies OpenSessions)
  })
  .delete(
    "/:id",
    describe({ summary: "End one of one's sessions", answer: success, errors: ["NOT_FOUND"] }),
    async (c) => {
      await endOwnSession(userOf(c), c.req.param("id"))
      return c.json({ success: true })
    },
  )
  .delete("/", describe({ summary: "End all one's other sessions", answer: one(shapes.ended) }), async (c) => {
    const ended = await endOwnOtherSessions(userOf(c), sessionOf(c))
    return c.json({ success: true, data: { ended } })
  })
