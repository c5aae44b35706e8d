import { EVERYONE, STAFF } from "#server/auth/roles.server.ts"
import { mailKinds } from "#server/mail/words/mail-kinds.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { correctAnswerAddress, correctEnquiryAddress } from "./change-enquiry.server.ts"
import { consultationPost } from "./consultation/no-js-form.server.ts"
import { consultationRoutes } from "./consultation/routes.server.ts"
import { contactPost } from "./contact/no-js-form.server.ts"
import { contactRoutes } from "./contact/routes.server.ts"
import { enquiryMailKinds, enquiryMails } from "./enquiry-mails.server.ts"
import { personalData } from "./privacy.server.ts"
import { questionPost } from "./question/no-js-form.server.ts"
import { questionRoutes } from "./question/routes.server.ts"
import { enquiryRoutes } from "./routes.server.ts"

const FORM = { "POST /": EVERYONE, "GET /": STAFF, "GET /:id": STAFF, "PUT /:id": STAFF }

export const enquiriesSlice: ServerSlice = {
  endpoints: {
    "/consultations": { group: "Consultations", routes: consultationRoutes, access: FORM },
    "/contact": { group: "Contact", routes: contactRoutes, access: FORM },
    "/questions": { group: "Questions", routes: questionRoutes, access: { "POST /": EVERYONE } },
    "/enquiries": {
      group: "Enquiries",
      routes: enquiryRoutes,
      access: {
        "GET /": STAFF,
        "POST /": STAFF,
        "GET /owners": STAFF,
        "GET /:id": STAFF,
        "POST /:id/answers": STAFF,
      },
    },
  },
  pages: [{ path: "/contact" }],
  forms: [consultationPost, contactPost, questionPost],
  mails: enquiryMails,
  hooks: [mailKinds.with(enquiryMailKinds)],
  personalData,
  addressOwners: { enquiryId: correctEnquiryAddress, answerId: correctAnswerAddress },
}
