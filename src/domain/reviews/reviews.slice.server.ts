import { CONTENT, EVERYONE, PUBLIC } from "#server/auth/roles.server.ts"
import { mailAreas } from "#server/mail/mail-areas.server.ts"
import { mailKinds } from "#server/mail/words/mail-kinds.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { reviewPost } from "./form/no-js-form.server.ts"
import { sweepPhotos } from "./form/photos.server.ts"
import { STAFF_MAIL } from "./form/review-writing.server.ts"
import { reviewMailKinds, reviewMails } from "./mails/review-mails.server.ts"
import { findPhoto, PHOTOS } from "./photo-access.server.ts"
import { personalData } from "./privacy.server.ts"
import { INVITATION_MAIL, sendNextReviewInvitation } from "./reviews.server.ts"
import { reviewRoutes } from "./routes.server.ts"

export const reviewsSlice: ServerSlice = {
  endpoints: {
    "/reviews": {
      group: "Reviews",
      routes: reviewRoutes,
      access: {
        "GET /": PUBLIC,
        "GET /latest": PUBLIC,
        // Requires a mailed link or access to the booking.
        "GET /own": EVERYONE,
        "PUT /own": EVERYONE,
        "POST /own/photos": EVERYONE,
        "DELETE /own/photos/:key": EVERYONE,
        "GET /moderation": CONTENT,
        "GET /moderation/:id": CONTENT,
        "PUT /moderation/:id": CONTENT,
        "POST /moderation/:id/undo": CONTENT,
      },
    },
  },
  pictures: { [PHOTOS]: findPhoto },
  forms: [reviewPost],
  mails: reviewMails,
  hooks: [mailAreas.with({ guests: [INVITATION_MAIL], content: [STAFF_MAIL] }), mailKinds.with(reviewMailKinds)],
  personalData,
  sweep: sweepPhotos,
  jobs: [
    {
      name: "review invitations",
      everyMs: 60_000,
      run: async (stopped) => {
        while (!stopped() && (await sendNextReviewInvitation()));
      },
    },
  ],
}
