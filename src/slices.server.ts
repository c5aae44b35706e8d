/* What the features hand to the site: forms, pages for search engines, and mails. */

import { accountMails } from "./features/account/mails/account-mails.server.ts"
import { forgottenPasswordPost, passwordResetPost, registrationPost } from "./features/account/no-js-forms.server.ts"
import { postUrls } from "./features/blog/blog.server.ts"
import {
  emailConfirmationPost,
  tourBookingPost,
  transferBookingPost,
} from "./features/bookings/checkout/no-js-forms.server.ts"
import { bookingMails } from "./features/bookings/mails/booking-mails.server.ts"
import { categoryUrls } from "./features/categories/category-urls.server.ts"
import { consultationPost } from "./features/consultations/form/no-js-form.server.ts"
import { consultationMails } from "./features/consultations/mails/consultation-mails.server.ts"
import { contactMails } from "./features/contact/contact-mails.server.ts"
import { contactPost } from "./features/contact/no-js-form.server.ts"
import { answerMails } from "./features/enquiries/answer-mails.server.ts"
import { newsletterMails } from "./features/newsletter/newsletter-mails.server.ts"
import { confirmPost, newsletterPost, unsubscribePost } from "./features/newsletter/no-js-form.server.ts"
import { reviewPost } from "./features/reviews/form/no-js-form.server.ts"
import { reviewMails } from "./features/reviews/mails/review-mails.server.ts"
import { findSettings } from "./features/settings/settings.server.ts"
import { tourUrls } from "./features/tours/tours.server.ts"
import { transferUrls } from "./features/transfers/transfers.server.ts"
import type { Config } from "./server/config/config.server.ts"
import type { MailSite } from "./server/mail/mail-template.server.ts"
import type { MailWriter } from "./server/mail/outbox.server.ts"
import { urlsOfList } from "./server/pages/url-registry.server.ts"

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
