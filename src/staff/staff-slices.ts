import { account } from "#features/account/staff/staff-slice.ts"
import { blog } from "#features/blog/staff/staff-slice.ts"
import { bookings } from "#features/bookings/staff/staff-slice.ts"
import { catalogue } from "#features/catalogue/staff/staff-slice.ts"
import { categories } from "#features/categories/staff/staff-slice.ts"
import { contactLog } from "#features/contact-log/staff/staff-slice.ts"
import { departures } from "#features/departures/staff/staff-slice.ts"
import { enquiries } from "#features/enquiries/staff/staff-slice.ts"
import { holidays } from "#features/holidays/staff/staff-slice.ts"
import { newsletter } from "#features/newsletter/staff/staff-slice.ts"
import { people } from "#features/people/staff/staff-slice.ts"
import { products } from "#features/products/staff/staff-slice.ts"
import { reviews } from "#features/reviews/staff/staff-slice.ts"
import { settings } from "#features/settings/staff/staff-slice.ts"
import { synonyms } from "#features/synonyms/staff/staff-slice.ts"
import { tours } from "#features/tours/staff/staff-slice.ts"
import { transfers } from "#features/transfers/staff/staff-slice.ts"
import { uploads } from "#features/uploads/staff/staff-slice.ts"
import { waitingList } from "#features/waiting-list/staff/staff-slice.ts"
import { calendar } from "./calendar/staff-slice.ts"
import { outbox } from "./outbox/staff-slice.ts"
import type { StaffSlice } from "./staff-slice.ts"

/** The slices of the back office, in the order of the menu. */
export const staffSlices: StaffSlice[] = [
  bookings,
  calendar,
  departures,
  waitingList,
  enquiries,
  contactLog,
  people,
  reviews,
  tours,
  transfers,
  products,
  catalogue,
  categories,
  blog,
  uploads,
  holidays,
  synonyms,
  outbox,
  settings,
  account,
  newsletter,
]
