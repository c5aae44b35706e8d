import { Hono } from "hono"
import { userOf } from "#server/auth/authorize.server.ts"
import { body } from "#server/http/validation.server.ts"
import { all, describe } from "#server/openapi/describe.server.ts"
import { messages } from "./messages.ts"
import * as shapes from "./shapes.server.ts"
import { wishChange } from "./wish-change.schema.ts"
import { changeWishes, listWishes } from "./wishlist.server.ts"

export const wishlistRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "List what the user marked with a heart",
      more: "The newest come first.",
      answer: all(shapes.wish),
    }),
    async (c) => c.json({ success: true, data: await listWishes(userOf(c)._id) }),
  )
  .put(
    "/",
    describe({
      summary: "Add to the wishlist, and remove from it",
      more: "Answers the whole list. It holds the newest 50; of those that are added, the first is the newest.",
      answer: all(shapes.wish),
      example: { add: [{ kind: "tour", slug: "ha-long-bay-day-cruise-from-hanoi" }] },
    }),
    body(wishChange, messages),
    async (c) => c.json({ success: true, data: await changeWishes(userOf(c)._id, c.req.valid("json")) }),
  )
