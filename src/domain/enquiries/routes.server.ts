import { Hono } from "hono"
import { listColleagues } from "#domain/account/staff/colleagues.server.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { readIdempotencyKey } from "#server/http/idempotency.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { all, describe, one, pageOf } from "#server/openapi/describe.server.ts"
import { answerEnquiry, findEnquiry } from "./answers.server.ts"
import { enquiryListing, listEnquiries } from "./enquiries.server.ts"
import { answerEntry, enquiryEntry } from "./enquiry.ts"
import { enterEnquiry } from "./enter-enquiry.server.ts"
import { messages } from "./messages.ts"
import * as shapes from "./shapes.server.ts"

export const enquiryRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "List consultation requests and contact messages together",
      more: "`waiting` sorts by age, the oldest first. `counts` say how many there are of each status. Spam is listed only on request.",
      answer: pageOf(shapes.enquiryRow).extend({ counts: shapes.counts }),
    }),
    query(enquiryListing, messages),
    async (c) => {
      const { owner, ...listing } = c.req.valid("query")
      const ownedBy = owner === "mine" ? userOf(c)._id : owner
      return c.json({ success: true, ...(await listEnquiries({ ...listing, owner: ownedBy })) })
    },
  )
  .post(
    "/",
    describe({
      summary: "Enter an enquiry that came another way",
      more: "By Facebook, Zalo, phone or at the door, for example. It becomes a message in the inbox. With `mailGuest` the guest gets a copy, if `email` is given. One of `phone`, `email` and `chatName` says how to answer.",
      answer: one(shapes.enquiry),
      status: 201,
      idempotent: true,
      example: {
        channel: "zalo",
        name: "Trần Văn Minh",
        phone: "0912 345 678",
        message: "Hai người lớn, một bé 4 tuổi, Hạ Long 2 ngày cuối tuần này còn chỗ không?",
        language: "vi",
      },
    }),
    body(enquiryEntry, messages),
    async (c) => {
      const key = readIdempotencyKey(c.req.header("idempotency-key"))
      return c.json({ success: true, data: await enterEnquiry(c.req.valid("json"), userOf(c), key) }, 201)
    },
  )
  .get(
    "/owners",
    describe({ summary: "List the staff who can take an enquiry", answer: all(shapes.colleague) }),
    async (c) => c.json({ success: true, data: await listColleagues("sales") }),
  )
  .get(
    "/:id",
    describe({
      summary: "Get a request or message with its answers",
      answer: one(shapes.enquiry),
      errors: ["NOT_FOUND"],
    }),
    async (c) => c.json({ success: true, data: await findEnquiry(c.req.param("id")) }),
  )
  .post(
    "/:id/answers",
    describe({
      summary: "Answer by mail",
      more: "Queues the mail, closes the enquiry and makes the caller its owner.",
      answer: one(shapes.enquiry),
      status: 201,
      idempotent: true,
      errors: ["NOT_FOUND", "VERSION_CONFLICT", "NO_EMAIL"],
      example: {
        subject: "Re: Arriving by night train",
        text: "Dear Emma,\n\nYes, you can leave your bags with us from six in the morning.\n\nBest wishes,\nHoa",
        version: 1,
      },
    }),
    body(answerEntry, messages),
    async (c) => {
      const key = readIdempotencyKey(c.req.header("idempotency-key"))
      const data = await answerEnquiry(c.req.param("id"), c.req.valid("json"), userOf(c), key)
      return c.json({ success: true, data }, 201)
    },
  )
