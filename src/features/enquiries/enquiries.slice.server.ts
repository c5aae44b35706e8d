import { STAFF } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { answerMails } from "./answer-mails.server.ts"
import { correctAnswerAddress, correctEnquiryAddress } from "./correct-address.server.ts"
import { enquiryRoutes } from "./routes.server.ts"

export const enquiriesSlice: ServerSlice = {
  endpoints: {
    "/enquiries": {
      group: "Enquiries",
      routes: enquiryRoutes,
      access: {
        "GET /": STAFF,
        "GET /owners": STAFF,
        "GET /:id": STAFF,
        "POST /:id/answers": STAFF,
      },
    },
  },
  mails: answerMails,
  addressOwners: { consultationId: correctEnquiryAddress, answerId: correctAnswerAddress },
}
