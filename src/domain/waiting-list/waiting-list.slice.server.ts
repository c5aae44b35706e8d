import { placesFreed } from "#domain/departures/places-freed.server.ts"
import { EVERYONE, GUESTS, SALES } from "#server/auth/roles.server.ts"
import { requestCounts } from "#server/limits/request-counts.server.ts"
import { sweepOutbox } from "#server/mail/forget-mails.server.ts"
import { mailAreas } from "#server/mail/mail-areas.server.ts"
import { mailKinds } from "#server/mail/words/mail-kinds.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { waitingListPost, waitingPlacePost } from "./no-js-forms.server.ts"
import { ENDED_MAIL, OFFER_MAIL, offerFreePlaces } from "./offers.server.ts"
import { personalData } from "./privacy.server.ts"
import { waitingCounts } from "./request-counts.server.ts"
import { waitingListRoutes } from "./routes.server.ts"
import { keepWaitingLists, REQUEST_MAIL, sweepWaitingLists } from "./waiting-list.server.ts"
import { waitingListMailKinds, waitingListMails } from "./waiting-list-mails.server.ts"

export const waitingListSlice: ServerSlice = {
  endpoints: {
    "/waiting-list": {
      group: "Waiting list",
      routes: waitingListRoutes,
      access: {
        "POST /": EVERYONE,
        "GET /": GUESTS,
        "GET /offered": SALES,
        "GET /place": EVERYONE,
        "POST /confirm": EVERYONE,
        "POST /leave": EVERYONE,
        "DELETE /:id": SALES,
      },
    },
  },
  forms: [waitingListPost, waitingPlacePost],
  mails: waitingListMails,
  jobs: [{ name: "waiting lists", everyMs: 60_000, run: keepWaitingLists }],
  sweep: async () => {
    for (const kind of [REQUEST_MAIL, OFFER_MAIL, ENDED_MAIL]) await sweepOutbox(kind)
    await sweepWaitingLists()
  },
  personalData,
  hooks: [
    mailAreas.with({ guests: [REQUEST_MAIL, OFFER_MAIL, ENDED_MAIL] }),
    mailKinds.with(waitingListMailKinds),
    placesFreed.with(offerFreePlaces),
    requestCounts.with(waitingCounts),
  ],
}
