import { signCompany } from "#domain/settings/registration.ts"
import { accountSlice } from "./domain/account/account.slice.server.ts"
import { assignmentsSlice } from "./domain/assignments/assignments.slice.server.ts"
import { auditLogSlice } from "./domain/audit-log/audit-log.slice.server.ts"
import { bankStatementsSlice } from "./domain/bank-statements/bank-statements.slice.server.ts"
import { blogSlice } from "./domain/blog/blog.slice.server.ts"
import { boardingSlice } from "./domain/boarding/boarding.slice.server.ts"
import { boardingRoutes } from "./domain/boarding/routes.server.ts"
import { bookingsSlice } from "./domain/bookings/bookings.slice.server.ts"
import { cashBookSlice } from "./domain/cash-book/cash-book.slice.server.ts"
import { catalogueSlice } from "./domain/catalogue/catalogue.slice.server.ts"
import { categoriesSlice } from "./domain/categories/categories.slice.server.ts"
import { contactLogSlice } from "./domain/contact-log/contact-log.slice.server.ts"
import { departuresSlice } from "./domain/departures/departures.slice.server.ts"
import { tourDateRoutes } from "./domain/departures/tour-routes.server.ts"
import { enquiriesSlice } from "./domain/enquiries/enquiries.slice.server.ts"
import { figuresSlice } from "./domain/figures/figures.slice.server.ts"
import { holidaysSlice } from "./domain/holidays/holidays.slice.server.ts"
import { invoicesSlice } from "./domain/invoices/invoices.slice.server.ts"
import { findMailWords } from "./domain/mail-words/mail-words.server.ts"
import { mailWordsSlice } from "./domain/mail-words/mail-words.slice.server.ts"
import { newsletterSlice } from "./domain/newsletter/newsletter.slice.server.ts"
import { openingChecks } from "./domain/opening/opening.server.ts"
import { openingSlice } from "./domain/opening/opening.slice.server.ts"
import { pagesSlice } from "./domain/pages/pages.slice.server.ts"
import { presetsSlice } from "./domain/presets/presets.slice.server.ts"
import { privacySlice } from "./domain/privacy/privacy.slice.server.ts"
import { productsSlice } from "./domain/products/products.slice.server.ts"
import { refundsSlice } from "./domain/refunds/refunds.slice.server.ts"
import { resourcesSlice } from "./domain/resources/resources.slice.server.ts"
import { reviewsSlice } from "./domain/reviews/reviews.slice.server.ts"
import { postLists, tourLists, transferLists, transferSearchRoute } from "./domain/search/lists.server.ts"
import { searchSlice } from "./domain/search/search.slice.server.ts"
import { findSettings } from "./domain/settings/settings.server.ts"
import { settingsSlice } from "./domain/settings/settings.slice.server.ts"
import { slipsSlice } from "./domain/slips/slips.slice.server.ts"
import { synonymsSlice } from "./domain/synonyms/synonyms.slice.server.ts"
import { toursSlice } from "./domain/tours/tours.slice.server.ts"
import { transfersSlice } from "./domain/transfers/transfers.slice.server.ts"
import { uploadsSlice } from "./domain/uploads/uploads.slice.server.ts"
import { waitingListSlice } from "./domain/waiting-list/waiting-list.slice.server.ts"
import { wishlistSlice } from "./domain/wishlist/wishlist.slice.server.ts"
import type { Config } from "./server/config/config.server.ts"
import { joinPersonalData } from "./server/database/personal-data.server.ts"
import { references } from "./server/database/references.server.ts"
import { requireArea } from "./server/mail/mail-areas.server.ts"
import type { MailWriter } from "./server/mail/send-mails.server.ts"
import type { AddressOwners } from "./server/mail/staff/outbox-changes.server.ts"
import type { FindPicture } from "./server/media/media.server.ts"
import { serverSlice } from "./server/server.slice.server.ts"
import type { ServerSlice } from "./server/slice.server.ts"

/** The page that belongs to no slice. */
const framePages: ServerSlice = {
  pages: [{ path: "/", showsPlacesLeft: true }],
}

/** In the order of the API's description. */
export const domainSlices: readonly ServerSlice[] = [
  bookingsSlice,
  slipsSlice,
  refundsSlice,
  bankStatementsSlice,
  invoicesSlice,
  toursSlice({ lists: tourLists, dates: tourDateRoutes }),
  departuresSlice({ onBoard: boardingRoutes }),
  boardingSlice,
  resourcesSlice,
  assignmentsSlice,
  cashBookSlice,
  waitingListSlice,
  holidaysSlice,
  transfersSlice({ lists: transferLists, search: transferSearchRoute }),
  productsSlice,
  catalogueSlice,
  categoriesSlice,
  reviewsSlice,
  blogSlice({ lists: postLists }),
  pagesSlice,
  searchSlice,
  synonymsSlice,
  uploadsSlice,
  accountSlice,
  wishlistSlice,
  enquiriesSlice,
  contactLogSlice,
  newsletterSlice,
  settingsSlice,
  openingSlice,
  figuresSlice,
  auditLogSlice,
  mailWordsSlice,
  presetsSlice,
  framePages,
]

/** Puts together what slices register with the server, and registers what lower ones take from higher ones. */
export function compose(domainSlices: readonly ServerSlice[]) {
  const addressOwners: AddressOwners = Object.assign({}, ...domainSlices.map((of) => of.addressOwners))
  const server = serverSlice({ findSettings, addressOwners })
  const personalData = joinPersonalData([...domainSlices, server].map((of) => of.personalData))
  const slices = [...domainSlices, privacySlice(personalData), server]
  const named = slices.flatMap((slice) => slice.references ?? []).map((reference) => references.with(reference))
  const steps = openingChecks.with(Object.assign({}, ...slices.map((slice) => slice.openingSteps)))
  for (const register of [steps, ...named, ...slices.flatMap((slice) => slice.hooks ?? [])]) register()
  return {
    slices,
    personalData,
    forms: slices.flatMap((slice) => slice.forms ?? []),
    pages: slices.flatMap((slice) => slice.pages ?? []),
    pictures: Object.assign({}, ...slices.map((slice) => slice.pictures)) as Record<string, FindPicture>,
    mailWriters: (config: Pick<Config, "siteUrl" | "staffEmail">): Record<string, MailWriter> => {
      const site = {
        ...config,
        findCompany: async () => signCompany(await findSettings()),
        findWords: findMailWords,
      }
      const writers: Record<string, MailWriter> = Object.assign({}, ...slices.map((slice) => slice.mails?.(site)))
      for (const kind of Object.keys(writers)) requireArea(kind)
      return writers
    },
  }
}

export const { slices, personalData, forms, pages, pictures, mailWriters } = compose(domainSlices)
