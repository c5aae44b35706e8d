import { leftBehind } from "#domain/account/staff/leave.server.ts"
import { becomesBooking } from "#domain/bookings/lifecycle/becomes-booking.server.ts"
import { EVERYONE, SALES } from "#server/auth/roles.server.ts"
import { mailAreas } from "#server/mail/mail-areas.server.ts"
import { mailKinds } from "#server/mail/words/mail-kinds.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { becomeBooking, correctAnswerAddress, correctEnquiryAddress } from "./change-enquiry.server.ts"
import { consultationPost } from "./consultation/no-js-form.server.ts"
import { consultationRoutes } from "./consultation/routes.server.ts"
import { contactPost } from "./contact/no-js-form.server.ts"
import { contactRoutes } from "./contact/routes.server.ts"
import { ENQUIRY_MAILS, enquiryMailKinds, enquiryMails } from "./enquiry-mails.server.ts"
import { openEnquiries } from "./hand-over.server.ts"
import { personalData } from "./privacy.server.ts"
import { questionPost } from "./question/no-js-form.server.ts"
import { questionRoutes } from "./question/routes.server.ts"
import { enquiryRoutes } from "./routes.server.ts"

const FORM = { "POST /": EVERYONE, "GET /": SALES, "GET /:id": SALES, "PUT /:id": SALES }

export const enquiriesSlice: ServerSlice = {
  endpoints: {
    "/consultations": { group: "Consultations", routes: consultationRoutes, access: FORM },
    "/contact": { group: "Contact", routes: contactRoutes, access: FORM },
    "/questions": { group: "Questions", routes: questionRoutes, access: { "POST /": EVERYONE } },
    "/enquiries": {
      group: "Enquiries",
      routes: enquiryRoutes,
      access: {
        "GET /": SALES,
        "POST /": SALES,
        "GET /owners": SALES,
        "GET /:id": SALES,
        "POST /:id/answers": SALES,
      },
    },
  },
  pages: [{ path: "/contact" }],
  forms: [consultationPost, contactPost, questionPost],
  mails: enquiryMails,
  personalData,
  hooks: [
    becomesBooking.with(becomeBooking),
    mailAreas.with({ sales: ENQUIRY_MAILS }),
    mailKinds.with(enquiryMailKinds),
    leftBehind.with(openEnquiries),
  ],
  addressOwners: { enquiryId: correctEnquiryAddress, answerId: correctAnswerAddress },
}
