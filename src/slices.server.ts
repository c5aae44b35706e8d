import { accountSlice } from "./features/account/account.slice.server.ts"
import { accountMails } from "./features/account/mails/account-mails.server.ts"
import { forgottenPasswordPost, passwordResetPost, registrationPost } from "./features/account/no-js-forms.server.ts"
import { postUrls } from "./features/blog/blog.server.ts"
import { blogSlice } from "./features/blog/blog.slice.server.ts"
import { bookingsSlice } from "./features/bookings/bookings.slice.server.ts"
import {
  emailConfirmationPost,
  tourBookingPost,
  transferBookingPost,
} from "./features/bookings/checkout/no-js-forms.server.ts"
import { correctBookingAddress } from "./features/bookings/lifecycle/correct-address.server.ts"
import { bookingMails } from "./features/bookings/mails/booking-mails.server.ts"
import { categoriesSlice } from "./features/categories/categories.slice.server.ts"
import { categoryUrls } from "./features/categories/category-urls.server.ts"
import { consultationsSlice } from "./features/consultations/consultations.slice.server.ts"
import { consultationPost } from "./features/consultations/form/no-js-form.server.ts"
import { consultationMails } from "./features/consultations/mails/consultation-mails.server.ts"
import { contactSlice } from "./features/contact/contact.slice.server.ts"
import { contactMails } from "./features/contact/contact-mails.server.ts"
import { contactPost } from "./features/contact/no-js-form.server.ts"
import { departuresSlice } from "./features/departures/departures.slice.server.ts"
import { answerMails } from "./features/enquiries/answer-mails.server.ts"
import { correctAnswerAddress, correctEnquiryAddress } from "./features/enquiries/correct-address.server.ts"
import { enquiriesSlice } from "./features/enquiries/enquiries.slice.server.ts"
import { holidaysSlice } from "./features/holidays/holidays.slice.server.ts"
import { newsletterSlice } from "./features/newsletter/newsletter.slice.server.ts"
import { newsletterMails } from "./features/newsletter/newsletter-mails.server.ts"
import { confirmPost, newsletterPost, unsubscribePost } from "./features/newsletter/no-js-form.server.ts"
import { privacySlice } from "./features/privacy/privacy.slice.server.ts"
import { productsSlice } from "./features/products/products.slice.server.ts"
import { reviewPost } from "./features/reviews/form/no-js-form.server.ts"
import { reviewMails } from "./features/reviews/mails/review-mails.server.ts"
import { reviewsSlice } from "./features/reviews/reviews.slice.server.ts"
import { findSettings } from "./features/settings/settings.server.ts"
import { settingsSlice } from "./features/settings/settings.slice.server.ts"
import { tourUrls } from "./features/tours/tours.server.ts"
import { toursSlice } from "./features/tours/tours.slice.server.ts"
import { transferUrls } from "./features/transfers/transfers.server.ts"
import { transfersSlice } from "./features/transfers/transfers.slice.server.ts"
import { uploadsSlice } from "./features/uploads/uploads.slice.server.ts"
import type { Config } from "./server/config/config.server.ts"
import type { MailSite } from "./server/mail/mail-template.server.ts"
import type { MailWriter } from "./server/mail/outbox.server.ts"
import { urlsOfList } from "./server/pages/url-registry.server.ts"
import { serverSlice } from "./server/server.slice.server.ts"
import type { ServerSlice } from "./server/slice.server.ts"

/** Who keeps the addresses of mails, by the ids that their payloads hold. */
const addressOwners = {
  bookingId: correctBookingAddress,
  consultationId: correctEnquiryAddress,
  answerId: correctAnswerAddress,
}

/** Every slice, in the order of the API's description. */
export const slices: readonly ServerSlice[] = [
  bookingsSlice,
  toursSlice,
  departuresSlice,
  holidaysSlice,
  transfersSlice,
  productsSlice,
  categoriesSlice,
  reviewsSlice,
  blogSlice,
  uploadsSlice,
  accountSlice,
  consultationsSlice,
  contactSlice,
  enquiriesSlice,
  newsletterSlice,
  settingsSlice,
  privacySlice,
  serverSlice({ findSettings, addressOwners }),
]

/** Forms that work without JavaScript. */
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

const STATIC_PAGES = ["/", "/tours", "/transfers", "/blog", "/about", "/contact", "/privacy", "/terms"]

/** Pages for the sitemap, by the name of their part. */
export const urls = {
  pages: urlsOfList(async () => STATIC_PAGES.map((path) => ({ path }))),
  categories: categoryUrls,
  tours: tourUrls,
  transfers: transferUrls,
  blog: postUrls,
}

export function mailWriters(config: Pick<Config, "siteUrl" | "staffEmail">): Record<string, MailWriter> {
  const site: MailSite = { ...config, findCompany: findSettings }
  return {
    ...bookingMails(site),
    ...accountMails(site),
    ...consultationMails(site),
    ...contactMails(site),
    ...answerMails(site),
    ...newsletterMails(site),
    ...reviewMails(site),
  }
}
