import { forgottenPasswordPost, passwordResetPost, registrationPost } from "./features/account/no-js-forms.server.ts"
import {
  emailConfirmationPost,
  tourBookingPost,
  transferBookingPost,
} from "./features/bookings/checkout/no-js-forms.server.ts"
import { consultationPost } from "./features/consultations/form/no-js-form.server.ts"
import { contactPost } from "./features/contact/no-js-form.server.ts"
import { confirmPost, newsletterPost, unsubscribePost } from "./features/newsletter/no-js-form.server.ts"
import { reviewPost } from "./features/reviews/form/no-js-form.server.ts"

export const forms = [
  tourBookingPost,
  transferBookingPost,
  emailConfirmationPost,
  consultationPost,
  contactPost,
  newsletterPost,
  confirmPost,
  unsubscribePost,
  reviewPost,
  registrationPost,
  forgottenPasswordPost,
  passwordResetPost,
]
