import { tourBookingPost, transferBookingPost } from "#features/bookings/booking-form-posts.server.ts"
import { consultationPost } from "#features/consultations/consultation-form-post.server.ts"
import { contactPost } from "#features/contact/contact-form-post.server.ts"
import { confirmPost, newsletterPost, unsubscribePost } from "#features/newsletter/newsletter-form-post.server.ts"
import { reviewPost } from "#features/reviews/review-form-post.server.ts"

/** Every form that may be posted to its page, without script. */
export const forms = [
  tourBookingPost,
  transferBookingPost,
  consultationPost,
  contactPost,
  newsletterPost,
  confirmPost,
  unsubscribePost,
  reviewPost,
]
