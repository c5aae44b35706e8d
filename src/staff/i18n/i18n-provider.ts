import polyglotI18nProvider from "ra-i18n-polyglot"
import reactAdminEn from "ra-language-english"
import { accountMessages } from "#features/account/staff/screens/messages.ts"
import { postMessages } from "#features/blog/staff/editor/messages.ts"
import { bookingMessages } from "#features/bookings/staff/messages.ts"
import { catalogueMessages } from "#features/catalogue/staff/messages.ts"
import {
  categoryMessages,
  placeMessages,
  tourCategoryMessages,
  transferCategoryMessages,
} from "#features/categories/staff/messages.ts"
import { consultationMessages } from "#features/consultations/staff/messages.ts"
import { departureMessages } from "#features/departures/staff/messages.ts"
import { enquiryMessages } from "#features/enquiries/staff/messages.ts"
import { holidayMessages } from "#features/holidays/staff/messages.ts"
import { personMessages } from "#features/people/staff/messages.ts"
import { productMessages } from "#features/products/staff/messages.ts"
import { reviewMessages } from "#features/reviews/staff/messages.ts"
import { settingsFields, settingsMessages } from "#features/settings/staff/messages.ts"
import { tourMessages } from "#features/tours/staff/editor/messages.ts"
import { transferMessages, vehicleMessages } from "#features/transfers/staff/editor/messages.ts"
import { uploadMessages } from "#features/uploads/staff/messages.ts"
import type { Localized } from "#i18n/localized.ts"
import { calendarMessages } from "#staff/calendar/messages.ts"
import { setApiLanguage } from "#staff/http.ts"
import { contentMessages } from "#staff/ui/content/messages.ts"
import { pictureMessages } from "#staff/ui/pictures/messages.ts"
import { richTextMessages } from "#staff/ui/rich-text/messages.ts"
import { messages } from "./messages.ts"
import { reactAdminVi } from "./react-admin-vi.ts"

type Texts = { [name: string]: Localized | Texts }
type Flat = { [name: string]: string | Flat }

/** Returns texts in one language, in the shape that polyglot reads. */
function inOne(language: "en" | "vi", texts: Texts): Flat {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, isLocalized(text) ? text[language] : inOne(language, text)]),
  )
}

function isLocalized(text: Localized | Texts): text is Localized {
  return typeof text.en === "string"
}

const all: Texts = {
  ...messages,
  uploads: uploadMessages,
  pictures: pictureMessages,
  richText: richTextMessages,
  bookings: bookingMessages,
  consultations: consultationMessages,
  enquiries: enquiryMessages,
  people: personMessages,
  reviews: reviewMessages,
  content: { ...contentMessages, fields: { ...settingsFields, ...contentMessages.fields } },
  catalogue: catalogueMessages,
  tours: tourMessages,
  settings: settingsMessages,
  accounts: accountMessages,
  departures: departureMessages,
  holidays: holidayMessages,
  calendar: calendarMessages,
  transfers: transferMessages,
  vehicles: vehicleMessages,
  products: productMessages,
  categories: categoryMessages,
  places: placeMessages,
  tourCategories: tourCategoryMessages,
  transferCategories: transferCategoryMessages,
  blogs: postMessages,
}

/** react-admin's English, which says 'Logout' where our texts say 'Sign out'. */
const english = { ra: { ...reactAdminEn.ra, auth: { ...reactAdminEn.ra.auth, logout: "Sign out" } } }

/** Vietnamese first, English by the switch in the bar. */
export const i18nProvider = polyglotI18nProvider(
  (locale) => {
    const language = locale === "en" ? "en" : "vi"
    setApiLanguage(language)
    document.documentElement.lang = language
    return { ...(language === "en" ? english : reactAdminVi), ...inOne(language, all) } as never
  },
  "vi",
  [
    { locale: "vi", name: "Tiếng Việt" },
    { locale: "en", name: "English" },
  ],
  { allowMissing: false },
)
